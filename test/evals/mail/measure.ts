import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import EmailReplyParser from 'email-reply-parser';
import { type MachineMail, machineMailOf } from '../../../src/features/replies/domain/mail/machine-mail.ts';
import { newTextOf } from '../../../src/features/replies/domain/mail/new-text.ts';
import type { ReceivedMail } from '../../../src/features/replies/domain/mail/received-mail.ts';
import { readMime } from '../../../src/providers/mail/read-mime.ts';
import { WRITTEN_MAILS, type WrittenMail } from './written.ts';

export type Kind = 'bounce' | 'complaint' | 'auto_reply' | 'person';
const KINDS: readonly Kind[] = ['bounce', 'complaint', 'auto_reply', 'person'];

export interface Share {
  right: number;
  of: number;
}

export interface MailScore {
  /** Of the mails of a kind, those that were recognised; of those recognised, the right ones. */
  kinds: { kind: Kind; mails: number; recall: number; precision: number }[];
  /** Of the bounces, those whose every recipient was named; of these, those with hard and soft right throughout. */
  recipients: Share;
  hardness: Share;
  /** Why a machine answered: absence, receipt, challenge, bot, unattended box. */
  reasons: Share;
  newText: Share;
  /** The same measure of the library that is best known for it. */
  newTextByLibrary: Share;
  misses: string[];
}

interface ExpectedMachine {
  file: string;
  kind: Kind;
  /** Whether each address can't receive at all. */
  recipients?: Record<string, boolean>;
}

interface ExpectedText {
  file: string;
  /** The lines that the sender wrote this time: "1-5,9". */
  lines: string;
}

const library = new EmailReplyParser();
const LONGEST_FOR_LIBRARY = 100_000;

const share = ({ right, of }: Share): number => (of === 0 ? 1 : right / of);
export const shareOf = share;

const kindOf = (machine: MachineMail | null): Kind => machine?.kind ?? 'person';

const jsonLines = async <T>(name: string): Promise<T[]> =>
  (await readFile(join(import.meta.dirname, name), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

/** Over real mails (`data`: the folder that LINESHEET_DATA_DIR names), and over those written for it, which need none. */
export async function measureMail(data: string | null): Promise<MailScore> {
  const misses: string[] = [];
  const seen: { expected: Kind; got: Kind }[] = [];
  const recipients = { right: 0, of: 0 };
  const hardness = { right: 0, of: 0 };
  const reasons = { right: 0, of: 0 };
  const newText = { right: 0, of: 0 };
  const newTextByLibrary = { right: 0, of: 0 };

  const note = (expected: Kind, machine: MachineMail | null, name: string) => {
    seen.push({ expected, got: kindOf(machine) });
    if (kindOf(machine) !== expected) misses.push(`${name}: ${expected}, taken for ${kindOf(machine)}`);
  };

  for (const mail of WRITTEN_MAILS) {
    const machine = machineMailOf(received(mail));
    const kind = ['bounce', 'complaint', 'person'].includes(mail.is) ? (mail.is as Kind) : 'auto_reply';
    note(kind, machine, `written: ${mail.text.slice(0, 50)}`);
    if (kind !== 'auto_reply' || machine?.kind !== 'auto_reply') continue;
    count(reasons, machine.reason === mail.is, misses, `written: ${mail.is}, taken for ${machine.reason}`);
  }

  for (const expected of data === null ? [] : await jsonLines<ExpectedMachine>('expected-machines.jsonl')) {
    const { file, kind } = expected;
    const machine = machineMailOf(await readMime(await readFile(join(data ?? '', 'bounces', file))));
    note(kind, machine, file);
    if (machine?.kind !== 'bounce' || !expected.recipients) continue;
    const named = machine.recipients.map(({ email }) => email).sort();
    const wanted = Object.keys(expected.recipients).sort();
    const isNamed = named.join() === wanted.join();
    count(recipients, isNamed, misses, `${file}: ${wanted.join(' ')}, named ${named.join(' ')}`);
    if (!isNamed) continue;
    const wrong = machine.recipients.filter(
      ({ email, isHard }) => (isHard === true) !== expected.recipients?.[email],
    );
    count(
      hardness,
      wrong.length === 0,
      misses,
      `${file}: hard or soft of ${wrong.map(({ email }) => email).join(' ')}`,
    );
  }

  for (const { file, lines } of data === null
    ? []
    : await jsonLines<ExpectedText>('expected-new-text.jsonl')) {
    const text = (await readFile(join(data ?? '', 'replies', file), 'utf8')).replaceAll('\r\n', '\n');
    const got = newTextOf({ text, html: null }).text;
    count(newText, bare(got) === bare(linesOf(text, lines)), misses, `${file}: new text`);
    // It takes minutes for one of three quarters of a million characters.
    const byLibrary = text.length > LONGEST_FOR_LIBRARY ? '' : library.parseReply(text);
    count(newTextByLibrary, bare(byLibrary) === bare(linesOf(text, lines)), [], '');
    note('person', machineMailOf(received({ subject: 'Re: Inquiry', from: 'a@b.test', text })), file);
  }

  const kinds = KINDS.map((kind) => {
    const mails = seen.filter(({ expected }) => expected === kind);
    const taken = seen.filter(({ got }) => got === kind);
    const right = mails.filter(({ got }) => got === kind).length;
    const of = (all: number) => share({ right, of: all });
    return { kind, mails: mails.length, recall: of(mails.length), precision: of(taken.length) };
  });
  return { kinds, recipients, hardness, reasons, newText, newTextByLibrary, misses };
}

function count(tally: Share, isRight: boolean, misses: string[], miss: string): void {
  tally.of += 1;
  if (isRight) tally.right += 1;
  else misses.push(miss);
}

function linesOf(text: string, ranges: string): string {
  const lines = text.split('\n');
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from = 1, to = from] = range.split('-').map(Number);
      return lines.slice(from - 1, to);
    })
    .join('\n');
}

/** Empty lines and spaces at the ends don't count. */
const bare = (text: string): string =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+/g, '\n')
    .trim()
    .slice(0, 100_000);

const received = ({ subject, from, text, headers }: Omit<WrittenMail, 'is'>): ReceivedMail => ({
  messageId: null,
  inReplyTo: '<sent@shop.test>',
  references: ['<sent@shop.test>'],
  from: { name: '', email: from },
  to: ['ann@shop.test'],
  envelopeFrom: headers?.['return-path'] === '<>' ? '' : null,
  subject,
  date: new Date('2026-06-01T10:00:00Z'),
  headers: Object.entries(headers ?? {}).map(([name, value]) => ({ name, value })),
  text,
  html: null,
  parts: [],
  attachments: [],
});
