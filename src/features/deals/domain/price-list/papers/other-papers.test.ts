import { describe, expect, it } from 'vitest';
import type { ColumnChoices } from '../price-list-line.ts';
import { readPriceList } from '../read-price-list.ts';
import { INVOICE_NOTE, ORDER_NOTE, PUBLIC_NOTE, SALES_NOTE, STOCK_NOTE } from './paper-notes.ts';

const readingOf = (rows: string[][], choices: ColumnChoices = {}) =>
  readPriceList(
    [{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }],
    choices,
  );
const linesOf = (rows: string[][]) => readingOf(rows).lines;

describe('an invoice', () => {
  const rows = [
    ['INVOICE'],
    ['Invoice #', '20318', '', 'Due date', '2026-02-07'],
    [''],
    ['Item', 'Description', 'Quantity', 'Unit Price', 'Amount'],
    ['N-1', 'Salt', '6', '5.00', '30.00'],
    ['N-2', 'Pepper', '12', '2.50', '30.00'],
  ];

  it('is no price list, and is told apart', () => {
    const { lines, notes } = readingOf(rows);
    expect(lines).toEqual([]);
    expect(notes).toContain(INVOICE_NOTE);
  });

  it('is read where a person says what its columns are', () => {
    expect(readingOf(rows, { Prices: { 0: 'sku', 1: 'title', 3: 'cost' } }).lines).toHaveLength(2);
  });

  it('has list prices and discounts, too, and numbers of items that look like quantities', () => {
    const lines = linesOf([
      ['Wren & Co', '', 'INVOICE #20331'],
      ['Bill to', 'Northside'],
      ['Qty Ord', 'Qty Shp', 'Item', 'Description', 'List', 'Disc', 'Net', 'Ext Net'],
      ['6', '6', 'N-1', 'Salt', '10.00', '50%', '5.00', '30.00'],
      ['12', '12', 'N-2', 'Pepper', '5.00', '50%', '2.50', '30.00'],
      ['', '', '', '', '', '', 'Total', '60.00'],
    ]);
    expect(lines).toEqual([]);
  });

  it('is one of VAT, whose prices were rounded once their discount was taken off', () => {
    const { lines, notes } = readingOf([
      ['VAT INVOICE'],
      ['Tax point 9 January 2026'],
      ['Ref', 'Title', 'Qty', 'Unit price', 'Disc', 'Net'],
      ['9P-01', 'The Kitchen Garden Year', '3', '£25.00', '55%', '£33.75'],
      ['9P-02', 'Walks on the Coast', '4', '£12.99', '55%', '£23.40'],
      ['', 'Total net', '', '', '', '£57.15'],
    ]);
    expect(lines).toEqual([]);
    expect(notes).toContain(INVOICE_NOTE);
  });

  it('is none that has no quantities filled in, or says what cases hold', () => {
    const form = rows.map((cells, at) => (at < 4 ? cells : cells.with(2, '').with(4, '0')));
    expect(linesOf(form)).toHaveLength(2);
    const cases = rows.map((cells, at) =>
      at === 3 ? ['Item', 'Description', 'Pack', 'Unit Price', 'Case Price'] : cells,
    );
    expect(linesOf(cases)).toHaveLength(2);
  });
});

