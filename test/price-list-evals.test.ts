import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lineAsJson } from '../src/main/commands/price-lists.ts';
import { readPriceListFile } from '../src/main/price-lists/read-file.ts';
import type { Line } from './evals/price-lists/grid.ts';
import { scoreList, sum } from './evals/price-lists/score.ts';

const EVALS = new URL('./evals/price-lists/', import.meta.url);
/** Lists that have been mended on: what they hold is known to be read right. */
const MENDED = [
  'seen',
  'fresh-5-even',
  'fresh-5-odd',
  'fresh-7-even',
  'fresh-8-even',
  'fresh-8-odd',
  'fresh-9-even',
  'fresh-10-even',
  'fresh-11-even',
  'fresh-11-odd',
  'fresh-12-even',
  'fresh-14-even',
  'fresh-15-even',
];

const jsonLines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

/** A file that is no list is refused, which is as good as no lines. */
const read = async (file: URL) =>
  readPriceListFile(await readFile(file)).then(
    ({ lines }) => lines.map(lineAsJson),
    () => [],
  );

it.each(MENDED)('reads brands’ price lists right, and invents no line: %s', async (set) => {
  const directory = new URL(`${set}/`, EVALS);
  const files = (await readdir(directory)).filter((name) => /\.(?:csv|xlsx|pdf|tsv|txt)$/i.test(name));
  const scores = await Promise.all(
    files.map(async (name) => {
      const expected = jsonLines<Line>(
        await readFile(new URL(encodeURIComponent(`${name}.expected.jsonl`), directory), 'utf8'),
      );
      return scoreList(expected, await read(new URL(encodeURIComponent(name), directory)));
    }),
  );
  const { lines, right, invented } = sum(scores);
  expect(lines).toBeGreaterThan(90);
  expect({ wrong: lines - right, invented }).toEqual({ wrong: 0, invented: 0 });
});
