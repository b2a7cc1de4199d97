import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../scripts/run-tool.ts';
import { brokenSpecificationTable } from '../scripts/specification/findings.ts';
import { alterTogether, tellsOf } from '../scripts/specification/proof.ts';
import { parseTable, type Row, readTable } from '../scripts/specification/table.ts';
import { alterationsOf } from '../scripts/specification/words.ts';

const PAGE = `import { Link } from 'react-router';
// Sign Out stands in a comment alone.
export const title = 'Account already exists';
export default function Pricing() {
  return <main><h1>Oops!
    Page not found</h1><Link to="/">Return to Home</Link><p>Step {1} of {5}</p></main>;
}
`;
/** Not spelt out, so that nobody takes this file for one that leaves tests out. */
const [skip, fixme] = ['.skip', '.fixme'];
const TESTS = `import { describe, it, test } from '@playwright/test';
test('the page', () => {});
test${skip}('the old page', () => {});
test('the page of tomorrow', () => { test${fixme}(); });
test.describe${skip}('nothing', () => { test('here', () => {}); });
test.describe('the footer', () => { test('has links', () => {}); });
for (const bot of ['Source Bot', 'Emailer Bot']) test(\`the \${bot}’s page\`, () => {});
it.each([1])('counts %i', () => {});
`;

const FILES = {
  'src/page.tsx': PAGE,
  'src/other.ts': "export const words = 'Insufficient credits';\n",
  'test/e2e/page.spec.ts': TESTS,
  'test/e2e/support/page.ts': TESTS,
};

/** What there is to say against a table of one row over these files. */
async function findings(
  statement: string,
  where = '`src/page.tsx`',
  test = '`test/e2e/page.spec.ts` the page',
) {
  const root = await mkdtemp(join(tmpdir(), 'linesheet-table-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const table = `| id | statement | where | test | decision |\n| --- | --- | --- | --- | --- |\n| A-1 | ${statement} | ${where} | ${test} | |\n`;
  for (const [path, text] of Object.entries({ ...FILES, 'docs/specification.md': table })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return brokenSpecificationTable(root);
}

const inTest = (title: string, file = 'test/e2e/page.spec.ts') =>
  findings('It is.', '`src/page.tsx`', `\`${file}\` ${title}`);

describe('the table of the specification', () => {
  it('names only places, words and tests that are there and are run', () => {
    expect(brokenSpecificationTable(ROOT)).toEqual([]);
  });

  it('has more than three hundred rows, most of them with words', () => {
    const rows = readTable(ROOT);
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter((row) => alterationsOf(row).length > 0).length).toBeGreaterThan(200);
  });
});

describe('a row', () => {
  it('is fine with its words in the place, across lines, quotes and what is filled in', async () => {
    for (const words of ['“Account already exists”', 'heading “Oops! Page not found”', '“Step {N} of {5}”'])
      expect(await findings(words)).toEqual([]);
  });

  it('is found when its words stand nowhere, or in another place than the one named', async () => {
    expect(await findings('“Sign Up”')).toEqual(['A-1: “Sign Up” stands in no source file.']);
    expect(await findings('“Insufficient credits”')).toEqual([
      "A-1: “Insufficient credits” doesn't stand in the place named, but in src/other.ts",
    ]);
  });

  it('is found when its words are but code, a comment, or part of a longer word', async () => {
    for (const words of ['Pricing', 'Sign Out', 'Link', 'Account already exist', 'react-router'])
      expect(await findings(`“${words}”`), words).toEqual([`A-1: “${words}” stands in no source file.`]);
  });

  it('is found when its place or the code behind its words is not there', async () => {
    expect(await findings('It is.', '`src/gone.tsx`')).toEqual([
      "A-1 names a place that doesn't exist: src/gone.tsx",
    ]);
    expect(await findings('“$300”', '`src/page.tsx` (`cents: 30_000`)')).toEqual([
      'A-1: “cents: 30_000” stands in no source file.',
    ]);
  });

  it('is found when its test does not exist', async () => {
    expect(await inTest('the pages')).toEqual([
      "A-1 names a test that doesn't exist: test/e2e/page.spec.ts the pages",
    ]);
    expect(await inTest('the page', 'test/e2e/gone.spec.ts')).toEqual([
      "A-1 names a test file that doesn't exist: test/e2e/gone.spec.ts",
    ]);
  });

  it.each(['the old page', 'the page of tomorrow', 'nothing here'])(
    'is found when its test is not run: %s',
    async (title) => {
      expect(await inTest(title)).toEqual([
        `A-1 names a test that isn't run: test/e2e/page.spec.ts ${title}`,
      ]);
    },
  );

  it('is found when no test program runs the file', async () => {
    expect(await inTest('the page', 'test/e2e/support/page.ts')).toEqual([
      'A-1 names a file that no test program runs: test/e2e/support/page.ts',
    ]);
  });

  it('may name a test in a group, or one of many made from one title', async () => {
    for (const title of ['the footer has links', 'the Emailer Bot’s page', 'counts 1'])
      expect(await inTest(title), title).toEqual([]);
  });
});

describe('the proof', () => {
  const rows = parseTable(
    [
      '| A-1 | heading “Oops! Page not found” | `src/page.tsx` | `test/e2e/page.spec.ts` the page | |',
      '| A-2 | “Page not found” | `src/page.tsx` | `test/e2e/page.spec.ts` the page | |',
      '| A-3 | “Step {1} of {5}” | `src/page.tsx` | `test/e2e/page.spec.ts` the page | |',
      '| A-4 | “$300” | `src/page.tsx` (`{5}`) | `test/e2e/page.spec.ts` the page | |',
    ].join('\n'),
  );
  const altered = (some: Row[]) => alterTogether(some, () => PAGE);
  const [longer, within] = rows;

  it('alters words and the figures of named code, and leaves all other code as it is', () => {
    const text = altered(rows).files.get('src/page.tsx');
    expect(text).toContain('Ppqt!\n    Qbhf opu gpvoe');
    expect(text).toContain('Tufq {1} pg {6}');
    expect(text).toContain('export default function Pricing()');
    expect(text).toContain("'Account already exists'");
  });

  it('lets words inside of longer ones wait for another round', () => {
    expect(altered(rows).rows.map(({ id }) => id)).toEqual(['A-1', 'A-3', 'A-4']);
    expect(within && altered([within]).rows).toEqual([within]);
  });

  it('believes a failure that tells of the row, and none of another row or another test', () => {
    if (!longer) throw new Error('The table is empty.');
    const failed = (message: string, title = 'the page') => [
      { file: 'test/e2e/page.spec.ts', title, message },
    ];
    expect(tellsOf(longer, failed('A-1: heading “Oops! Page not found” is on screen'))).toBe(true);
    expect(tellsOf(longer, failed("waiting for getByText('Oops! Page not found')"))).toBe(true);
    expect(tellsOf(longer, failed('A-2: text “Oops! Page not found” is on screen'))).toBe(false);
    expect(tellsOf(longer, failed('A-1: heading “Oops! Page not found” is on screen', 'else'))).toBe(false);
    expect(tellsOf(longer, failed('Test timeout of 60000ms exceeded.'))).toBe(false);
  });
});