describe('an order', () => {
  const bought = [
    ['Item', 'Description', 'Qty', 'Unit price', 'Disc', 'Amount'],
    ['N-1', 'Salt', '6', '5.00', '10%', '27.00'],
    ['N-2', 'Pepper', '12', '2.50', '', '30.00'],
  ];

  it.each([
    ['ORDER CONFIRMATION', 'Ship to: Northside, Reno NV'],
    ['Auftragsbestätigung Nr. 4471', 'Kundennummer 88'],
    ['Confirmation de commande', 'Livré à : Lyon'],
    ['Conferma d’ordine 12/2026', 'Destinatario: Bianchi'],
    ['Sales order SO-88213', 'Your PO 4471'],
  ])('is no price list: %s', (name, to) => {
    const { lines, notes } = readingOf([[name], [to], ...bought]);
    expect(lines).toEqual([]);
    expect(notes).toContain(ORDER_NOTE);
  });

  it('is known by its sum where nothing names it', () => {
    expect(linesOf([...bought, ['', '', '', '', 'Total', '57.00']])).toEqual([]);
    expect(linesOf(bought)).toHaveLength(2);
  });

  it('is none where it is a quotation: what is offered may be bought so', () => {
    expect(linesOf([['Quotation Q-88'], ...bought, ['', '', '', '', 'Total', '57.00']])).toHaveLength(2);
  });

  it('is one with case packs and codes, too, where it is summed up', () => {
    const rows = [
      ['Invoice 4451', '', '', '', ''],
      ['Bill to: Northside', '', '', '', ''],
      ['Item', 'Description', 'Case pack', 'Qty', 'Price', 'Amount'],
      ['N-1', 'Salt', '12', '6', '5.00', '30.00'],
      ['N-2', 'Pepper', '6', '12', '2.50', '30.00'],
    ];
    expect(linesOf([...rows, ['', '', '', '', 'Total', '60.00']])).toEqual([]);
    expect(linesOf(rows)).toHaveLength(2);
  });

  it('is known where only quantities stand on it, and a form to order by isn’t', () => {
    const slip = [
      ['Packing slip', '', ''],
      ['Ship to: Reno', '', ''],
      ['Item', 'Description', 'Qty', 'Price'],
      ['N-1', 'Salt', '6', '5.00'],
      ['N-2', 'Pepper', '12', '2.50'],
    ];
    expect(linesOf(slip)).toEqual([]);
    const form = slip.map((cells, at) => (at === 0 ? ['Order form'] : at > 2 ? cells.with(2, '') : cells));
    expect(linesOf(form)).toHaveLength(2);
  });
});

describe('stock and freight', () => {
  it('hold no prices, whatever figures stand there', () => {
    const stock = (weight: string) => [
      ['SKU', 'UPC', 'Description', 'On hand', 'Available', weight],
      ['N-1', '850123400139', 'Fine sea salt', '7', '0', '1.22'],
      ['N-2', '850123400207', 'Black pepper', '10', '3', '7.17'],
    ];
    expect(linesOf(stock('Weight lb'))).toEqual([]);
    expect(linesOf(stock('Gewicht kg'))).toEqual([]);
    expect(linesOf(stock('Unit price'))).toHaveLength(2);
  });

  it('hold no prices under headings that nobody knows', () => {
    const rows = [
      ['sku', 'upc', 'name', 'qty_available', 'avg_monthly'],
      ['N-1', '850123400139', 'Fine salt', '6', '3.25'],
      ['N-2', '850123400207', 'Black pepper', '16', '4.50'],
      ['N-3', '850123400207', 'White pepper', '16', '4.75'],
    ];
    expect(linesOf(rows)).toEqual([]);
  });

  it('say what shops charge, and nothing to buy at', () => {
    const rows = (price: string) => [
      ['SKU', 'Description', 'On hand', 'ETA', price],
      ['N-1', 'Salt', '6', '', '10.00'],
    ];
    expect(readingOf(rows('MSRP'))).toMatchObject({ lines: [] });
    expect(readingOf(rows('MSRP')).notes).toContain(STOCK_NOTE);
    expect(linesOf(rows('Dealer'))).toHaveLength(1);
    expect(linesOf([['Keystone: 50% off MSRP'], ...rows('MSRP')])).toMatchObject([{ cost: 5 }]);
  });

  it.each([
    [['Product', 'SKU', 'Qty Sold', 'Amount', 'Avg Price']],
    [['Artikel', 'Artikel-Nr.', 'Verkaufte Menge', 'Umsatz', 'Preis']],
    [['Item', 'SKU', 'Net sales', '% of sales', 'Price']],
  ])('say what was sold, and nothing to buy at: %s', (headings) => {
    const { lines, notes } = readingOf([headings, ['Salt', 'N-1', '6', '31.00', '5.17']]);
    expect(lines).toEqual([]);
    expect(notes).toContain(SALES_NOTE);
  });

  it('are told from a list that says what was sold beside what it costs and holds', () => {
    const rows = [
      ['Item', 'SKU', 'Units sold', 'Wholesale', 'Case pack'],
      ['Salt', 'N-1', '600', '5.00', '12'],
    ];
    expect(linesOf(rows)).toMatchObject([{ cost: 5, casePack: 12 }]);
    expect(linesOf(rows.map((cells) => cells.slice(0, 4)))).toMatchObject([{ cost: 5 }]);
  });

  it('are told by their name where their headings are those of goods', () => {
    const rows = [
      ['Code', 'Description', 'Min order', 'Rate'],
      ['A', 'Half prepaid', '$250', '$12.50'],
    ];
    expect(linesOf([['Freight program'], ...rows])).toEqual([]);
    expect(linesOf([['Services'], ...rows])).toHaveLength(1);
  });

  it.each([
    [['Zone', 'States', 'Under $500', '$500 - $999', '$1,000+']],
    [['Order value', 'Ground', 'Express']],
    [['Versandkosten', 'Land', 'Preis']],
    [['Carrier', 'Service name', 'Rate']],
  ])('are told by what they head: %s', (headings) => {
    const freight = [headings, ['Z1', 'West', '$14.00', '$9.00'], ['Z2', 'Midwest', '$19.00', '$14.00']];
    expect(linesOf(freight)).toEqual([]);
    const goods = [
      ['SKU', 'Name', 'Wholesale'],
      ['N-1', 'Salt', '$5.00'],
    ];
    expect(linesOf([...goods, [''], ...freight])).toHaveLength(1);
  });
});

