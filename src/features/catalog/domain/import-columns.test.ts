import { expect, it } from 'vitest';
import { guessColumns, plainHeading } from './import-columns.ts';
import { tellsWhatItIs } from './import-field.ts';

/** What each column is taken for, in the columns' order. */
const takenFor = (headings: string[], samples: string[][] = []) => {
  const guesses = guessColumns(headings, samples);
  return headings.map((_, at) => guesses.find(({ column }) => column === at)?.field ?? null);
};

it.each([
  ['Buy Box 🚚: 90 days avg.', 'buy box 90 days avg'],
  ['Package: Weight (g)', 'package weight g'],
  ['FBA Pick&Pack Fee', 'fba pick pack fee'],
  ['  E-Mail ', 'e mail'],
  ['\uFEFFASIN', 'asin'],
  ['Buy Box: Current (GBP)', 'buy box current'],
  ['New, 3rd Party FBA 🚚: Current', 'new 3rd party fba current'],
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
    'Product Codes: EAN': 'ean',
    'Product Codes: UPC': 'upc',
    'Product Codes: GTIN': 'gtin',
    'Count of retrieved live offers: New, FBA': 'offers.newFba',
    'Buy Box Eligible Offer Count: New FBM': 'offers.newFbm',
    'Amazon: 90 days OOS': 'outOfStock.amazon',
    'Parent ASIN': null,
    Manufacturer: 'manufacturer',
    Brand: 'brand',
    'Package: Length (cm)': 'package.lengthCm',
    'Package: Weight (g)': 'package.weightG',
    'Item: Height (cm)': 'item.heightCm',
  };
  expect(takenFor(Object.keys(taken))).toEqual(Object.values(taken));
});

it('knows the exports of other years, which had no pictures in their headings', () => {
  expect(
    takenFor(['Buy Box: Current', 'FBA Fees:', 'Drops last 30 days', 'New, 3rd Party FBA: 90 days avg.']),
  ).toEqual(['price.buyBox.current', 'fbaFee', 'salesRank.drops30', 'price.fba.avg90']);
});

it("knows the headings of Walmart's and TikTok Shop's own lists", () => {
  expect(takenFor(['ITEM ID', 'PRODUCT NAME', 'GTIN', 'UPC', 'ITEM PAGE URL', 'BRAND', 'PRICE'])).toEqual([
    'id',
    'title',
    'gtin',
    'upc',
    'url',
    'brand',
    'price.new.current',
  ]);
  expect(takenFor(['product_id', 'product_name', 'brand', 'gtin_code', 'Seller SKU'])).toEqual([
    'id',
    'title',
    'brand',
    null,
    null,
  ]);
});

it('gives a field to the surest of the columns that claim it', () => {
  expect(takenFor(['Description', 'Product Title', 'ASIN', 'Rank', 'Sales Rank: Current'])).toEqual([
    null,
    'title',
    'id',
    null,
    'salesRank.current',
  ]);
});

it('takes a supplier for the brand only where nothing else says what the rows are about', () => {
  expect(takenFor(['ASIN', 'Supplier'])).toEqual(['id', null]);
  expect(takenFor(['Supplier', 'Email'])).toEqual(['brand', 'email']);
  expect(takenFor(['Name', 'Website', 'Phone'])).toEqual(['brand', 'website', null]);
  expect(takenFor(['Firma', 'Web', 'Mail'])).toEqual(['brand', 'website', 'email']);
  expect(guessColumns(['Name', 'Phone']).map(({ field }) => field)).not.toContain('brand');
});

it('says how far each guess can be trusted', () => {
  const samples = [['B0D8W1YVBX', 'A cup', '012345678905', 'soon']];
  expect(guessColumns(['ASIN', 'Description', 'UPC', 'Email'], samples)).toEqual([
    { field: 'id', column: 0, confidence: 'sure' },
    { field: 'title', column: 1, confidence: 'likely' },
    { field: 'upc', column: 2, confidence: 'sure' },
    { field: 'email', column: 3, confidence: 'doubtful' },
  ]);
});

it('finds ASINs, product codes and addresses where no heading tells of them', () => {
  const samples = [
    ['1', 'B0D8W1YVBX', '8809875456477'],
    ['2', 'B0D8W1YVBY', '012345678905'],
  ];
  expect(takenFor(['#', 'Ref', 'Number'], samples)).toEqual([null, 'id', 'gtin']);
  expect(guessColumns([], samples).map(({ column }) => column)).toEqual([1, 2]);
  expect(guessColumns([], [['hello']])).toEqual([]);
  const firms = [['Acme Pots', 'acmepots.com', 'sales@acmepots.com', 'hi']];
  expect(takenFor(['Company', 'Web', 'Contact mail', 'Notes'], firms)).toEqual([
    'brand',
    'website',
    'email',
    null,
  ]);
});

it('finds such a column although a cell of it is none, and has that looked at', () => {
  const samples = [
    ['A mug', 'B0D8W1YVBX'],
    ['A cup', 'B0D8W1YVBY'],
    ['Broken', 'xyz'],
  ];
  expect(guessColumns(['Product', 'Amazon code'], samples)).toContainEqual({
    field: 'id',
    column: 1,
    confidence: 'doubtful',
  });
  expect(guessColumns(['Product', 'Amazon code'], samples.slice(1)).map(({ field }) => field)).toEqual([
    'title',
  ]);
});

it('knows columns by the words of headings that nobody has seen before, where their cells agree', () => {
  const walmart = {
    'WM Item #': ['550000000', 'id'],
    'Item Description (long)': ['A cup, 3-pack', 'title'],
    'Brand Owner / Label': ['Alder & Ash', 'brand'],
    'GTIN-14 / UPC': ['012345678905', 'gtin'],
    'Current Retail (USD)': ['9,50', 'price.new.current'],
    '# of Sellers': ['7', 'offers.new'],
    'Stars (of 5)': ['4.2', 'rating'],
    'Dept.': ['Home', 'categoryRoot'],
    'Brand URL': ['https://alder.com', null],
    'Unit Cost (price)': ['4.10', null],
  } as const;
  const cells = Object.values(walmart).map(([cell]) => cell);
  const fields = Object.values(walmart).map(([, field]) => field);
  expect(takenFor(Object.keys(walmart), [cells])).toEqual(fields);
  const tiktok = ['TTS PID', 'Listing name', 'Shop brand', 'Units/30d'];
  expect(takenFor(tiktok, [['1729380000000000977', 'Viral thing', 'Glowly', '11']])).toEqual([
    'id',
    'title',
    'brand',
    'monthlySold',
  ]);
});

it('takes no words for a column whose cells are of another kind, and no name for a product’s in a list of brands', () => {
  expect(takenFor(['Item #', 'Brand tier'], [['First', '3']])).toEqual([null, null]);
  expect(takenFor(['Brand', 'Account name', 'Email'], [['Acme', 'Acme UK', 'a@acme.com']])).toEqual([
    'brand',
    null,
    'email',
  ]);
});

it('has a product named by its code where the marketplace is not Amazon', () => {
  expect(tellsWhatItIs({ upc: 0 }, 'walmart')).toBe(true);
  expect(tellsWhatItIs({ upc: 0 }, 'amazon')).toBe(false);
  expect(tellsWhatItIs({ title: 0 }, 'tiktok')).toBe(false);
});
