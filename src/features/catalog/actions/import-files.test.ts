import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { writeWorkbook as writeSheets } from '../../../../test/support/workbook.ts';
import { PIECE_BYTES } from '../domain/file-bytes.ts';
import { importingAccount } from './fixtures/importing-account.ts';
import { receiveFile } from './receive-file.ts';

it('keeps nothing of a file that turns out too large as it comes, and takes one up to the bound', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const file = { fileName: 'list.csv', startedBy: 'browser' } as const;
  let taken = 0;
  async function* pieces(count: number) {
    for (taken = 0; taken < count; taken += 1) yield new Uint8Array(PIECE_BYTES).fill(0x61);
  }
  const most = 2 * PIECE_BYTES;
  await expect(receiveFile(database, accountId, file, pieces(9), most)).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(taken).toBeLessThan(4);
  const kept = () =>
    database.asAccount(accountId, async (tx) => ({
      imports: (await tx.selectFrom('imports').select('id').execute()).length,
      pieces: (await tx.selectFrom('import_pieces').select('seq').execute()).length,
    }));
  expect(await kept()).toEqual({ imports: 0, pieces: 0 });
  await receiveFile(database, accountId, file, pieces(2), most);
  expect(await kept()).toEqual({ imports: 1, pieces: 2 });
});

it('reads a list with an empty byte in it, wherever that stands', async () => {
  const { take } = await importingAccount();
  const rows = Array.from({ length: 9_000 }, (_, at) => `B${String(at).padStart(9, '0')},A large cup of tea`);
  rows[8_000] = 'B000008000,A \0cup';
  const list = `asin,title\0\n${rows.join('\n')}\nB0BAD,Bro\0ken\n`;
  expect(await take(list)).toMatchObject({
    productsAdded: 9_000,
    lines: [{ line: 9_002, cells: ['B0BAD', 'Broken'] }],
  });
});

it('reads a workbook with an empty letter in a cell', async () => {
  const { take, products } = await importingAccount();
  const rows = [
    ['asin', 'title'],
    ['B000000001', 'A _x0000_cup'],
  ];
  expect(await take(await buffer(writeSheets([{ name: 'List', rows }])))).toMatchObject({ productsAdded: 1 });
  expect(await products()).toMatchObject([{ title: 'A cup' }]);
});

it('reads a workbook as it reads text, with notes above its headings', async () => {
  const { take, products } = await importingAccount();
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

it('reads what old systems write under a workbook’s name: a page with a table, and a workbook as XML', async () => {
  const { take, products } = await importingAccount();
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
  const { take } = await importingAccount();
  const workbook = writeWorkbook([[{ value: 'ASIN' }], [{ value: 'x'.repeat(5_000_000) }]]);
  await expect(take(await workbook.toBuffer())).rejects.toThrow('The workbook is too large: one text in it');
});

it('reads a bare list of ASINs, and text of other encodings and marks', async () => {
  const { take, products } = await importingAccount();
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
  const { take, products } = await importingAccount();
  await take(list);
  expect(await products()).toMatchObject([
    { brand: '山田商店', title: '緑茶', eans: ['4901234567894'], prices: { new: { current: 120_000 } } },
  ]);
});

it('reads characters whole, wherever the file is cut into pieces', async () => {
  const { take, products } = await importingAccount();
  const title = `é🚚${'ü🚚'.repeat(4000)}`;
  await take(
    `asin,title\n${Array.from({ length: 30 }, (_, index) => `B0000000${index + 10},${title}`).join('\n')}`,
  );
  expect(new Set((await products()).map((product) => product.title))).toEqual(
    new Set([title.slice(0, 10_000)]),
  );
});

it('refuses a line whose quotation mark is never closed, and reads on below it', async () => {
  const { take } = await importingAccount();
  const rows = Array.from({ length: 3_000 }, (_, index) => `B${String(index).padStart(9, '0')},A cup of tea`);
  rows[5] = 'B000000005,"A 12 inch cup';
  expect(await take(`asin,title\n${rows.join('\n')}`)).toMatchObject({
    productsAdded: 2_999,
    lines: [{ line: 7, reason: 'A quotation mark on this line is never closed.' }],
  });
});
