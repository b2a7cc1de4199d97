import { describe, expect, it } from 'vitest';
import { openTable } from '../../features/catalog/actions/read-table.ts';
import type { Cell, Table } from '../../kernel/table.ts';
import { csvFile } from './csv-file.ts';
import { fileResponse } from './file-response.ts';
import { xlsxFile } from './xlsx-file.ts';

const table = (headings: string[], ...batches: Cell[][][]): Table => ({
  headings,
  batches: (async function* () {
    yield* batches;
  })(),
});

async function bytesOf(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a reader of workbooks that is not this writer's makes of it. */
async function readBack(bytes: Buffer): Promise<string[][]> {
  const opened = await openTable({
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
  });
  const rows: string[][] = [];
  for await (const { cells } of opened.rows(null)) rows.push(cells);
  return rows;
}

const HEADINGS = ['Brand', 'Tags', 'Score'];

describe('a workbook', () => {
  it('has every row of every batch, in its place', async () => {
    const bytes = await bytesOf(
      xlsxFile(table(HEADINGS, [['Fjell & Söhne <AG>', null, 71.5]], [['“Ørsted”', 'a, b', 0]])),
    );
    expect(await readBack(bytes)).toEqual([
      HEADINGS,
      ['Fjell & Söhne <AG>', '', '71.5'],
      ['“Ørsted”', 'a, b', '0'],
    ]);
  });

  it('holds text as text, whatever it begins with', async () => {
    const bytes = await bytesOf(xlsxFile(table(['Brand'], [['=1+1'], ['@SUM(A1)'], ['\u0000\u000bPlain']])));
    expect(await readBack(bytes)).toEqual([['Brand'], ['=1+1'], ['@SUM(A1)'], ['Plain']]);
  });

  it('reaches beyond the column Z', async () => {
    const wide = Array.from({ length: 30 }, (_, at) => `Column ${at}`);
    expect(await readBack(await bytesOf(xlsxFile(table(wide, [wide]))))).toEqual([wide, wide]);
  });

  it('fails where its rows do, instead of ending early', async () => {
    const broken: Table = {
      headings: ['Brand'],
      batches: (async function* () {
        yield [['Fjell']];
        throw new Error('The database is gone.');
      })(),
    };
    await expect(bytesOf(xlsxFile(broken))).rejects.toThrow('The database is gone.');
  });
});

describe('a CSV file', () => {
  it('shows formulas as text, and quotes what has to be', async () => {
    const bytes = await bytesOf(
      csvFile(
        table(
          ['Brand', 'Score'],
          [
            ['=cmd()', 1],
            ['a "b", c', null],
          ],
        ),
      ),
    );
    expect(bytes.toString()).toBe('Brand,Score\r\n\'=cmd(),1\r\n"a ""b"", c",\r\n');
  });
});

it.each([
  ['csv', 'text/csv; charset=utf-8', '\uFEFFBrand'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
] as const)('is downloaded as %s, under its name', async (format, type, start) => {
  const answer = fileResponse('brands', format, table(['Brand']));
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="brands.${format}"`);
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toMatch(new RegExp(`^${start}`));
});

it('stops reading when whoever downloads goes away', async () => {
  let isOver = false;
  const endless: Table = {
    headings: ['Brand'],
    batches: (async function* () {
      try {
        for (;;) yield [['Fjell']];
      } finally {
        isOver = true;
      }
    })(),
  };
  const reader = fileResponse('brands', 'csv', endless).body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(isOver).toBe(true);
});
