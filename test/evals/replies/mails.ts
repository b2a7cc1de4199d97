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

interface MailSet {
  /** Every second line was mended on before the others; what the halves score is told apart. */
  isHalved?: true;
  /** For measuring alone: neither mended on nor learned from, and only totals over these are ever shown. */
  unread?: 'all' | 'even';
  /** What the weights of classes aren't learned from: with the halves that only rules were mended on they read the unread sets a mail worse. */
  unlearned?: 'all' | 'even';
  /** Nor those of what asks for silence. */
  isSilenceUnlearned?: true;
}

const HALF_UNREAD = { isHalved: true, unread: 'even', unlearned: 'all' } as const;
const MAIL_SETS = {
  seen: {},
  fresh: {},
  'fresh-2': { isHalved: true },
  'fresh-3': {},
  'fresh-4': { isHalved: true },
  'fresh-5': { unread: 'all' },
  'fresh-6': { isHalved: true },
  'fresh-7': { isHalved: true, unlearned: 'even' },
  'fresh-8': { isHalved: true, unlearned: 'all' },
  'fresh-9': { isHalved: true, unlearned: 'all' },
  'fresh-10': HALF_UNREAD,
  'fresh-11': { isHalved: true, unlearned: 'all' },
  'fresh-12': { isHalved: true, unlearned: 'all' },
  'fresh-13': HALF_UNREAD,
  'fresh-14': HALF_UNREAD,
  'fresh-15': HALF_UNREAD,
  'fresh-16': { isHalved: true, unlearned: 'all' },
  'fresh-17': { isHalved: true, unlearned: 'all' },
  'fresh-18': { ...HALF_UNREAD, isSilenceUnlearned: true },
  'fresh-19': { isHalved: true, unlearned: 'all', isSilenceUnlearned: true },
  'fresh-20': { ...HALF_UNREAD, isSilenceUnlearned: true },
  'fresh-21': { isHalved: true, unlearned: 'all', isSilenceUnlearned: true },
  'fresh-22': { ...HALF_UNREAD, isSilenceUnlearned: true },
  'fresh-23': { ...HALF_UNREAD, isSilenceUnlearned: true },
  unseen: { unread: 'all' },
} satisfies Record<string, MailSet>;

export type SetName = keyof typeof MAIL_SETS;
export const SETS = Object.keys(MAIL_SETS) as SetName[];

const setOf = (name: SetName): MailSet => MAIL_SETS[name];
const isIn = (part: 'all' | 'even' | undefined, at: number): boolean =>
  part === 'all' || (part === 'even' && at % 2 === 1);

export const isHalved = (name: SetName): boolean => setOf(name).isHalved === true;

export const isKeptForMeasuring = (name: SetName, at: number): boolean => isIn(setOf(name).unread, at);

export const isLearnedFrom = (name: SetName, at: number): boolean =>
  !isKeptForMeasuring(name, at) && !isIn(setOf(name).unlearned, at);

export const teachesSilence = (name: SetName, at: number): boolean =>
  !isKeptForMeasuring(name, at) && !setOf(name).isSilenceUnlearned;

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
