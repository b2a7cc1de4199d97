import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { EXPORT_COLUMNS } from '../domain/export-columns.ts';
import { importingAccount } from './fixtures/importing-account.ts';

const EXPORT = `\uFEFF"Locale","Title","ASIN","Brand","Product Codes: UPC","Buy Box 🚚: Current","Sales Rank: Current"
"com","A ""steel"" bottle
for water","B000000001","Yeti","012345678905","$ 24.99","1,200"
"com","A cup","B00BAD","Yeti","","",""
"com","","","","","",""
"com","Another cup","B000000002","Owala","","-",""
`;

it('takes products, lists bad rows, and lets them stop nothing', async () => {
  const { take, products, taken } = await importingAccount();
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
  const { take } = await importingAccount();
  for (const file of ['ASIN,Brand\n', `ASIN,Brand\n${',\n'.repeat(60)}`])
    expect(await take(file)).toMatchObject({
      state: 'failed',
      reason: 'There was nothing to import: no rows stand below the headings.',
      rowsTotal: 0,
    });
});

it('changes nothing when the same file comes again', async () => {
  const { take, products, taken } = await importingAccount();
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
  const { take, products } = await importingAccount();
  const twice = 'asin,title\nB000000001,First\nB000000001,Second\n';
  expect(await take(twice)).toMatchObject({ productsAdded: 1, productsUnchanged: 1, rowsRepeated: 1 });
  expect(await take(twice)).toMatchObject({ productsChanged: 0, productsUnchanged: 2 });
  expect(await products()).toMatchObject([{ title: 'First' }]);
});

it('hands on the brands of a list, each once', async () => {
  const { take, products, taken } = await importingAccount();
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

it('gives each product the brand that stands merged beside several of them', async () => {
  const { take, products, taken } = await importingAccount();
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
  const { take, products } = await importingAccount();
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
  const { take, products } = await importingAccount();
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
  const { take, products } = await importingAccount();
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
  const { take, products } = await importingAccount();
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
  const { take } = await importingAccount();
  expect(await take('Name,Ref\nA cup,x\n').catch(({ message }) => message)).toMatch(/no column of ASINs/);
  expect(await take('Product,Company,Ref\nA cup,Yeti,x\n')).toMatchObject({ brandRows: 1, productsAdded: 0 });
  expect(await take('Product,Company,Ref\nA cup,Yeti,B000000001\n')).toMatchObject({
    productsAdded: 1,
    columns: { id: 2 },
  });
});

it('takes a brand in without the way to it that can’t be read', async () => {
  const { take, taken } = await importingAccount();
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
  const { take } = await importingAccount();
  expect(await take('Brand,Website\nYeti,yeti.com\nGrand Total:,\nTotal Gym,\n')).toMatchObject({
    brandRows: 2,
    lines: [{ line: 3, reason: 'The row is a total, and names no brand.' }],
  });
});

it('counts every row once, and hands on every brand once, however many there are', async () => {
  const { take, taken } = await importingAccount();
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
  const { take } = await importingAccount();
  await expect(take(file)).rejects.toThrow(sentence);
});
