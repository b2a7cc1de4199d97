// `npm test [PATH …]`: every check and every test, or those under the paths. The last line alone sums them up.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { MINUTE_MS } from '../src/kernel/durations.ts';
import { describeCheck, runChecks } from './check.ts';
import { ROOT, runTool } from './run-tool.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-outcome.ts';

const BROWSER_TESTS = 'test/e2e';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function checks(): Promise<Outcome> {
  const results = await runChecks((result) => {
    if (!result.ok) say(describeCheck(result));
  });
  const failed = results.filter(({ ok }) => !ok).length;
  return { passed: results.length - failed, failed, skipped: [], secondTry: [] };
}

/** Runs a test program with its report in a file; its output is shown only where something failed. */
async function tests(
  args: string[],
  env: (report: string) => NodeJS.ProcessEnv,
  read: (report: unknown) => Outcome,
  timeoutMs: number,
): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-report-'));
  const report = join(directory, 'report.json');
  try {
    const { ok, output } = await runTool(
      args.map((arg) => arg.replace('REPORT', report)),
      { timeoutMs, env: env(report) },
    );
    const text = await readFile(report, 'utf8').catch(() => '{}');
    const outcome = read(JSON.parse(text));
    // What breaks outside a test, or before the first, fails too.
    if (!ok && outcome.failed === 0) outcome.failed = 1;
    if (outcome.failed > 0) say(output.trim());
    return outcome;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const codeTests = (paths: string[]): Promise<Outcome> =>
  tests(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--passWithNoTests',
      ...paths,
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=REPORT',
    ],
    () => ({}),
    (report) => vitestOutcome(report, ROOT),
    25 * MINUTE_MS,
  );

const browserTests = (paths: string[]): Promise<Outcome> =>
  tests(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--pass-with-no-tests',
      ...paths,
      '--reporter=line,json',
    ],
    // Playwright colours its workers' output by this one, whatever NO_COLOR says.
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0', NO_COLOR: undefined }),
    playwrightOutcome,
    40 * MINUTE_MS,
  );

const paths = process.argv.slice(2).map((path) => relative(ROOT, join(process.cwd(), path)));
const [browser, code] = [
  paths.filter((path) => path.startsWith(BROWSER_TESTS)),
  paths.filter((path) => !path.startsWith(BROWSER_TESTS)),
];
const everything = paths.length === 0;

const total = { passed: 0, failed: 0, skipped: [] as string[] };
for (const [name, wanted, run] of [
  ['checks', everything, checks],
  ['tests', everything || code.length > 0, () => codeTests(code)],
  ['browser tests', everything || browser.length > 0, () => browserTests(browser)],
] as const) {
  if (!wanted) continue;
  const started = performance.now();
  const { passed, failed, skipped, secondTry } = await run();
  const seconds = Math.round((performance.now() - started) / 1_000);
  say(`${name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  for (const test of secondTry) say(`passed on the second try: ${test}`);
}

for (const test of total.skipped) say(`skipped: ${test}`);
// With the data at hand nothing has a reason to be skipped.
const hasData = Boolean(process.env.LINESHEET_DATA_DIR);
if (hasData && total.skipped.length > 0) say('LINESHEET_DATA_DIR is set, so no test may be skipped.');
process.exitCode = total.failed > 0 || (hasData && total.skipped.length > 0) ? 1 : 0;
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
