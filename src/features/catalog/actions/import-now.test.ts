import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { writeWorkbook as writeSheets } from '../../../../test/support/workbook.ts';
import { EXPORT_COLUMNS } from '../domain/export-columns.ts';
import type { Marketplace } from '../domain/product.ts';
import { importNow } from './import-now.ts';
import { readRefused } from './read-imports.ts';
import { readProducts } from './read-products.ts';
import type { TakeBrands } from './work-through-import.ts';

async function account() {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const taken: Parameters<TakeBrands>[2][] = [];
  const takeBrands: TakeBrands = async (_tx, _accountId, brands) => {
    taken.push(brands);
    return brands.listed.length;
  };
  return {
    taken,
    take: async (file: string | Uint8Array, marketplace: Marketplace = 'amazon') => {
      const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
      const imported = await importNow({ database, takeBrands }, accountId, {
        name: 'list',
        marketplace,
        chunks: inChunks(bytes),
      });
      const { lines } = await database.asAccount(accountId, (tx) =>
        readRefused(tx, accountId, imported.id, { limit: 100, offset: 0 }),
      );
      return { ...imported, lines };
    },
    products: async () =>
      (await database.asAccount(accountId, (tx) => readProducts(tx, accountId, { limit: 200 }))).products,
  };
}

/** As a network brings them: in pieces of any size. */
async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100_003) yield bytes.subarray(at, at + 100_003);
}

const EXPORT = `\uFEFF"Locale","Title","ASIN","Brand","Product Codes: UPC","Buy Box 🚚: Current","Sales Rank: Current"
"com","A ""steel"" bottle
for water","B000000001","Yeti","012345678905","$ 24.99","1,200"
"com","A cup","B00BAD","Yeti","","",""
"com","","","","","",""
"com","Another cup","B000000002","Owala","","-",""
`;

it('takes products, lists bad rows, and lets them stop nothing', async () => {
  const { take, products, taken } = await account();
  expect(await take(EXPORT)).toMatchObject({
    state: 'finished',
    rowsTotal: 4,
    productsAdded: 2,
    productsChanged: 0,
    rowsRefused: 2,
    lines: [
      { line: 4, reason: '“B00BAD” is not an ASIN.', cells: ['com', 'A cup', 'B00BAD', 'Yeti', '', '', ''] },
      { line: 5, reason: 'The row names no product and no brand.' },
    ],
  });
  expect(taken).toEqual([{ marketplace: 'amazon', spellings: ['Owala', 'Yeti'], listed: [] }]);
  expect(await products()).toMatchObject([
    {
      externalId: 'B000000001',
      title: 'A "steel" bottle for water',
      upcs: ['012345678905'],
      prices: { buyBox: { current: 2499 } },
      salesRank: { current: 1200 },
    },
    { externalId: 'B000000002', prices: { buyBox: { current: null } } },
  ]);
});

it('says so where no rows stand below the headings, however many empty lines do', async () => {
  const { take } = await account();
  for (const file of ['ASIN,Brand\n', `ASIN,Brand\n${',\n'.repeat(60)}`])
    expect(await take(file)).toMatchObject({
      state: 'failed',
      reason: 'There was nothing to import: no rows stand below the headings.',
      rowsTotal: 0,
    });
});

it('changes nothing when the same file comes again', async () => {
  const { take, products, taken } = await account();
  await take(EXPORT);
  const before = await products();
  expect(await take(EXPORT)).toMatchObject({
    productsAdded: 0,
    productsChanged: 0,
    productsUnchanged: 2,
    rowsRefused: 2,
  });
  expect(await products()).toEqual(before);
  expect(taken).toHaveLength(1);
});

it('lets the first of the lines count that name one product, however often the file comes', async () => {
  const { take, products } = await account();
  const twice = 'asin,title\nB000000001,First\nB000000001,Second\n';
  expect(await take(twice)).toMatchObject({ productsAdded: 1, productsUnchanged: 1, rowsRepeated: 1 });
  expect(await take(twice)).toMatchObject({ productsChanged: 0, productsUnchanged: 2 });
  expect(await products()).toMatchObject([{ title: 'First' }]);
});

