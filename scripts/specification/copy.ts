// A copy of the tree in which words can be altered, and what its tests say of that.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectFiles } from '../rules/source-files.ts';
import { ROOT, runTool } from '../run-tool.ts';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { type FailedTest, titleSource } from './proof.ts';
import type { NamedTest, Row } from './table.ts';

const MINUTE_MS = 60_000;
const LONGEST_RUN_MS = 60 * MINUTE_MS;

/** What the tests of the copy run with: files of the copy. */
const TALKATIVE = 'scripts/specification/talkative.config.ts';
const IMPATIENT = 'scripts/specification/impatient.config.ts';

export interface Copy {
  /** Puts altered files in place of the tree's own, for as long as the work takes. */
  withFiles<T>(files: ReadonlyMap<string, string>, work: () => Promise<T>): Promise<T>;
  failedBesideTheCode(rows: readonly Row[]): Promise<FailedTest[]>;
  /** Many rows at once are gathered by what is missing; one alone has to turn its test red. */
  failedInTheBrowser(rows: readonly Row[], how: { gathers: boolean }): Promise<FailedTest[]>;
  remove(): Promise<void>;
}

export const isBrowserTest = ({ file }: NamedTest): boolean => file.startsWith('test/e2e/');

const filesOf = (tests: readonly NamedTest[]): string[] => [...new Set(tests.map(({ file }) => file))];

/** With its file, and to its end: many a title stands within another one. */
const nameSource = ({ file, title }: NamedTest): string =>
  `${basename(file).replaceAll('.', '\\.')} ${titleSource(title)}$`;

export async function copyOfTheTree(): Promise<Copy> {
  const copy = await mkdtemp(join(tmpdir(), 'linesheet-specification-'));
  await Promise.all(projectFiles(ROOT).map((path) => cp(join(ROOT, path), join(copy, path))));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const report = join(copy, 'report.json');

  async function reported(args: string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> {
    await rm(report, { force: true });
    const { output } = await runTool(args, { cwd: copy, timeoutMs: LONGEST_RUN_MS, env });
    const text = await readFile(report, 'utf8').catch(() => null);
    if (text === null) throw new Error(`The tests could not be run.\n${output}`);
    return JSON.parse(text);
  }

  return {
    withFiles: async (files, work) => {
      for (const [path, text] of files) await writeFile(join(copy, path), text);
      try {
        return await work();
      } finally {
        for (const path of files.keys()) await cp(join(ROOT, path), join(copy, path));
      }
    },

    failedBesideTheCode: async (rows) => {
      const tests = rows.flatMap((row) => row.tests.filter((test) => !isBrowserTest(test)));
      if (tests.length === 0) return [];
      const found = await reported([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        TALKATIVE,
        '--root',
        '.',
        ...filesOf(tests),
        '--reporter=json',
        `--outputFile=${report}`,
      ]);
      return failuresOfVitest(found, copy);
    },

    failedInTheBrowser: async (rows, { gathers }) => {
      const tests = rows.flatMap((row) => row.tests.filter(isBrowserTest));
      if (tests.length === 0) return [];
      const build = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'];
      const built = await runTool(build, { cwd: copy, timeoutMs: 10 * MINUTE_MS });
      if (!built.ok) throw new Error(`The web could not be built.\n${built.output}`);
      const named = [...new Set(tests.map(nameSource))];
      const args = [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        IMPATIENT,
        ...filesOf(tests),
        '--grep',
        named.join('|'),
        '--reporter=json',
      ];
      const found = await reported(args, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        SPECIFICATION_PATIENCE_MS: '4000',
        SPECIFICATION_GATHERS: gathers ? 'yes' : '',
        FORCE_COLOR: '0',
        NO_COLOR: undefined,
      });
      return failuresOfPlaywright(found);
    },

    remove: () => rm(copy, { recursive: true, force: true }),
  };
}
