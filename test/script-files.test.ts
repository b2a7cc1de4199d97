import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SCRIPT_FILES } from '../scripts/script-files.ts';

/** The ways that a pattern names, where none of them stands in brackets. */
function waysOf({ source }: RegExp): string[] {
  let depth = 0;
  const ways = [''];
  for (const sign of source) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) ways.push('');
    else ways[ways.length - 1] += sign;
  }
  return ways;
}

it('the files that scripts come in are made of modules that there are, wherever these were moved', async () => {
  const paths = (await readdir(new URL('../src/', import.meta.url), { recursive: true })).map(
    (path) => `src/${path}`,
  );
  const gone = SCRIPT_FILES.flatMap(({ test }) => waysOf(test)).filter(
    (way) => !way.includes('node_modules') && !paths.some((path) => new RegExp(way).test(path)),
  );
  expect(gone).toEqual([]);
});
