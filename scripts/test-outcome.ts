import { relative } from 'node:path';
import * as z from 'zod/mini';

export interface Outcome {
  passed: number;
  failed: number;
  /** By name. */
  skipped: string[];
  /** By name: what failed once and then passed. */
  secondTry: string[];
}

const vitestReport = z.object({
  testResults: z.optional(
    z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.optional(z.array(z.string())),
          }),
        ),
      }),
    ),
  ),
});

/** A file that breaks before its first test is one failure. Who passed and has a failure passed on the second try. */
export function vitestOutcome(report: unknown, root: string): Outcome {
  const files = vitestReport.parse(report).testResults ?? [];
  const found = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = found.filter(({ status }) => status === 'failed').length + broken.length;
  const passed = found.filter(({ status }) => status === 'passed');
  const skipped = found.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const secondTry = passed.filter(({ failureMessages = [] }) => failureMessages.length > 0);
  const named = (tests: typeof found) =>
    tests.map(({ file, fullName }) => `${relative(root, file)}: ${fullName}`);
  return { passed: passed.length, failed, skipped: named(skipped), secondTry: named(secondTry) };
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodMiniType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  suites: z.optional(z.array(z.lazy(() => playwrightSuite))),
});

const playwrightReport = z.object({
  suites: z.optional(z.array(playwrightSuite)),
  errors: z.optional(z.array(z.unknown())),
});

/** `flaky` means that a test passed on the second try: it counts, and it is named. */
export function playwrightOutcome(report: unknown): Outcome {
  const { suites = [], errors = [] } = playwrightReport.parse(report);
  const tests = suites.flatMap(testsOf);
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: named('expected').length + named('flaky').length,
    failed: named('unexpected').length + errors.length,
    skipped: named('skipped'),
    secondTry: named('flaky'),
  };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
