// `npm run check:spec [-- ID …]`: proves docs/specification.md. In a copy of the tree the words of all rows are altered
// at once, and a test of each row has to fail for its words: first the quick ones beside the code, then the browser's.
// Rows that an earlier failure of their test kept from being looked at get another round; the last are altered alone.

import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './run-tool.ts';
import { projectFiles } from './source-files.ts';
import { failuresOfPlaywright, failuresOfVitest } from './specification-failures.ts';
import { brokenSpecificationTable } from './specification-findings.ts';
import { alterTogether, type FailedTest, isNamed, tellsOf, titleSource } from './specification-proof.ts';
import { type NamedTest, type Row, readTable } from './specification-table.ts';
import { alterationsOf } from './specification-words.ts';

const MINUTE_MS = 60_000;
const MOST_TOLD = 40;

/** What the tests of the copy run with. */
const CONFIGS = {
  // A word that is missing is missed soon: nothing here has to be waited for long.
  'impatient.config.ts': `import config from './playwright.config.ts';
export default { ...config, timeout: 60_000, expect: { timeout: 4_000 }, use: { ...config.use, actionTimeout: 6_000 } };
`,
  // A failure tells the whole text that was expected: in a shortened one the words could be missing.
  'talkative.config.ts': `import config from './vitest.config.ts';
const chaiConfig = { truncateThreshold: 0 };
const projects = config.test.projects.map(({ test }) => ({ test: { ...test, chaiConfig } }));
export default { ...config, test: { ...config.test, projects } };
`,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function copyOfTheTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'linesheet-specification-'));
  await Promise.all(projectFiles(ROOT).map((path) => cp(join(ROOT, path), join(copy, path))));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [name, text] of Object.entries(CONFIGS)) await writeFile(join(copy, name), text);
  return copy;
}

async function report(
  copy: string,
  args: string[],
  env: (file: string) => NodeJS.ProcessEnv,
): Promise<unknown> {
  const file = join(copy, 'report.json');
  await rm(file, { force: true });
  const { output } = await runTool(
    args.map((arg) => arg.replace('REPORT', file)),
    { cwd: copy, timeoutMs: 20 * MINUTE_MS, env: env(file) },
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`The tests could not be run.\n${output}`);
  return JSON.parse(text);
}

type Runner = (copy: string, rows: readonly Row[]) => Promise<FailedTest[]>;

const isBrowserTest = ({ file }: NamedTest): boolean => file.startsWith('test/e2e/');
const filesOf = (tests: readonly NamedTest[]): string[] => [...new Set(tests.map(({ file }) => file))];

async function failedBesideTheCode(copy: string, rows: readonly Row[]): Promise<FailedTest[]> {
  const tests = rows.flatMap((row) => row.tests.filter((test) => !isBrowserTest(test)));
  if (tests.length === 0) return [];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'talkative.config.ts',
    ...filesOf(tests),
  ];
  const found = await report(copy, [...args, '--reporter=json', '--outputFile=REPORT'], () => ({}));
  return failuresOfVitest(found, copy);
}

async function failedInTheBrowser(copy: string, rows: readonly Row[]): Promise<FailedTest[]> {
  const tests = rows.flatMap((row) => row.tests.filter(isBrowserTest));
  if (tests.length === 0) return [];
  const built = await runTool(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'], {
    cwd: copy,
    timeoutMs: 5 * MINUTE_MS,
  });
  if (!built.ok) throw new Error(`The web could not be built.\n${built.output}`);
  const titles = [...new Set(tests.map(({ title }) => titleSource(title)))];
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'impatient.config.ts', ...filesOf(tests)],
    ...['--grep', titles.join('|'), '--reporter=json'],
  ];
  const env = (file: string) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SPECIFICATION_PATIENCE_MS: '2500',
    // One row alone has to turn its test red; of many it is gathered which are missing.
    SPECIFICATION_GATHERS: rows.length > 1 ? 'yes' : '',
    FORCE_COLOR: '0',
    NO_COLOR: undefined,
  });
  return failuresOfPlaywright(await report(copy, args, env));
}

/** The rows whose alteration made a test of theirs fail. Of a row altered alone any failure tells. */
async function provenOf(copy: string, rows: readonly Row[], run: Runner): Promise<Row[]> {
  const started = performance.now();
  const { files, rows: touched } = alterTogether(rows, (path) => readFileSync(join(ROOT, path), 'utf8'));
  for (const [path, text] of files) await writeFile(join(copy, path), text);
  try {
    const failures = await run(copy, touched);
    const alone = rows.length === 1;
    const proven = touched.filter((row) =>
      alone ? failures.some((failure) => isNamed(row, failure)) : tellsOf(row, failures),
    );
    const seconds = Math.round((performance.now() - started) / 1_000);
    say(`${alone ? rows[0]?.id : `${rows.length} rows`} altered, ${proven.length} proven (${seconds} s)`);
    const left = rows.filter((row) => !proven.includes(row)).map(({ id }) => id);
    if (!alone && left.length > 0 && left.length <= MOST_TOLD) say(`  not yet: ${left.join(' ')}`);
    return proven;
  } finally {
    for (const path of files.keys()) await cp(join(ROOT, path), join(copy, path));
  }
}

async function unprovenOf(rows: readonly Row[]): Promise<Row[]> {
  const copy = await copyOfTheTree();
  try {
    const quick = rows.filter(({ tests }) => tests.some((test) => !isBrowserTest(test)));
    const proven = quick.length > 1 ? await provenOf(copy, quick, failedBesideTheCode) : [];
    let waiting = rows.filter((row) => !proven.includes(row));
    const unproven: Row[] = [];
    let together = waiting.length > 1;
    while (waiting.length > 0) {
      const tried = together ? waiting : waiting.slice(0, 1);
      const found = await provenOf(copy, tried, async (...asked) => [
        ...(together ? [] : await failedBesideTheCode(...asked)),
        ...(await failedInTheBrowser(...asked)),
      ]);
      if (!together) unproven.push(...tried.filter((row) => !found.includes(row)));
      waiting = waiting.filter((row) => !found.includes(row) && !unproven.includes(row));
      // No further together: each of the last is altered alone.
      together = together && waiting.length > 1 && found.length > 0;
    }
    return unproven;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const findings = brokenSpecificationTable(ROOT);
const table = readTable(ROOT);
const unknown = asked.filter((id) => !table.some((row) => row.id === id));
const rows = table.filter(
  (row) => alterationsOf(row).length > 0 && (asked.length === 0 || asked.includes(row.id)),
);
for (const finding of [...findings, ...unknown.map((id) => `There is no row ${id}.`)]) say(finding);
if (findings.length + unknown.length > 0) {
  process.exitCode = 1;
} else {
  const unproven = await unprovenOf(rows);
  for (const { id, statement, tests } of unproven) {
    say(
      `NOT PROVEN  ${id} ${statement}\n            ${tests.map(({ file, title }) => `${file}: ${title}`).join('\n            ')}`,
    );
  }
  say(
    `${rows.length - unproven.length} of ${rows.length} rows with words proven, ${table.length} rows in all`,
  );
  process.exitCode = unproven.length > 0 ? 1 : 0;
}