it('reads a list with an empty byte in it, wherever that stands', async () => {
  const { take } = await account();
  const rows = Array.from({ length: 9_000 }, (_, at) => `B${String(at).padStart(9, '0')},A large cup of tea`);
  rows[8_000] = 'B000008000,A \0cup';
  const list = `asin,title\0\n${rows.join('\n')}\nB0BAD,Bro\0ken\n`;
  expect(await take(list)).toMatchObject({
    productsAdded: 9_000,
    lines: [{ line: 9_002, cells: ['B0BAD', 'Broken'] }],
  });
});

it('reads a workbook with an empty letter in a cell', async () => {
  const { take, products } = await account();
  const rows = [
    ['asin', 'title'],
    ['B000000001', 'A _x0000_cup'],
  ];
  expect(await take(await buffer(writeSheets([{ name: 'List', rows }])))).toMatchObject({ productsAdded: 1 });
  expect(await products()).toMatchObject([{ title: 'A cup' }]);
});

it('hands on the brands of a list, each once', async () => {
  const { take, products, taken } = await account();
  const list =
    'Brand;Website;E-Mail\nYeti;yeti.com;b2b@yeti.com\nOwala;;\nYeti;yeti.com;b2b@yeti.com\nX;;nobody\n';
  expect(await take(list, 'walmart')).toMatchObject({
    rowsTotal: 4,
    brandRows: 3,
    productsAdded: 0,
    productsUnchanged: 0,
    brandsChanged: 2,
    columns: { brand: 0, website: 1, email: 2 },
    lines: [{ line: 5, reason: '“nobody” is not an email address.' }],
  });
  expect(taken).toEqual([
    {
      marketplace: 'walmart',
      spellings: [],
      listed: [
        { line: 2, marketplace: 'walmart', name: 'Yeti', website: 'https://yeti.com', email: 'b2b@yeti.com' },
        { line: 3, marketplace: 'walmart', name: 'Owala', website: null, email: null },
      ],
    },
  ]);
  expect(await products()).toEqual([]);
});

it('reads a workbook as it reads text, with notes above its headings', async () => {
  const { take, products } = await account();
  const rows = [
    ['Our list', null, null],
    ['Item ID', 'UPC', 'Price'],
    [5_070_293_745, 12_345_678_905, 24.985],
    [Number('1729384950617283940'), null, null],
  ];
  const workbook = writeWorkbook(rows.map((row) => row.map((value) => (value === null ? null : { value }))));
  expect(await take(await workbook.toBuffer(), 'walmart')).toMatchObject({
    productsAdded: 1,
    lines: [{ line: 4 }],
  });
  expect(await products()).toMatchObject([
    { externalId: '5070293745', upcs: ['012345678905'], prices: { new: { current: 2499 } } },
  ]);
});

it('gives each product the brand that stands merged beside several of them', async () => {
  const { take, products, taken } = await account();
  const workbook = writeWorkbook([
    [{ value: 'Our brands, all of them', columnSpan: 2, rowSpan: 2 }],
    [],
    [{ value: 'Brand' }, { value: 'ASIN' }],
    [{ value: 'Yeti', rowSpan: 3 }, { value: 'B000000001' }],
    [null, { value: 'B000000002' }],
    [null, { value: 'B000000003' }],
    [null, { value: 'B000000004' }],
    [{ value: 'Owala' }, { value: 'B000000005' }],
  ]);
  expect(await take(await workbook.toBuffer())).toMatchObject({ productsAdded: 5, rowsRefused: 0 });
  expect((await products()).map(({ brand }) => brand)).toEqual(['Yeti', 'Yeti', 'Yeti', null, 'Owala']);
  expect(taken).toMatchObject([{ spellings: ['Owala', 'Yeti'] }]);
});

