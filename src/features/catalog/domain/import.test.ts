import { expect, it } from 'vitest';
import { changedNothing, type ImportCounts, isListOfBrands, resultSentence, tookNothing } from './import.ts';
import { refusedHeading, refusedRow } from './refused-lines-csv.ts';

const counts = (some: Partial<ImportCounts>): ImportCounts => ({
  rowsTotal: 0,
  productsAdded: 0,
  productsChanged: 0,
  productsUnchanged: 0,
  rowsRepeated: 0,
  rowsRefused: 0,
  brandRows: 0,
  brandsChanged: 0,
  ...some,
});

it.each([
  [
    { rowsTotal: 1_204, productsAdded: 1_200, rowsRefused: 4 },
    '1,204 rows: 1,200 new, 0 changed, 0 unchanged, 4 refused.',
  ],
  [
    { rowsTotal: 8, brandRows: 5, brandsChanged: 4, rowsRefused: 3 },
    '8 rows: 4 brands added or changed, 1 with nothing new, 3 refused.',
  ],
  [{ rowsTotal: 3, brandRows: 3, brandsChanged: 3 }, '3 rows: 3 brands added or changed, 0 refused.'],
  [
    { rowsTotal: 6, productsAdded: 3, brandRows: 2, brandsChanged: 1, rowsRefused: 1 },
    '6 rows: 3 new, 0 changed, 0 unchanged, 2 without a product, 1 refused. 1 brand added or changed.',
  ],
  [{ rowsTotal: 1, rowsRefused: 1 }, '1 row: 0 new, 0 changed, 0 unchanged, 1 refused.'],
])('tells of every row of %j', (some, sentence) => {
  expect(resultSentence(counts(some))).toBe(sentence);
});

it('says that nothing has changed only where something was read', () => {
  expect(changedNothing(counts({ rowsTotal: 5, productsUnchanged: 4, rowsRefused: 1 }))).toBe(true);
  expect(changedNothing(counts({ rowsTotal: 5, productsAdded: 5 }))).toBe(false);
  expect(changedNothing(counts({ rowsTotal: 5, rowsRefused: 5 }))).toBe(false);
});

it('took nothing of a file without rows, and of one whose rows were all refused', () => {
  expect(tookNothing(counts({}))).toBe(true);
  expect(tookNothing(counts({ rowsTotal: 5, rowsRefused: 5 }))).toBe(true);
  expect(tookNothing(counts({ rowsTotal: 5, rowsRefused: 4, brandRows: 1 }))).toBe(false);
});

it('tells a list of brands from one of products, which may name some without', () => {
  expect(isListOfBrands(counts({ rowsTotal: 3, brandRows: 2, rowsRefused: 1 }))).toBe(true);
  expect(isListOfBrands(counts({ rowsTotal: 3, brandRows: 2, productsUnchanged: 1 }))).toBe(false);
  expect(isListOfBrands(counts({ rowsTotal: 1, rowsRefused: 1 }))).toBe(false);
});

it('writes refused lines under the headings of their file, and formulas as text', () => {
  expect(refusedHeading(['ASIN', 'Name, long'])).toBe('\uFEFFASIN,"Name, long",Line,Reason\r\n');
  expect(refusedRow({ line: 7, reason: 'Why', cells: ['=1+1'] }, 2)).toBe("'=1+1,,7,Why\r\n");
});
