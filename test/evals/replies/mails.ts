import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Mail {
  id: string;
  from_name: string;
  from_email: string;
  to_email: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  html?: string;
  attachments?: { filename: string; content_type: string; size: number }[];
}

export interface Meaning {
  id: string;
  class: string;
  secondary: readonly string[];
  facts: unknown;
  human: boolean;
  should_stop_followups: boolean;
  should_suppress: boolean;
}

export interface Expected extends Meaning {
  language: string;
  facts: Record<string, unknown>;
  /** Neither wrong nor missed, whatever is read. */
  open_facts?: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const run = promisify(execFile);

/** What the command line reads from these mails, as anybody would ask it. */
export async function read(mails: readonly Mail[]): Promise<Meaning[]> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-replies-'));
  try {
    const file = join(directory, 'mails.jsonl');
    await writeFile(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
    const { stdout } = await run(process.execPath, ['src/main/cli.ts', 'reply', 'read', file, '--json'], {
      cwd: ROOT,
      maxBuffer: 1 << 28,
    });
    return jsonLines<Meaning>(stdout);
  } finally {
    await rm(directory, { recursive: true });
  }
}

export const SETS = [
  'seen',
  'fresh',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'unseen',
] as const;
export type SetName = (typeof SETS)[number];

/** Sets of which every second line was mended on before the others; what they score is told apart. */
export const HALVED: ReadonlySet<SetName> = new Set([
  'fresh-2',
  'fresh-4',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
]);

/** Of these the even lines are for measuring alone. */
const HALF_UNREAD: ReadonlySet<SetName> = new Set(['fresh-10', 'fresh-13', 'fresh-14', 'fresh-15']);
/** Sets that are for measuring alone, every line of them. */
const UNREAD: ReadonlySet<SetName> = new Set(['fresh-5', 'unseen']);

/** Neither mended on nor learned from: only totals over these are ever shown. */
export const isKeptForMeasuring = (name: SetName, at: number): boolean =>
  UNREAD.has(name) || (HALF_UNREAD.has(name) && at % 2 === 1);

/** Without the halves that only rules were mended on: weights that learned from them too read the unread sets a mail worse. */
export const isLearnedFrom = (name: SetName, at: number): boolean =>
  !isKeptForMeasuring(name, at) &&
  !(name === 'fresh-7' && at % 2 === 1) &&
  name !== 'fresh-8' &&
  name !== 'fresh-9' &&
  name !== 'fresh-10' &&
  name !== 'fresh-11' &&
  name !== 'fresh-12' &&
  name !== 'fresh-13' &&
  name !== 'fresh-14' &&
  name !== 'fresh-15';

export async function mailsOf(name: SetName): Promise<{ mails: Mail[]; expected: Expected[] }> {
  const lines = async <T>(file: string) =>
    jsonLines<T>(await readFile(new URL(`./${name}/${file}`, import.meta.url), 'utf8'));
  return { mails: await lines<Mail>('mails.jsonl'), expected: await lines<Expected>('expected.jsonl') };
}

const jsonLines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
