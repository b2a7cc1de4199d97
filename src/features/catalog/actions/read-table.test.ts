import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../../test/support/workbook.ts';
import { inMemory } from '../domain/file-bytes.ts';
import { openTable } from './read-table.ts';

it('gives up a workbook of one endless text without looking for merged cells in it again and again', async () => {
  const rows = [['x'.repeat(96 * 1024 * 1024)]];
  const bytes = await buffer(writeWorkbook([{ name: 'List', rows }]));
  const table = await openTable(inMemory(bytes), { spreadDown: true });
  await expect(table.rows(null).next()).rejects.toThrow('The workbook is damaged.');
});
