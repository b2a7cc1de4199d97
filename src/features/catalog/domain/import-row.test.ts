import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../kernel/csv-cell.ts';
import type { ImportField } from './import-field.ts';
import { rowReader } from './import-row.ts';
import type { Marketplace } from './product.ts';

const read = (cells: Partial<Record<ImportField, string>>, marketplace: Marketplace = 'amazon') => {
  const mapping = Object.fromEntries(Object.keys(cells).map((field, column) => [field, column]));
  return rowReader(mapping, marketplace)(7, Object.values(cells));
};

const productOf = (cells: Partial<Record<ImportField, string>>, marketplace: Marketplace = 'amazon') => {
  const row = read(cells, marketplace);
  if (row.kind !== 'product') throw new Error(JSON.stringify(row));
  return row.product;
};

describe('a row with a product', () => {
  it("reads the figures of Keepa's web export", () => {
    expect(
      productOf({
        id: ' b0d8w1yvbx ',
        site: 'de',
        title: 'Serum',
        brand: 'EQQUALBERRY',
        ean: '8809875456477',
        upc: '012345678905, 123',
        image: 'https://m.media-amazon.com/images/I/1.jpg;https://m.media-amazon.com/images/I/2.jpg',
        categoryRoot: 'Beauty',
        'price.buyBox.current': '$ 1,234.50',
        'price.new.avg90': '17.97',
        'price.fba.current': '-',
        'salesRank.current': '# 23',
        'salesRank.drops30': '35',
        monthlySold: '2K+',
        'offers.new': '5',
        amazonBuyBoxPercent: '12 %',
        rating: '4.3',
        'package.lengthCm': '10.4',
        'package.weightG': '141',
        fbaFee: '$ 4.09',
        referralFeePercent: '15.01 %',
        'outOfStock.amazon': '100 %',
        listedSince: '2024/07/05',
      }),
    ).toMatchObject({
      marketplace: 'amazon',
      siteId: 3,
      externalId: 'B0D8W1YVBX',
      title: 'Serum',
      brand: 'EQQUALBERRY',
      upcs: ['012345678905'],
      eans: ['8809875456477'],
      imageUrl: 'https://m.media-amazon.com/images/I/1.jpg',
      categoryRoot: { id: null, name: 'Beauty' },
      prices: {
        buyBox: { current: 123_450, avg90: null },
        new: { current: null, avg90: 1797 },
        fba: { current: null },
      },
      salesRank: { current: 23, drops30: 35, avg90: null },
      monthlySold: 2_000,
      offers: { new: 5, total: null },
      amazonBuyBoxPercent: 12,
      rating: 4.3,
      packageSize: { lengthMm: 104, widthMm: null, weightG: 141 },
      fbaFeeCents: 409,
      referralFeePercent: 15.01,
      outOfStock: { amazon: { last30: null, last90: 100 } },
      listedSince: new Date('2024-07-05T00:00:00Z'),
      fetchedAt: null,
      isSandbox: false,
    });
  });

  it.each([
    ['12,99 €', 1299],
    ['1.234,50', 123_450],
    ['1,234', 123_400],
    ['0.409', 41],
    ['$5.99 - $9.99', 599],
    ['1,234,567.891', null],
    ['-1', null],
    ['free', null],
    ['', null],
  ])('reads the price %j as %j cents', (price, cents) => {
    const expected = price === '1,234,567.891' ? 123_456_789 : cents;
    expect(productOf({ id: 'B0D8W1YVBX', 'price.new.current': price }).prices.new.current).toBe(expected);
  });

  it('finds the ASIN in the address of the listing, and the site too', () => {
    const url = 'https://www.amazon.co.uk/Some-Thing/dp/B0D8W1YVBX?psc=1';
    expect(productOf({ url, brand: 'Yeti' })).toMatchObject({ externalId: 'B0D8W1YVBX', siteId: 2 });
    expect(read({ website: url, brand: 'Yeti' })).toMatchObject({ kind: 'product', brand: null });
  });

  it("gives a book's number its zeros back", () => {
    expect(productOf({ id: '307474278' }).externalId).toBe('0307474278');
  });

  it('reads the item ids of the other marketplaces', () => {
    expect(productOf({ id: '5070293745' }, 'walmart')).toMatchObject({ externalId: '5070293745', siteId: 0 });
    expect(productOf({ url: 'https://www.walmart.com/ip/Some-Cup/5070293745' }, 'walmart').externalId).toBe(
      '5070293745',
    );
    expect(productOf({ id: '1729384950617283940' }, 'tiktok').externalId).toBe('1729384950617283940');
  });

  it('goes by the code on its package where the list knows no item id', () => {
    expect(productOf({ upc: '12345678905', brand: 'Yeti' }, 'walmart')).toMatchObject({
      externalId: 'gtin-00012345678905',
      upcs: ['012345678905'],
    });
    expect(productOf({ id: '5070293745', gtin: '8809875456477' }, 'walmart')).toMatchObject({
      externalId: '5070293745',
      eans: ['8809875456477'],
    });
  });

  it('reads ids that an export marked as text', () => {
    expect(productOf({ id: '="B0D8W1YVBX"', upc: "'012345678905" })).toMatchObject({
      externalId: 'B0D8W1YVBX',
      upcs: ['012345678905'],
    });
  });

  it('hands back the way to its brand, where it is a way', () => {
    expect(read({ id: 'B0D8W1YVBX', brand: 'Yeti', website: 'yeti.com', email: 'someone' })).toMatchObject({
      kind: 'product',
      brand: { line: 7, name: 'Yeti', website: 'https://yeti.com', email: null },
    });
    expect(read({ id: 'B0D8W1YVBX', brand: 'Yeti' })).toMatchObject({ brand: null });
  });
});

