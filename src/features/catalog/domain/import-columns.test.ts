import { expect, it } from 'vitest';
import { columnsOfBareList, plainHeading, recogniseColumns, tellsWhatItIs } from './import-columns.ts';

it.each([
  ['Buy Box 🚚: 90 days avg.', 'buy box 90 days avg'],
  ['Package: Weight (g)', 'package weight g'],
  ['FBA Pick&Pack Fee', 'fba pick pack fee'],
  ['  E-Mail ', 'e mail'],
  ['\uFEFFASIN', 'asin'],
])('reads the heading %j as %j', (heading, plain) => {
  expect(plainHeading(heading)).toBe(plain);
});

it("knows the headings of Keepa's web export", () => {
  const taken = {
    Locale: 'site',
    Image: 'image',
    Title: 'title',
    'Sales Rank: Current': 'salesRank.current',
    'Sales Rank: 90 days avg.': 'salesRank.avg90',
    'Sales Rank: Drops last 30 days': 'salesRank.drops30',
    'Bought in past month': 'monthlySold',
    'Reviews: Rating': 'rating',
    'Reviews: Rating Count': 'reviewCount',
    'Buy Box 🚚: Current': 'price.buyBox.current',
    'Buy Box: % Amazon 90 days': 'amazonBuyBoxPercent',
    'Amazon: Current': 'price.amazon.current',
    'Amazon: 365 days avg.': 'price.amazon.avg365',
    'New: 30 days avg.': 'price.new.avg30',
    'New, 3rd Party FBA: Current': 'price.fba.current',
    'FBA Pick&Pack Fee': 'fbaFee',
    'Referral Fee %': 'referralFeePercent',
    'Referral Fee based on current Buy Box price': null,
    'New Offer Count: Current': 'offers.new',
    'Total Offer Count': 'offers.total',
    'Listed since': 'listedSince',
    'URL: Amazon': 'url',
    'URL: Keepa': null,
    'Categories: Root': 'categoryRoot',
    'Categories: Sub': 'categoryLeaf',
    'Categories: Tree': null,
    ASIN: 'id',
    'Product Codes: EAN': 'codes',
    'Product Codes: UPC': 'codes',
    'Parent ASIN': null,
    Manufacturer: 'manufacturer',
    Brand: 'brand',
    'Package: Length (cm)': 'package.lengthCm',
    'Package: Weight (g)': 'package.weightG',
    'Item: Height (cm)': 'item.heightCm',
  };
  expect(recogniseColumns(Object.keys(taken))).toEqual(Object.values(taken));
});

it('gives a field to the surest of the columns that claim it', () => {
  expect(recogniseColumns(['Description', 'Product Title', 'ASIN', 'Rank', 'Sales Rank: Current'])).toEqual([
    null,
    'title',
    'id',
    null,
    'salesRank.current',
  ]);
});

it('takes a supplier for the brand only where nothing else says what the rows are about', () => {
  expect(recogniseColumns(['ASIN', 'Supplier'])).toEqual(['id', null]);
  expect(recogniseColumns(['Supplier', 'Email'])).toEqual(['brand', 'email']);
  expect(recogniseColumns(['Name', 'Website', 'Phone'])).toEqual(['brand', 'website', null]);
  expect(tellsWhatItIs(recogniseColumns(['Name', 'Phone']))).toBe(false);
});

it('finds the ASINs of a list without headings', () => {
  expect(columnsOfBareList(['1', 'B0D8W1YVBX', 'serum'])).toEqual([null, 'id', null]);
  expect(columnsOfBareList(['hello'])).toBeNull();
});
