import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][], merges: string[] = []) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })), merges }])
    .lines;

it('reads dollars where currencies stand below one heading, of the price in shops too', () => {
  const lines = linesOf(
    [
      ['Item No.', 'Description', 'Wholesale', '', '', 'RRP', '', ''],
      ['', '', 'GBP', 'EUR', 'USD', 'GBP', 'EUR', 'USD'],
      ['K-1', 'Training bites', '£3.79', '€4.42', '$4.80', '£8.68', '€10.11', '$10.99'],
    ],
    ['C1:E1', 'F1:H1'],
  );
  expect(lines).toMatchObject([{ sku: 'K-1', cost: 4.8, currency: 'USD', msrp: 10.99 }]);
});

it.each([
  ['WHL GBP', 'RRP GBP', 'WHL USD', 'RRP USD'],
  ['Wholesale', 'Retail', 'Wholesale', 'Retail'],
  ['UK Trade', 'UK RRP', 'US Trade', 'US RRP'],
  ['Cst A', 'RRP', 'Cst B', 'RRP'],
])('reads dollars beside pounds, told by headings or by signs: %s, %s', (...headings) => {
  const lines = linesOf([
    ['Style #', 'Style Name', ...headings],
    ['IL-1', 'Dot grid notebook', '£ 6', '£ 12', '$ 7.50', '$ 15'],
    ['IL-2', 'Pocket notebook', '£ 4', '£ 8', '$ 5.25', '$ 10'],
    ['IL-3', 'Wall calendar', '£ 9', '£ 18', '$ 11.25', '$ 22'],
  ]);
  expect(lines[0]).toMatchObject({ cost: 7.5, currency: 'USD', msrp: 15 });
});

it('charges what is sold off at its price now', () => {
  const rows = (now: string) =>
    linesOf([
      ['SKU', 'Title', 'Regular price', now],
      ['P-1', 'Sloth race', '$35.44', '$22.15'],
    ]);
  for (const heading of ['Closeout price', 'Clearance price', 'Close-out cost'])
    expect(rows(heading)).toMatchObject([{ cost: 22.15 }]);
});

const pricesUnder = (...headings: string[]) =>
  linesOf([
    ['SKU', 'Name', ...headings],
    ['N-1', 'Bone china mug', '14.00', '16.00', '32.00'],
    ['N-2', 'Bone china jug', '10.00', '12.00', '24.00'],
    ['N-3', 'Bone china pot', '10.00', '12.00', '24.00'],
  ])[0];

it.each([
  ['Preseason (order by 5/1)', 'In-Season', 'MSRP'],
  ['Prebook by 6/30', 'At-once', 'MSRP'],
  ['Early Bird (by Jan 31)', 'Standard Wholesale', 'SRP'],
  ['EBD Price', 'Regular', 'SRP'],
  ['Vororder bis 31.01.', 'Nachorder', 'UVP'],
  ['Distributor', 'Dealer', 'MSRP'],
  ['Distributor (50% off)', 'Retailer (40% off)', 'Retail'],
  ['Jobber', 'Dealer', 'List'],
  ['Average Cost', 'Sell Price Tier 1', 'RRP'],
  ['Cost', 'Sales Price', 'MSRP'],
  ['Orig. Wholesale', 'Now', 'MSRP'],
  ['Regular WS', 'Sale WS', 'MSRP'],
  ['Purchase Rate', 'Rate', 'Retail'],
])('charges an order what any shop pays now: %s, %s', (...headings) => {
  expect(pricesUnder(...headings)).toMatchObject({ cost: 16, msrp: 32 });
});

it('takes the cost beside a price for what the goods cost who lists them, where a program does', () => {
  const line = linesOf([
    ['Item', 'Description', 'Type', 'Cost', 'Price', 'Quantity On Hand'],
    ['W-1', 'Widget, small', 'Inventory Part', '6.00', '12.50', '40'],
  ])[0];
  expect(line).toMatchObject({ cost: 12.5 });
});

it.each([
  ['Price inc VAT', 'Price ex VAT', 'RRP inc VAT'],
  ['EK brutto', 'EK netto', 'UVP'],
  ['卸価格（税込）', '卸価格（税抜）', '上代（税込）'],
  ['Precio con IVA', 'Precio sin IVA', 'PVP'],
])('buys without tax, whichever stands first: %s, %s', (...headings) => {
  expect(pricesUnder(...headings)).toMatchObject({ cost: 16, msrp: 32 });
});

it('has what shoppers pay with tax', () => {
  expect(pricesUnder('Trade ex VAT', 'RRP ex VAT', 'RRP inc VAT')).toMatchObject({ cost: 14, msrp: 32 });
});

it('knows a currency by the country that a heading names', () => {
  expect(pricesUnder('CDN Wholesale', 'US Wholesale', 'US MSRP')).toMatchObject({
    cost: 16,
    currency: 'USD',
  });
});

it.each([
  ['DISTRIBUTOR\n($50,000+ a year)', 'KEY ACCOUNT\n($5,000+ a year)', 'RETAILER\n(any order)'],
  ['Distributor', 'Key account (10+ doors)', 'Independent retailer (no minimum)'],
  ['Distributor (by contract)', 'Chain (25+ doors)', 'Independents'],
  ['Distributor', 'Dealer $2,500+', 'Stockist (up to $2,500)'],
])('charges what a retailer who starts pays, of prices by who buys: %s, %s, %s', (...headings) => {
  const starts = [{ cost: 16 }, { cost: 12 }, { cost: 11 }];
  const rows = byBuyer(headings);
  expect(linesOf(rows)).toMatchObject(starts);
  expect(linesOf(rows.map((cells) => [...cells.slice(0, 3), ...cells.slice(3).toReversed()]))).toMatchObject(
    starts,
  );
});

/** The dearest price on the right. */
const byBuyer = (headings: readonly string[]) => [
  ['SKU', 'Product', 'MSRP', ...headings],
  ['N-1', 'Paring knife, 3 in.', '$32.00', '$12.00', '$14.00', '$16.00'],
  ['N-2', 'Utility knife, 5 in.', '$24.00', '$9.00', '$10.50', '$12.00'],
  ['N-3', 'Bread knife, 9 in.', '$22.00', '$8.00', '$9.50', '$11.00'],
];
