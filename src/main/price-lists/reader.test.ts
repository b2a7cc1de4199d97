import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/support/temporary.ts';
import { writeWorkbook, writeZip } from '../../../test/support/workbook.ts';
import { AppError } from '../../kernel/errors.ts';
import { createPriceListReader } from './reader.ts';

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const LIST = 'SKU,Description,Wholesale\nN-1,Salt,$5.00\n';

it('reads a file in a process of its own, with the columns that a person chose', async () => {
  const reader = createPriceListReader();
  const { lines } = await reader.read(Buffer.from(LIST));
  expect(lines).toMatchObject([{ sku: 'N-1', title: 'Salt', cost: 5, currency: 'USD', row: 2 }]);
  const chosen = await reader.read(Buffer.from(LIST), { choices: { '': { 1: null } } });
  expect(chosen.lines).toMatchObject([{ sku: 'N-1', title: null, cost: 5 }]);
});

it('finds a line in the row of the spreadsheet, however many lines of text the descriptions above it take', async () => {
  const csv = `${LIST.replace('Salt', '"Salt.\r\n\r\nFrom the sea"')}\nN-2,"Pepper\nwhole",$6.00\nN-3,Oil,$7.00\n`;
  const { lines } = await createPriceListReader().read(Buffer.from(csv));
  expect(lines.map(({ sku, row }) => [sku, row])).toEqual([
    ['N-1', 2],
    ['N-2', 4],
    ['N-3', 5],
  ]);
});

it('is told the day, on which some of a list’s prices hold and others don’t yet', async () => {
  const dated = 'SKU,Description,Wholesale,Wholesale eff. 1/1/2037\nN-1,Salt,$5.00,$5.50\n';
  const read = await createPriceListReader().read(Buffer.from(dated), { today: new Date('2036-12-31') });
  expect(read).toMatchObject({ lines: [{ cost: 5 }], pricesChangeOn: '2037-01-01' });
});

it.each([
  [
    'a page with a table',
    `<html><table><tr><th>SKU</th><th>Description</th><th>Wholesale</th></tr>
     <tr><td>N-1</td><td rowspan=2>Salt</td><td>$5.00</td></tr><tr><td>N-2</td><td>$9.00</td></tr></table>`,
  ],
  [
    'a workbook as XML',
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook><Worksheet ss:Name="List"><Table>
     <Row><Cell><Data>SKU</Data></Cell><Cell><Data>Description</Data></Cell><Cell><Data>Wholesale</Data></Cell></Row>
     <Row><Cell><Data>N-1</Data></Cell><Cell ss:MergeDown="1"><Data>Salt</Data></Cell><Cell><Data>$5.00</Data></Cell></Row>
     <Row><Cell><Data>N-2</Data></Cell><Cell ss:Index="3"><Data>$9.00</Data></Cell></Row></Table></Worksheet></Workbook>`,
  ],
])('reads %s, as old systems write them', async (_, file) => {
  const { lines } = await createPriceListReader().read(Buffer.from(file));
  expect(lines).toMatchObject([
    { row: 2, sku: 'N-1', title: 'Salt', cost: 5, currency: 'USD' },
    { row: 3, sku: 'N-2', title: 'Salt', cost: 9 },
  ]);
});

it('hands over only text that a database takes', async () => {
  const table = `<table><tr><th>SKU</th><th>Description</th><th>Wholesale</th></tr>
    <tr><td>N-1</td><td>Sea &#xD83D; salt</td><td>$5.00</td></tr></table>`;
  const { lines } = await createPriceListReader().read(Buffer.from(`<html>${table}`));
  expect(lines).toMatchObject([{ sku: 'N-1', title: 'Sea \ufffd salt' }]);
});

it('reads a file also where the packages are linked in from another place', async () => {
  const root = resolve(import.meta.dirname, '../../..');
  const copy = await temporaryDirectory();
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true });
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const program = `
    const { createPriceListReader } = await import(process.argv[1]);
    const { lines } = await createPriceListReader().read(Buffer.from(process.argv[2]));
    process.stdout.write(lines[0].sku);`;
  const args = ['--input-type=module', '-e', program, join(copy, 'src/main/price-lists/reader.ts'), LIST];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('N-1');
});

it('ends a process that takes too long, or too much', async () => {
  await expect(createPriceListReader({ ms: 20 }).read(Buffer.from(LIST))).rejects.toMatchObject({
    code: 'too_large',
    message: 'The file could not be read within 0.02 seconds.',
  });
  const greedy = createPriceListReader({ heapMb: 10 }).read(Buffer.from(LIST.repeat(200_000)));
  await expect(greedy).rejects.toThrow('takes more memory than it may');
});

it('doesn’t blame the file where its process ends for a reason of its own', async () => {
  const ending = createPriceListReader({ heapMb: Number.NaN }).read(Buffer.from(LIST));
  await expect(ending).rejects.toThrow(/ended with 9\. .*max-old-space-size/);
  await expect(ending).rejects.not.toBeInstanceOf(AppError);
});

it('refuses a workbook that unpacks to more than any list', async () => {
  const spaces = `<!--${' '.repeat(1024 * 1024)}-->`;
  function* bomb() {
    yield '<worksheet><sheetData>';
    for (let mb = 0; mb < 140; mb += 1) yield spaces;
    yield '</sheetData></worksheet>';
  }
  const honest = await wholeOf(writeWorkbook([{ name: 'List', rows: [['SKU']] }]));
  expect(honest.byteLength).toBeLessThan(10_000);
  const packed = await wholeOf(
    writeZip([
      {
        name: 'xl/workbook.xml',
        content: [
          '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
        ],
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: ['<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'],
      },
      { name: 'xl/worksheets/sheet1.xml', content: bomb() },
    ]),
  );
  expect(packed.byteLength).toBeLessThan(5 * 1024 * 1024);
  await expect(createPriceListReader().read(packed)).rejects.toThrow('too large once it is unpacked');
});

it.each([
  ['nothing', Buffer.alloc(0), 'The file is empty.'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'CSV, XLSX and PDF files can be read.'],
  ['a damaged PDF', Buffer.from('%PDF-1.7\nnothing'), 'The PDF is damaged'],
  ['an Excel file of the old kind', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'save it as XLSX and try again'],
  ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'That is an archive'],
])('says of %s why it can’t be read', async (_, bytes, sentence) => {
  await expect(createPriceListReader().check(bytes)).rejects.toThrow(sentence);
  await expect(createPriceListReader().read(bytes)).rejects.toThrow(sentence);
});

it('opens what can be read, whether or not there is a list in it', async () => {
  await expect(createPriceListReader().check(Buffer.from(LIST))).resolves.toBeUndefined();
  await expect(
    createPriceListReader().check(Buffer.from('Dear customer,\nhello\n')),
  ).resolves.toBeUndefined();
});

it('takes no file that is larger than it may be', async () => {
  const reader = createPriceListReader({ fileBytes: 1024 * 1024 });
  await expect(reader.read(Buffer.alloc(1024 * 1024 + 1))).rejects.toThrow('larger than 1 MB');
});