it('reads a row with a brand alone', () => {
  expect(read({ brand: 'Yeti', website: 'https://yeti.com/wholesale', email: 'b2b@yeti.com' })).toEqual({
    kind: 'brand',
    brand: {
      line: 7,
      marketplace: 'amazon',
      name: 'Yeti',
      website: 'https://yeti.com/wholesale',
      email: 'b2b@yeti.com',
    },
    unread: [],
  });
});

it.each<[Partial<Record<ImportField, string>>, Marketplace]>([
  [{ brand: 'Yeti', title: 'A cup', upc: '012345678905' }, 'amazon'],
  [{ brand: 'Yeti', title: 'A cup' }, 'walmart'],
])('takes the brand of a product without an id: %j on %s', (cells, marketplace) => {
  expect(read(cells, marketplace)).toMatchObject({ kind: 'brand', brand: { line: 7, name: 'Yeti' } });
});

it('takes the brand above for a product without an id', () => {
  const row = rowReader({ brandAbove: 0, title: 1 }, 'amazon');
  row(1, ['Yeti', '']);
  expect(row(2, ['', 'A cup'])).toMatchObject({ kind: 'brand', brand: { name: 'Yeti' } });
});

it.each([
  ['Sales <Sales@yeti.com>; info@yeti.com', 'Sales@yeti.com'],
  ['info@yeti.com, b2b@yeti.com', 'info@yeti.com'],
  ['info@yeti.com / b2b@yeti.com', 'info@yeti.com'],
  ['mailto:info@yeti.com', 'info@yeti.com'],
  ['ask for b2b@yeti.com', 'b2b@yeti.com'],
])('takes the first address of “%s”', (email, first) => {
  expect(read({ brand: 'Yeti', email })).toMatchObject({ kind: 'brand', brand: { email: first } });
  expect(read({ id: 'B0D8W1YVBX', brand: 'Yeti', email })).toMatchObject({
    brand: { email: first },
    unread: [],
  });
});

it('reads names in one line, and several codes of a cell each for itself', () => {
  const cells = { id: 'B0D8W1YVBX\u200B', brand: 'Yeti\r\n Inc', title: 'Cup\tand  lid' };
  expect(productOf({ ...cells, ean: '8809875456477\n4006381333931' })).toMatchObject({
    externalId: 'B0D8W1YVBX',
    brand: 'Yeti Inc',
    title: 'Cup and lid',
    eans: ['8809875456477', '4006381333931'],
  });
});

it('reads a link’s label, and takes no other formula for a name', () => {
  const link = (label: string) => `=HYPERLINK("https://yeti.com"${label})`;
  expect(productOf({ id: 'B0D8W1YVBX', brand: link(', "Yeti"') })).toMatchObject({ brand: 'Yeti' });
  expect(read({ brand: 'Yeti', website: link('') })).toMatchObject({
    brand: { website: 'https://yeti.com' },
  });
  for (const brand of ['=VLOOKUP(A2,Brands!A:B,2,0)', '=Sheet2!B2', '=$B$2'])
    expect(productOf({ id: 'B0D8W1YVBX', brand }).brand).toBeNull();
});

it.each(['+Lux', '@home', '=Sum Goods', '-417'])(
  'knows %s again in a file of ours, where it is marked as text',
  (brand) => {
    expect(productOf({ id: 'B0D8W1YVBX', brand: csvCell(brand) }).brand).toBe(brand);
  },
);

