import { describe, expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

describe('a distributor’s item', () => {
  it.each([
    ['Acme Item', 'Mfr Part No'],
    ['Stock #', 'Vendor Part #'],
    ['SKU', 'MPN'],
    ['Artikel-Nr.', 'Hersteller-Nr.'],
    ['Bestelnr.', 'Artikelnr. fabrikant'],
  ])('is its own number, not the maker’s: %s beside %s', (own, makers) => {
    const rows = (headings: string[], cells: string[]) => linesOf([headings, cells, cells]);
    expect(
      rows([makers, own, 'Description', 'Cost'], ['T-51', '151604', 'Ridge tent', '24.25'])[0],
    ).toMatchObject({
      sku: '151604',
      title: 'Ridge tent',
    });
    expect(rows([makers, 'Description', 'Cost'], ['T-51', 'Ridge tent', '24.25'])[0]).toMatchObject({
      sku: 'T-51',
    });
  });
});

describe('a display', () => {
  it('holds its pieces, and what is in it makes no lines', () => {
    const lines = linesOf([
      ['Item', 'Display', 'Pieces', 'Cost / pc', 'Display total'],
      ['D-1', 'Spice rack', '36', '$5.00', '$180.00'],
      ['', '12 x salt', '', '', ''],
      ['N-1', '24 x pepper, ground', '', '', ''],
      ['', 'Includes: header card', '', '', ''],
      ['D-2', 'Oil tower', '18', '$6.00', '$108.00'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'D-1', casePack: 36, cost: 5 },
      { sku: 'D-2', casePack: 18, cost: 6 },
    ]);
  });

  it('is a case by its price, too', () => {
    const lines = linesOf([
      ['Item', 'Prepack', 'Units per display', 'Display cost'],
      ['D-1', 'Spice rack', '36', '$180.00'],
      ['D-2', 'Oil tower', '18', '$108.00'],
    ]);
    expect(lines).toMatchObject([
      { casePack: 36, cost: 5 },
      { casePack: 18, cost: 6 },
    ]);
  });
});
