import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const sheet = (name: string | null, rows: string[][]) => ({
  name,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
const titlesOf = (rows: string[][]) => readPriceList([sheet('Prices', rows)]).lines.map(({ title }) => title);

const GOODS = [
  ['Part #', 'Model', 'Dealer Net', 'MSRP'],
  ['TC-1', 'Trunk rack', '$88.50', '$169.99'],
  ['TC-2', 'Hitch rack', '$264.00', '$499.99'],
];

describe('terms beside goods', () => {
  it('are no goods on a sheet of their own, whatever amounts they name', () => {
    const { lines } = readPriceList([
      sheet('Racks', GOODS),
      sheet('Dealer Terms', [
        ['2026 Dealer Terms'],
        ['Opening order', '$750.00'],
        ['Reorder minimum', '$150.00'],
        ['Returned check', '$35.00'],
        ['Orders below the minimum', '$10.00'],
      ]),
    ]);
    expect(lines.map(({ sku }) => sku)).toEqual(['TC-1', 'TC-2']);
  });

  it.each([
    'Reorder minimum',
    'Reorders',
    'Minimum reorder',
    'Order minimum',
    'Restocking fee',
    'Small order fee',
    'Drop ship fee',
    'Free freight at',
    'Mindestbestellwert',
    'Minimum de commande',
  ])('are no goods below them: %s', (term) => {
    const goods = [
      ['Product', 'Wholesale'],
      ['Sea salt crackers', '$3.25'],
      ['Rosemary crackers', '$3.45'],
    ];
    expect(titlesOf([...goods, [term, '$150.00']])).toEqual(['Sea salt crackers', 'Rosemary crackers']);
  });

  it('don’t keep a sheet from being read that is called after them and lists goods with their numbers', () => {
    const { lines } = readPriceList([sheet('Terms', GOODS)]);
    expect(lines).toHaveLength(2);
  });
});

it('takes no time over a cell of blanks', () => {
  const rows = ['Sub', 'small-order ', 'Minimum'].map((word) => [`${word}${' '.repeat(9_000)}x`, '$3.10']);
  const start = performance.now();
  titlesOf([['Description', 'Wholesale'], ...rows]);
  expect(performance.now() - start).toBeLessThan(500);
});

describe('goods whose names begin as terms do', () => {
  it.each([
    'Thanks a Bunch (Bananas)',
    'Note Cards, Ferns',
    'Signature Blend, 12 oz',
    'Date Syrup, 8 oz',
    'Phone Stand, walnut',
    'Please & Thank You Mugs',
  ])('are goods where what is paid and what shops ask stand beside them: %s', (name) => {
    const rows = [
      ['Description', 'Wholesale', 'Retail'],
      ['Otter with Balloon', '$2.75', '$5.50'],
      [name, '$3.10', '$6.00'],
    ];
    expect(titlesOf(rows)).toEqual(['Otter with Balloon', name]);
  });

  it('are goods with their price alone, where the words are none of terms', () => {
    const rows = [
      ['Description', 'Wholesale'],
      ['Note Cards, Ferns', '$2.75'],
      ['Signature Blend, 12 oz', '$5.50'],
      ['Date Syrup, 8 oz', '$5.50'],
      ['Phone Stand, walnut', '$9.50'],
      ['Note: samples', '$5.50'],
      ['Date', '$5.50'],
    ];
    expect(titlesOf(rows)).toEqual([
      'Note Cards, Ferns',
      'Signature Blend, 12 oz',
      'Date Syrup, 8 oz',
      'Phone Stand, walnut',
    ]);
  });

  it('and sections that are called so are the categories of what stands below', () => {
    const { lines } = readPriceList([
      sheet('Cards', [
        ['Item', 'Description', 'Wholesale'],
        ['BIRTHDAY'],
        ['B-1', 'Otter', '$2.75'],
        ['Thank You Cards'],
        ['T-1', 'Bouquet', '$2.75'],
        ['Thank you for your order'],
        ['T-2', 'Bananas', '$2.75'],
      ]),
    ]);
    expect(lines.map(({ category }) => category)).toEqual(['BIRTHDAY', 'Thank You Cards', 'Thank You Cards']);
  });
});