it.each([
  'https://www.amazon.com/gp/aw/d/B0D8W1YVBX?th=1',
  'https://www.amazon.com/Some-Cup/product-reviews/B0D8W1YVBX',
  'https://www.amazon.com/exec/obidos/ASIN/B0D8W1YVBX/',
])('knows the listing at %s', (url) => {
  expect(productOf({ url }).externalId).toBe('B0D8W1YVBX');
});

it('takes no marketplace for a brand’s website', () => {
  for (const website of [
    'https://amzn.to/3xYz',
    'www.amazon.co.uk/stores/yeti',
    'https://www.walmart.com/browse',
  ])
    expect(read({ brand: 'Yeti', website })).toMatchObject({ kind: 'brand', brand: { website: null } });
  expect(read({ brand: 'Amazonas', website: 'amazonas.de' })).toMatchObject({
    brand: { website: 'https://amazonas.de' },
  });
});

it('reads figures by what they can be', () => {
  expect(
    productOf({
      id: 'B0D8W1YVBX',
      rating: '4.125',
      amazonBuyBoxPercent: '97,125 %',
      'price.buyBox.current': '1’299.00',
    }),
  ).toMatchObject({ rating: 4.125, amazonBuyBoxPercent: 97.125, prices: { buyBox: { current: 129_900 } } });
  expect(productOf({ id: 'B0D8W1YVBX', rating: '87' }).rating).toBeNull();
});

it('skips a row with nothing in it', () => {
  expect(read({ id: ' ', brand: 'N/A', title: '-' })).toEqual({ kind: 'empty' });
});

it.each<[Partial<Record<ImportField, string>>, Marketplace, string]>([
  [{ id: 'B0D8' }, 'amazon', '“B0D8” is not an ASIN.'],
  [
    { id: '1.72938495e+18' },
    'tiktok',
    '“1.72938495e+18” was shortened by a spreadsheet; its last digits are lost.',
  ],
  [{ title: 'A cup', upc: '012345678905' }, 'amazon', 'The product has no ASIN and no brand.'],
  [{ title: 'A cup' }, 'walmart', 'The product has no item id, no product code and no brand.'],
  [
    { title: 'A cup', upc: '012345678904' },
    'walmart',
    '“012345678904” is mistyped: the check digit of that UPC, EAN or GTIN would be 5.',
  ],
  [
    { gtin: '8.80988E+12' },
    'tiktok',
    '“8.80988E+12” was shortened by a spreadsheet; its last digits are lost.',
  ],
  [{ ean: 'soon' }, 'walmart', '“soon” is not a UPC, EAN or GTIN.'],
  [{ email: 'b2b@yeti.com' }, 'amazon', 'The row names no product and no brand.'],
  [{ brand: 'Yeti', email: 'b2b at yeti' }, 'amazon', '“b2b at yeti” is not an email address.'],
  [{ brand: 'Yeti', website: 'soon' }, 'amazon', '“soon” is not a website.'],
])('refuses %j on %s: %s', (cells, marketplace, reason) => {
  expect(read(cells, marketplace)).toEqual({ kind: 'bad', reason });
});

describe('what spreadsheets and people make of figures and ids', () => {
  it.each([
    ['(5.00)', null],
    ['-5.00', null],
    ['1,2,3', null],
    ['1.2.3', null],
    ['1,23,456', 12_345_600],
    ['1.234.567,89', 123_456_789],
    ['1.2E+03', 120_000],
  ])('a price of “%s”', (cell, cents) => {
    expect(productOf({ id: 'B000000001', 'price.new.current': cell }).prices.new.current).toBe(cents);
  });

  it('no product has the rank nought', () => {
    const { salesRank } = productOf({ id: 'B000000001', 'salesRank.current': '0', 'salesRank.drops30': '0' });
    expect(salesRank).toMatchObject({ current: null, drops30: 0 });
  });

  it('codes and ids that were written in powers are whole where all their digits are there', () => {
    expect(productOf({ id: 'B000000001', upc: '8.50123400139E+11' }).upcs).toEqual(['850123400139']);
    expect(productOf({ id: 'B000000001', upc: '8.50123E+11' }).upcs).toEqual([]);
    expect(productOf({ id: '5.070293745E+09' }, 'walmart').externalId).toBe('5070293745');
    expect(read({ id: '5.07029E+09' }, 'walmart').kind).toBe('bad');
  });

  it('an address is as good as the id that stands in it', () => {
    const { externalId } = productOf({ id: 'https://www.amazon.de/Cup/dp/B000000001?th=1' });
    expect(externalId).toBe('B000000001');
  });

  it.each(['Total', 'Grand total:', 'Total: 3', 'Sub-total 12'])('“%s” is no brand', (brand) => {
    expect(read({ brand, website: '' })).toMatchObject({ kind: 'bad' });
  });
});