it('gives each product the brand that is written once above several of them', async () => {
  const { take, products } = await account();
  const grouped =
    'Brand,ASIN\nYeti,B000000001\n,B000000002\n,B000000003\nOwala,B000000004\n,B000000005\n,Total\n';
  expect(await take(grouped)).toMatchObject({
    columns: { brandAbove: 0, id: 1 },
    productsAdded: 5,
    lines: [{ line: 7, reason: '“Total” is not an ASIN.' }],
  });
  expect((await products()).map(({ brand }) => brand)).toEqual(['Yeti', 'Yeti', 'Yeti', 'Owala', 'Owala']);

  const gaps =
    'Brand,ASIN,Title\nYeti,B000000006,A\n,B000000007,B\nOwala,B000000008,C\nYeti,B000000009,D\n,B000000010,E\n,B000000011,F\n';
  expect(await take(gaps)).toMatchObject({ columns: { brand: 0 }, productsAdded: 6 });
  expect((await products()).slice(5).map(({ brand }) => brand)).toEqual([
    'Yeti',
    null,
    'Owala',
    'Yeti',
    null,
    null,
  ]);
});

it('tells what couldn’t be read in rows that it took in', async () => {
  const { take, products } = await account();
  const list = [
    'ASIN,UPC,Price,Rating,Website',
    'B000000001,1.23457E+11,$5.00,4.5,',
    'B000000002,012345678905,on request,-,',
    'B000000003,850123400138,"1,2,3",N/A,no site',
  ];
  expect(await take(list.join('\n'))).toMatchObject({
    productsAdded: 3,
    rowsRefused: 0,
    unread: [
      { field: 'upc', cells: 2, line: 2, text: '1.23457E+11' },
      { field: 'price.new.current', cells: 2, line: 3, text: 'on request' },
      { field: 'website', cells: 1, line: 4, text: 'no site' },
    ],
  });
  expect((await products()).map(({ upcs }) => upcs)).toEqual([[], ['012345678905'], []]);
});

it('sees anew in each file with the same headings where its brands stand', async () => {
  const { take, products } = await account();
  await take('Brand,ASIN\nYeti,B000000001\nYeti,B000000002\n,B000000003\n');
  const grouped = 'Brand,ASIN\nYeti,B000000004\n,B000000005\nOwala,B000000006\n,B000000007\n';
  expect(await take(grouped)).toMatchObject({ columns: { brandAbove: 0 } });
  expect(await take('Brand,ASIN\nYeti,B000000008\nYeti,B000000009\n,B000000010\n')).toMatchObject({
    columns: { brand: 0 },
  });
  const brands = (await products()).map(({ brand }) => brand);
  expect(brands).toEqual(['Yeti', 'Yeti', null, 'Yeti', 'Yeti', 'Owala', 'Owala', 'Yeti', 'Yeti', null]);
});

it('reads its own export as what it was, and leaves rows of another marketplace alone', async () => {
  const { take, products } = await account();
  const list =
    'ASIN,Brand,Title,Buy Box: Current,New: Current,Amazon: Current,Sales Rank: Current,Total Offer Count';
  await take(`${list},New Offer Count: Current,Reviews: Rating,Reviews: Review Count,Locale,Product Codes: UPC
B000000001,Yeti,A cup,24.99,23.99,22.50,1200,7,5,4.5,31,de,012345678905
`);
  await take('Item ID,Item Name,Brand,Price\n500000001,A mug,Yeti,9.99\n', 'walmart');
  const before = await products();
  const rows = [
    EXPORT_COLUMNS.map(({ heading }) => heading),
    ...before.map((product) => EXPORT_COLUMNS.map(({ of }) => of(product))),
  ];
  const csv = rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\n');
  expect(await take(csv)).toMatchObject({
    productsUnchanged: 1,
    productsChanged: 0,
    productsAdded: 0,
    lines: [{ reason: 'It is sold on Walmart: import such rows for themselves.' }],
  });
  expect(await take(csv, 'walmart')).toMatchObject({ productsUnchanged: 1, rowsRefused: 1 });
  expect(await products()).toEqual(before);
});

