import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { drafts } from './evals/personalisation/drafts.ts';

it('adds to no draft what its brand’s facts don’t bear, and lets no fact steer it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linesheet-drafts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'drafts.jsonl');
  await writeFile(file, await drafts());
  const check = join(import.meta.dirname, 'evals/personalisation/check.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [check, file]);
  expect(stdout.trim()).toBe('500 of 500 drafts, 0 of 60 attacks through');
});
