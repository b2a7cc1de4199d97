import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import type { Marketplace } from '../domain/product.ts';
import { importFile } from './import-file.ts';
import { readProducts } from './read-products.ts';

async function account() {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  return {
    take: (file: string | Uint8Array, marketplace: Marketplace = 'amazon') => {
      const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
      return database.asAccount(accountId, (tx) => importFile(tx, accountId, { marketplace, bytes }));
    },
    products: async () =>
      (await database.asAccount(accountId, (tx) => readProducts(tx, accountId, { limit: 200 }))).products,
  };
}

const EXPORT = `\uFEFF"Locale","Title","ASIN","Brand","Product Codes: UPC","Buy Box 🚚: Current","Sales Rank: Current"
"com","A ""steel"" bottle
for water","B000000001","Yeti","012345678905","$ 24.99","1,200"
"com","A cup","B00BAD","Yeti","","",""
"com","","","","","",""
"com","Another cup","B000000002","Owala","","-",""
`;

it('takes products, lists bad rows, and lets them stop nothing', async () => {
  const { take, products } = await account();
  expect(await take(EXPORT)).toMatchObject({
    rows: 4,
    productsAdded: 2,
    productsChanged: 0,
    brands: [
      { marketplace: 'amazon', name: 'Owala' },
      { marketplace: 'amazon', name: 'Yeti' },
    ],
    brandRows: [],
    badRowCount: 2,
    badRows: [
      { line: 4, reason: '“B00BAD” is not an ASIN.' },
      { line: 5, reason: 'The row names no product and no brand.' },
    ],
  });
  expect(await products()).toMatchObject([
    {
      externalId: 'B000000001',
      title: 'A "steel" bottle\nfor water',
      upcs: ['012345678905'],
      prices: { buyBox: { current: 2499 } },
      salesRank: { current: 1200 },
    },
    { externalId: 'B000000002', prices: { buyBox: { current: null } } },
  ]);
});

it('changes nothing when the same file comes again', async () => {
  const { take, products } = await account();
  await take(EXPORT);
  const before = await products();
  expect(await take(EXPORT)).toMatchObject({ productsAdded: 0, productsChanged: 0, brands: [] });
  expect(await products()).toEqual(before);
});

it('hands back the brands of a list, each once', async () => {
  const { take, products } = await account();
  const list =
    'Brand;Website;E-Mail\nYeti;yeti.com;b2b@yeti.com\nOwala;;\nYeti;yeti.com;b2b@yeti.com\nX;;nobody\n';
  expect(await take(list, 'walmart')).toMatchObject({
    rows: 4,
    productsAdded: 0,
    brandRows: [
      { line: 2, marketplace: 'walmart', name: 'Yeti', website: 'yeti.com', email: 'b2b@yeti.com' },
      { line: 3, marketplace: 'walmart', name: 'Owala', website: null, email: null },
    ],
    badRows: [{ line: 5, reason: '“nobody” is not an email address.' }],
    columns: [
      { heading: 'Brand', takenFor: 'brand' },
      { heading: 'Website', takenFor: 'website' },
      { heading: 'E-Mail', takenFor: 'email' },
    ],
  });
  expect(await products()).toEqual([]);
});

it('reads a workbook as it reads text, with notes above its headings', async () => {
  const { take, products } = await account();
  const rows = [
    ['Our list', null, null],
    ['Item ID', 'UPC', 'Price'],
    [5_070_293_745, 12_345_678_905, 24.99],
    [Number('1729384950617283940'), null, null],
  ];
  const workbook = writeWorkbook(rows.map((row) => row.map((value) => (value === null ? null : { value }))));
  expect(await take(await workbook.toBuffer(), 'walmart')).toMatchObject({
    productsAdded: 1,
    badRows: [{ line: 4 }],
  });
  expect(await products()).toMatchObject([
    { externalId: '5070293745', upcs: ['012345678905'], prices: { new: { current: 2499 } } },
  ]);
});

it('reads a bare list of ASINs, and text of other encodings and marks', async () => {
  const { take, products } = await account();
  expect(await take('B000000001\nB000000002\n')).toMatchObject({ productsAdded: 2 });
  const utf16 = Buffer.from('\uFEFFASIN\tTitle\nB000000003\tTasse für Tee\n', 'utf16le');
  await take(utf16);
  await take(Buffer.from('ASIN|Brand\nB000000004|M\xfcller\n', 'latin1'));
  expect((await products()).slice(2)).toMatchObject([{ title: 'Tasse für Tee' }, { brand: 'Müller' }]);
});

it('reads characters whole, wherever the file is cut into pieces', async () => {
  const { take, products } = await account();
  const title = `é🚚${'ü🚚'.repeat(4000)}`;
  await take(
    `asin,title\n${Array.from({ length: 8 }, (_, index) => `B00000000${index},${title}`).join('\n')}`,
  );
  expect(new Set((await products()).map((product) => product.title))).toEqual(
    new Set([title.slice(0, 10_000)]),
  );
});

it('takes many rows', async () => {
  const { take } = await account();
  const rows = Array.from(
    { length: 1200 },
    (_, index) => `B${String(index).padStart(9, '0')},Brand ${index % 7}`,
  );
  const imported = await take(`asin,brand\n${rows.join('\n')}`);
  expect(imported).toMatchObject({ productsAdded: 1200, badRowCount: 0 });
  expect(imported.brands).toHaveLength(7);
});

it.each([
  [
    'has no column that it needs',
    'Colour,Size\nred,4\n',
    'no column of ASINs, item ids or brands. Its first row is: Colour, Size.',
  ],
  ['is empty', '', 'It is empty.'],
  ['is something else', '%PDF-1.7\n\0\0', 'can’t be read'],
  ['is a broken workbook', 'PK\x03\x04 and then nothing', 'too large once it is unpacked'],
])('refuses a file that %s with a sentence', async (_, file, sentence) => {
  const { take } = await account();
  await expect(take(file)).rejects.toThrow(sentence);
});