describe('a flyer', () => {
  const flyer = [
    ['This week only!', 'Coupons cannot be combined'],
    ['Item', 'Name', 'Price', ''],
    ['N-1', 'Salt', '$5.00', 'Reg. $6.00 Save $1.00'],
  ];

  it('is for shoppers, unless it speaks to the trade', () => {
    expect(readingOf(flyer)).toMatchObject({ lines: [], notes: [PUBLIC_NOTE] });
    expect(linesOf([...flyer, ['Wholesale prices for dealers']])).toHaveLength(1);
  });

  it.each([
    [['Summer sale at Fern & Fox'], ['Open daily 9 to 6, gift cards at the till']],
    [['Unser Laden in Köln: Öffnungszeiten Mo–Sa 9–18 Uhr'], ['Geschenkgutscheine ab 10 Euro']],
    [['Find us: shop and online'], ['Opening hours: Monday to Saturday'], ['Free parking']],
  ])('is known by what a shop tells its visitors: %s', (...words) => {
    const goods = [
      ['Product', 'Was', 'Price'],
      ['Hand trowel', '£46.80', '£36.00'],
    ];
    expect(readingOf([...words, ...goods])).toMatchObject({ lines: [], notes: [PUBLIC_NOTE] });
    expect(linesOf([['Open daily'], ...goods])).toHaveLength(1);
  });
});

it('reads no list of a shop’s own offers, which a receipt is asked for', () => {
  const { lines, notes } = readingOf([
    ['Unsere Preise im Winter', ''],
    ['Nur für Endkunden in unseren Filialen', ''],
    ['Artikel', 'Bezeichnung', 'Ladenpreis', 'Aktionspreis bis 31.01.'],
    ['SH-2101', 'Stiefelette Anna', '149,95 €', '119,95 €'],
    ['SH-2102', 'Ballerina Mia', '79,95 €', '63,95 €'],
    ['Umtausch innerhalb von 14 Tagen mit Kassenbon.'],
  ]);
  expect(lines).toEqual([]);
  expect(notes).toContain(PUBLIC_NOTE);
});