it('guesses anew where nobody has confirmed what was guessed before', async () => {
  const { take } = await account();
  expect(await take('Name,Ref\nA cup,x\n').catch(({ message }) => message)).toMatch(/no column of ASINs/);
  expect(await take('Product,Company,Ref\nA cup,Yeti,x\n')).toMatchObject({ rowsRefused: 1 });
  expect(await take('Product,Company,Ref\nA cup,Yeti,B000000001\n')).toMatchObject({
    productsAdded: 1,
    columns: { id: 2 },
  });
});

it('takes a brand in without the way to it that can’t be read', async () => {
  const { take, taken } = await account();
  const list = 'Brand,Website,Email\nYeti,yeti.com,b2b at yeti\nOwala,soon,b2b@owala.com\nElm,soon,\n';
  expect(await take(list)).toMatchObject({
    brandRows: 2,
    rowsRefused: 1,
    unread: [
      { field: 'email', cells: 1, line: 2, text: 'b2b at yeti' },
      { field: 'website', cells: 1, line: 3, text: 'soon' },
    ],
  });
  expect(taken[0]?.listed).toMatchObject([
    { name: 'Yeti', website: 'https://yeti.com', email: null },
    { name: 'Owala', website: null, email: 'b2b@owala.com' },
  ]);
});

it('takes a total for no brand', async () => {
  const { take } = await account();
  expect(await take('Brand,Website\nYeti,yeti.com\nGrand Total:,\nTotal Gym,\n')).toMatchObject({
    brandRows: 2,
    lines: [{ line: 3, reason: 'The row is a total, and names no brand.' }],
  });
});

