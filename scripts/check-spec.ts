// `npm run check:spec [-- ID …]`: proves docs/specification.md. In a copy of the tree the words of all rows are altered
// at once, and each row's test has to fail for its words. Rows that an earlier failure of their test kept from being
// looked at get another round; the last are altered alone.

import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './run-tool.ts';
import { projectFiles } from './source-files.ts';
import { failuresOfPlaywright, failuresOfVitest } from './specification-failures.ts';
import { brokenSpecificationTable } from './specification-findings.ts';
import { alterTogether, type FailedTest, isNamed, tellsOf } from './specification-proof.ts';
import { type Row, readTable } from './specification-table.ts';
import { alterationsOf } from './specification-words.ts';

const MINUTE_MS = 60_000;
const BROWSER_TESTS = 'test/e2e/';
/** A word that is missing is missed soon: nothing here has to be waited for long. */
const IMPATIENT_CONFIG = `import config from './playwright.config.ts';
export default { ...config, timeout: 60_000, expect: { timeout: 4_000 }, use: { ...config.use, actionTimeout: 6_000 } };
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function copyOfTheTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'linesheet-specification-'));
  for (const path of projectFiles(ROOT)) await cp(join(ROOT, path), join(copy, path));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'impatient.config.ts'), IMPATIENT_CONFIG);
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

async function failedTests(copy: string, rows: readonly Row[]): Promise<FailedTest[]> {
  const tests = rows.flatMap((row) => row.tests);
  const files = [...new Set(tests.map(({ file }) => file))];
  const browser = files.filter((file) => file.startsWith(BROWSER_TESTS));
  const code = files.filter((file) => !file.startsWith(BROWSER_TESTS));
  const failed: FailedTest[] = [];
  if (code.length > 0) {
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...code, '--reporter=json', '--outputFile=REPORT'];
    failed.push(...failuresOfVitest(await report(copy, args, () => ({})), copy));
  }
  if (browser.length > 0) {
    const built = await runTool(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'], {
      cwd: copy,
      timeoutMs: 5 * MINUTE_MS,
    });
    if (!built.ok) throw new Error(`The web could not be built.\n${built.output}`);
    const titles = tests.filter(({ file }) => browser.includes(file)).map(({ title }) => escaped(title));
    const args = [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'impatient.config.ts', ...browser],
      ...['--grep', [...new Set(titles)].join('|'), '--reporter=json'],
    ];
    const env = (file: string) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      SPECIFICATION_PATIENCE_MS: '2500',
      FORCE_COLOR: '0',
      NO_COLOR: undefined,
    });
    failed.push(...failuresOfPlaywright(await report(copy, args, env)));
  }
  return failed;
}

const escaped = (title: string): string =>
  title
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');

/** The rows whose alteration made a test of theirs fail. Of a row altered alone any failure tells. */
async function provenOf(copy: string, rows: readonly Row[]): Promise<Row[]> {
  const { files, rows: touched } = alterTogether(rows, (path) => readFileSync(join(ROOT, path), 'utf8'));
  for (const [path, text] of files) await writeFile(join(copy, path), text);
  try {
    const failures = await failedTests(copy, touched);
    const alone = rows.length === 1;
    return touched.filter((row) =>
      alone ? failures.some((failure) => isNamed(row, failure)) : tellsOf(row, failures),
    );
  } finally {
    for (const path of files.keys()) await cp(join(ROOT, path), join(copy, path));
  }
}

async function unprovenOf(rows: readonly Row[]): Promise<Row[]> {
  const copy = await copyOfTheTree();
  const unproven: Row[] = [];
  let waiting = [...rows];
  try {
    while (waiting.length > 0) {
      const started = performance.now();
      const proven = await provenOf(copy, waiting);
      const seconds = Math.round((performance.now() - started) / 1_000);
      say(`${waiting.length} altered, ${proven.length} proven (${seconds} s)`);
      const [only] = waiting;
      if (waiting.length === 1 && proven.length === 0 && only) unproven.push(only);
      waiting = waiting.filter((row) => !proven.includes(row) && !unproven.includes(row));
      const [first] = waiting;
      if (proven.length > 0 || !first || waiting.length === 1) continue;
      // No further together: this one is altered alone, and then the others are tried again.
      if ((await provenOf(copy, [first])).length === 0) unproven.push(first);
      say(`${first.id} altered alone: ${unproven.includes(first) ? 'its test stays green' : 'proven'}`);
      waiting = waiting.filter((row) => row !== first);
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
