import { expect, it } from 'vitest';
import { AppError } from '../../kernel/errors.ts';
import { readQueryAddress } from './query-address.ts';

const SELECTION = {
  current_AMAZON_gte: 100,
  current_AMAZON_lte: 10_000_000,
  sort: [['current_SALES', 'asc']],
  productType: [0, 1, 2],
};
const encoded = (selection: object) => encodeURIComponent(JSON.stringify(selection));

it('takes domain and selection of a pasted address, and neither its host nor its key', () => {
  const query = readQueryAddress(
    `https://evil.example/x?key=SECRET&domain=3&selection=${encoded({ ...SELECTION, page: 0, perPage: 5000 })}`,
  );
  expect(query).toEqual({ siteId: 3, selection: SELECTION, page: 0, perPage: 5000, unknownFilters: [] });
  expect(JSON.stringify(query)).not.toContain('SECRET');
});

it("reads the specification's example with its placeholder for the key", () => {
  const query = readQueryAddress(
    `https://api.keepa.com/query?key={key}&domain=1&selection=${encoded({ ...SELECTION, page: 0, perPage: 100 })}`,
  );
  expect(query).toMatchObject({ siteId: 1, perPage: 100, selection: SELECTION });
});

it.each([
  ['unencoded', (json: string) => `https://api.keepa.com/query?domain=2&selection=${json}`],
  ['unencoded, with the key last', (json: string) => `api.keepa.com/query?domain=2&selection=${json}&key=K`],
  [
    'encoded as a form',
    (json: string) => `?domain=2&selection=${encodeURIComponent(json).replaceAll('%20', '+')}`,
  ],
  [
    'with the selection first',
    (json: string) => `https://x.y/query?selection=${encodeURIComponent(json)}&domain=2`,
  ],
  [
    'with a slash',
    (json: string) => `https://api.keepa.com/query/?domain=2&selection=${encodeURIComponent(json)}`,
  ],
])('reads an address that is %s', (_, address) => {
  const selection = { brand: ['Bath & Body Works', 'A+B'], current_SALES_lte: 50_000 };
  expect(readQueryAddress(address(JSON.stringify(selection)))).toMatchObject({ siteId: 2, selection });
});

it('reads a selection alone, and then means amazon.com', () => {
  expect(readQueryAddress(' {"brand":"Yeti","page":1,"perPage":"2000"} ')).toEqual({
    siteId: 1,
    selection: { brand: 'Yeti' },
    page: 1,
    perPage: 2000,
    unknownFilters: [],
  });
});

it("looks for what setup's example looks for where a person has no query", () => {
  expect(readQueryAddress(null)).toEqual({
    siteId: 1,
    selection: SELECTION,
    page: null,
    perPage: null,
    unknownFilters: [],
  });
});

it('names the filters that the finder would ignore', () => {
  const query = readQueryAddress(
    '{"current_AMAZN_gte":1,"avg90_SALES_lte":5,"colour":"red","buyBoxStatsAmazon90_lte":50,"srAvg105_gte":3}',
  );
  expect(query.unknownFilters).toEqual(['current_AMAZN_gte', 'colour']);
});

it.each([
  ['', 'no selection'],
  ['https://keepa.com/#!product/1-B000000000', 'no selection'],
  ['https://api.keepa.com/query?domain=1&selection=%7Bbroken', "can't be read"],
  ['https://api.keepa.com/query?domain=1&selection=[1]', "can't be read"],
  ['https://keepa.com/#!finder/%7Bbroken', "finder's address can't be read"],
])('refuses %j with a sentence', (address, sentence) => {
  expect(() => readQueryAddress(address)).toThrow(sentence);
  expect(() => readQueryAddress(address)).toThrow(AppError);
});

it("turns the address of the finder's own page into a selection, and names what has no counterpart", () => {
  const page = {
    f: {
      BUY_BOX_SHIPPING_avg90: { filterType: 'number', type: 'inRange', filter: 19.99, filterTo: 60 },
      SALES_current: { filterType: 'number', type: 'lessThanOrEqual', filter: 50_000, filterTo: null },
      AMAZON_deltaPercent90: { filterType: 'number', type: 'greaterThanOrEqual', filter: 9 },
      COUNT_NEW_current: { filterType: 'number', type: 'greaterThanOrEqual', filter: 3 },
      salesRankDrops30: { filterType: 'number', type: 'equals', filter: 4 },
      brand: { filterType: 'autocomplete', type: 'isOneOf', filter: 'Yeti###Owala' },
      rootCategory: { filterType: 'singleChoice', type: 'equals', filter: '3760911' },
      categories_exclude: { filterType: 'autocomplete', type: 'isNoneOf', filter: '12' },
      binding: { filterType: 'autocomplete', type: 'isNoneOf', filter: 'dvd' },
      productType: { filterType: 'choice', values: ['0', '1'] },
      title: { filterType: 'text', type: 'contains', filter: 'bottle' },
      srAvgMonth: { filterType: 'month', filter: 3 },
    },
    s: [{ colId: 'SALES_current', sort: 'asc' }],
    t: 'g',
  };
  const expected = {
    siteId: 1,
    page: null,
    perPage: null,
    selection: {
      avg90_BUY_BOX_SHIPPING_gte: 1999,
      avg90_BUY_BOX_SHIPPING_lte: 6000,
      current_SALES_lte: 50_000,
      deltaPercent90_AMAZON_gte: 9,
      current_COUNT_NEW_gte: 3,
      salesRankDrops30_gte: 4,
      salesRankDrops30_lte: 4,
      brand: ['Yeti', 'Owala'],
      rootCategory: [3760911],
      categories_exclude: [12],
      productType: [0, 1],
      title: 'bottle',
      sort: [['current_SALES', 'asc']],
    },
    unknownFilters: ['binding', 'srAvgMonth'],
  };
  expect(readQueryAddress(`https://keepa.com/#!finder/${encoded(page)}`)).toEqual(expected);
  expect(readQueryAddress(`https://keepa.com/#!finder/${JSON.stringify(page)}`)).toEqual(expected);
});