it('reads what old systems write under a workbook’s name: a page with a table, and a workbook as XML', async () => {
  const { take, products } = await account();
  const page = `<html><head><meta charset="windows-1251"></head><table>
    <tr><td colspan=2>All goods</td></tr><tr><th>Brand</th><th>ASIN</th></tr>
    <tr><td rowspan="2">\xcc\xe0\xf1\xeb\xee</td><td>B000000001</td></tr><tr><td>B000000002</td></tr>
    <tr><td>Yeti</td><td>B00BAD</td></tr></table></html>`;
  expect(await take(Buffer.from(page, 'latin1'))).toMatchObject({
    productsAdded: 2,
    lines: [{ line: 5, reason: '“B00BAD” is not an ASIN.' }],
  });
  const cell = (text: string, more = '') => `<Cell${more}><Data ss:Type="String">${text}</Data></Cell>`;
  const book = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Worksheet ss:Name="Cover"><Table><Row>${cell('Hello')}</Row></Table></Worksheet>
    <Worksheet ss:Name="List"><Table><Row>${cell('Brand')}${cell('ASIN')}</Row>
    <Row>${cell('Owala', ' ss:MergeDown="1"')}${cell('B000000003')}</Row>
    <Row>${cell('B000000004', ' ss:Index="2"')}</Row></Table></Worksheet></Workbook>`;
  expect(await take(book)).toMatchObject({ productsAdded: 2, sheet: 'List', headingRow: 1 });
  expect((await products()).map(({ brand }) => brand)).toEqual(['Масло', 'Масло', 'Owala', 'Owala']);
});

it('refuses a workbook with a cell that nobody can have written', async () => {
  const { take } = await account();
  const workbook = writeWorkbook([[{ value: 'ASIN' }], [{ value: 'x'.repeat(5_000_000) }]]);
  await expect(take(await workbook.toBuffer())).rejects.toThrow('The workbook is damaged.');
});

it('reads a bare list of ASINs, and text of other encodings and marks', async () => {
  const { take, products } = await account();
  expect(await take('B000000001\nB000000002\n')).toMatchObject({ productsAdded: 2 });
  const utf16 = Buffer.from('\uFEFFASIN\tTitle\nB000000003\tTasse für Tee\n', 'utf16le');
  await take(utf16);
  await take(Buffer.from('ASIN|Brand\nB000000004|M\xfcller\n', 'latin1'));
  expect((await products()).slice(2)).toMatchObject([{ title: 'Tasse für Tee' }, { brand: 'Müller' }]);
});

it.each([
  ['Japan', 'ASIN,ブランド,商品名,JANコード,価格\nB000000001,山田商店,緑茶,4901234567894,"1,200"'],
  ['China', 'ASIN,品牌,商品名称,条形码,价格\nB000000001,山田商店,緑茶,4901234567894,"1,200"'],
  ['Korea', 'ASIN,브랜드,상품명,바코드,가격\nB000000001,山田商店,緑茶,4901234567894,"1,200"'],
])('reads a list under headings of %s', async (_, list) => {
  const { take, products } = await account();
  await take(list);
  expect(await products()).toMatchObject([
    { brand: '山田商店', title: '緑茶', eans: ['4901234567894'], prices: { new: { current: 120_000 } } },
  ]);
});

it('reads characters whole, wherever the file is cut into pieces', async () => {
  const { take, products } = await account();
  const title = `é🚚${'ü🚚'.repeat(4000)}`;
  await take(
    `asin,title\n${Array.from({ length: 30 }, (_, index) => `B0000000${index + 10},${title}`).join('\n')}`,
  );
  expect(new Set((await products()).map((product) => product.title))).toEqual(
    new Set([title.slice(0, 10_000)]),
  );
});

it('counts every row once, and hands on every brand once, however many there are', async () => {
  const { take, taken } = await account();
  const rows = Array.from({ length: 2_500 }, (_, index) =>
    index % 100 === 7 ? `B${index},Brand` : `B${String(index).padStart(9, '0')},Brand ${index % 700}`,
  );
  expect(await take(`asin,brand\n${rows.join('\n')}`)).toMatchObject({
    rowsTotal: 2_500,
    productsAdded: 2_475,
    rowsRefused: 25,
    rowsRead: 2_501,
    shareRead: 1,
  });
  const spellings = taken.flatMap((brands) => brands.spellings);
  expect(spellings).toHaveLength(693);
  expect(new Set(spellings).size).toBe(693);
});

it('refuses a line whose quotation mark is never closed, and reads on below it', async () => {
  const { take } = await account();
  const rows = Array.from({ length: 3_000 }, (_, index) => `B${String(index).padStart(9, '0')},A cup of tea`);
  rows[5] = 'B000000005,"A 12 inch cup';
  expect(await take(`asin,title\n${rows.join('\n')}`)).toMatchObject({
    productsAdded: 2_999,
    lines: [{ line: 7, reason: 'A quotation mark on this line is never closed.' }],
  });
});

it.each([
  [
    'has no column that it needs',
    'Colour,Size\nred,4\n',
    'no column of ASINs, item ids or brands. Its first row is: Colour, Size.',
  ],
  ['is empty', '', 'The file is empty.'],
  ['has nothing in it', '\n\n', 'The file is empty.'],
  ['is something else', '%PDF-1.7\n\0\0', 'That is no table.'],
  ['is a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'That is no table.'],
  ['is a web page', '\n<!DOCTYPE html><p>Sign in to see the list</p>', 'That is a web page under'],
  ['is a page within a mail', 'MIME-Version: 1.0\nContent-Type: text/html\n\n<table>', 'That is no table.'],
  [
    'never ends its first line',
    `Title,ASIN${'x'.repeat(2_000_000)}`,
    'Its first row goes on for more than 1,000,000 characters.',
  ],
  [
    'never ends a line',
    `ASIN,Title\nB000000001,Cup\nB000000002,${'x'.repeat(2_000_000)}`,
    'The row below line 2 goes on for more than 1,000,000 characters.',
  ],
  ['is a broken workbook', 'PK\x03\x04 and then nothing', 'The workbook is damaged.'],
])('refuses a file that %s with a sentence', async (_, file, sentence) => {
  const { take } = await account();
  await expect(take(file)).rejects.toThrow(sentence);
});
