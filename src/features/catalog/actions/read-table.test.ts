import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeWorkbook, writeZip } from '../../../../test/support/workbook.ts';
import { inMemory } from '../domain/file-bytes.ts';
import { openTable } from './read-table.ts';

it('gives up a workbook of one endless text as too large, without looking for merged cells in it again and again', async () => {
  const rows = [['x'.repeat(96 * 1024 * 1024)]];
  const bytes = await buffer(writeWorkbook([{ name: 'List', rows }]));
  const table = await openTable(inMemory(bytes), { spreadDown: true });
  await expect(table.rows(null).next()).rejects.toMatchObject({
    code: 'too_large',
    message: 'The workbook is too large: one text in it is longer than any cell can hold.',
  });
});

it('says of a text that is endless in many parts, too, that it is too large', async () => {
  const part = `<r><t>${'x'.repeat(1024 * 1024)}</t></r>`;
  function* sheet() {
    yield '<worksheet><sheetData><row r="1"><c t="inlineStr"><is>';
    for (let mb = 0; mb < 6; mb += 1) yield part;
    yield '</is></c></row></sheetData></worksheet>';
  }
  const packed = writeZip([
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
    { name: 'xl/worksheets/sheet1.xml', content: sheet() },
  ]);
  const table = await openTable(inMemory(await buffer(packed)));
  await expect(table.rows(null).next()).rejects.toThrow('longer than any cell can hold');
});

it('says of a list that is read in one piece, too, how much of it is behind', async () => {
  const lines = Array.from({ length: 5 }, (_, index) => `B0000000${index},Brand`);
  const table = await openTable(inMemory(Buffer.from(lines.join('\n'))));
  const shares: number[] = [];
  let share = 0;
  for await (const _ of table.rows(null, (read) => (share = read))) shares.push(share);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1, 1]);
});

it('never says that more of a list is behind than is, however many pieces it has', async () => {
  const row = `${'x'.repeat(1_000)},Brand\n`;
  const table = await openTable(inMemory(Buffer.from(row.repeat(1_000))));
  const shares: number[] = [];
  let share = 0;
  for await (const _ of table.rows(null, (read) => (share = read))) shares.push(share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[499]).toBeCloseTo(0.5, 2);
  expect(shares.at(-1)).toBe(1);
});
