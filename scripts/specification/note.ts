// What was proven of docs/specification.md in a tree, for a proof that goes on where it was interrupted.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectFiles } from '../rules/source-files.ts';
import { ROOT } from '../run-tool.ts';

const noteSchema = z.object({ tree: z.string(), proven: z.array(z.string()) });

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const NOTE = join(tmpdir(), `linesheet-specification-${shortHash(ROOT)}.json`);

/** Another tree is another proof: one changed letter may be the one that a test no longer notices. */
export function fingerprintOfTree(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles(ROOT).sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

export function readNote(tree: string): string[] {
  try {
    const note = noteSchema.parse(JSON.parse(readFileSync(NOTE, 'utf8')));
    return note.tree === tree ? note.proven : [];
  } catch {
    return [];
  }
}

export const writeNote = (tree: string, proven: readonly string[]): void =>
  writeFileSync(NOTE, JSON.stringify({ tree, proven }));
