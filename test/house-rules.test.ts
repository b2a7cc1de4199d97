import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenHouseRules } from '../scripts/rules/house-rules.ts';

/** What the rules say against a tree of these files. */
async function findingsIn(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'linesheet-rule-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return brokenHouseRules(root);
}

const ofLength = (length: number): string => `const A =\n  '${'a'.repeat(length - 5)}';\n`;

describe('the house rules', () => {
  it('find a line that nobody can read', async () => {
    expect(await findingsIn({ 'src/features/runs/domain/run.ts': ofLength(301) })).toEqual([
      'src/features/runs/domain/run.ts:2 has 301 characters; write it in lines (kernel/in-lines.ts).',
    ]);
    expect(await findingsIn({ 'src/features/runs/domain/run.ts': ofLength(300) })).toEqual([]);
  });

  it('leave as they are what the web says, what the sandbox plays, and the mails of tests', async () => {
    const long = ofLength(400);
    expect(
      await findingsIn({
        'src/web/content/help.ts': long,
        'src/features/runs/web/run-card.tsx': long,
        'src/sandbox/websites/page.ts': long,
        'src/features/replies/domain/mail/bounce.test.ts': long,
        'test/evals/mails.ts': long,
      }),
    ).toEqual([]);
  });

  it('find a file that should be two, and one that only passes on', async () => {
    expect(await findingsIn({ 'src/kernel/long.ts': 'const a = 1;\n'.repeat(401) })).toEqual([
      'src/kernel/long.ts has 401 lines; more than 400 are asking to be two files.',
    ]);
    expect(await findingsIn({ 'src/kernel/all.ts': "export { a } from './long.ts';\n" })).toEqual([
      'src/kernel/all.ts passes on what another file exports; import it from there.',
    ]);
  });
});
