// What the two test programs' reports say of the tests that failed.
import { relative } from 'node:path';
import * as z from 'zod/mini';
import type { FailedTest } from './proof.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

export const failuresOfVitest = (report: unknown, root: string): FailedTest[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: relative(root, name),
        title: fullName,
        message: (failureMessages ?? []).join('\n'),
      })),
  );

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: {
      annotations: { type: string; description?: string | undefined }[];
      results: { errors: { message?: string | undefined }[] }[];
    }[];
  }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

const playwrightReport = z.object({ suites: z.array(suite) });

export const failuresOfPlaywright = (report: unknown): FailedTest[] =>
  playwrightReport.parse(report).suites.flatMap((each) => failuresIn(each, []));

function failuresIn({ file, specs, suites = [] }: Suite, groups: readonly string[]): FailedTest[] {
  const own = specs
    .map(({ title, ok, tests }) => ({
      file: `test/e2e/${file}`,
      title: [...groups, title].join(' '),
      isFailed: !ok || tests.some(({ annotations }) => annotations.some(({ type }) => type === 'failed')),
      message: tests.flatMap(messagesOf).join('\n'),
    }))
    .filter(({ isFailed }) => isFailed);
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, [...groups, inner.title]))];
}

const messagesOf = ({ annotations, results }: Suite['specs'][number]['tests'][number]): string[] => [
  ...annotations.filter(({ type }) => type === 'failed').map(({ description = '' }) => description),
  ...results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
];
