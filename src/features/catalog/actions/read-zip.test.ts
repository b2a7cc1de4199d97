import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeZip } from '../../../../test/support/workbook.ts';
import { type FileBytes, inMemory } from '../domain/file-bytes.ts';
import { readZip, unpack } from './read-zip.ts';

const zipped = async (content: string): Promise<FileBytes> =>
  inMemory(await buffer(Readable.from(writeZip([{ name: 'a/b.xml', content: [content] }]))));

async function unpacked(file: FileBytes, mostBytes?: number): Promise<string> {
  const entry = (await readZip(file)).get('a/b.xml');
  if (!entry) throw new Error('The entry is missing.');
  return (await buffer(Readable.from(unpack(file, entry, undefined, mostBytes)))).toString();
}

it('gives back what was packed', async () => {
  const content = 'Tee für zwei '.repeat(50_000);
  expect(await unpacked(await zipped(content))).toBe(content);
});

it('stops unpacking at the bound, whatever the archive says of itself', async () => {
  const file = await zipped('x'.repeat(40_000_000));
  expect(file.size).toBeLessThan(300_000);
  await expect(unpacked(file, 1_000_000)).rejects.toThrow('too large once it is unpacked');
});

it('refuses an archive that is cut off or changed', async () => {
  const { size, read } = await zipped('Tee für zwei '.repeat(50_000));
  const whole = await read(0, size);
  await expect(unpacked(inMemory(whole.subarray(0, size - 30)))).rejects.toThrow('damaged');
  await expect(unpacked(inMemory(Uint8Array.from(whole).fill(0xff, 60, 120)))).rejects.toThrow('damaged');
});

it('refuses an archive of more parts than a workbook has as what it is', async () => {
  const parts = Array.from({ length: 10_001 }, (_, part) => ({ name: `xl/${part}.xml`, content: [] }));
  const file = inMemory(await buffer(Readable.from(writeZip(parts))));
  await expect(readZip(file)).rejects.toThrow('more parts than any spreadsheet has');
});
