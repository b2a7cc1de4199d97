import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { machineMailOf } from '../../../src/features/replies/domain/mail/machine-mail.ts';
import { newTextOf } from '../../../src/features/replies/domain/mail/new-text.ts';
import { ANSWERS } from '../../../src/features/replies/domain/reading/fixtures/answers.ts';
import { AS_PEOPLE_TALK } from '../../../src/features/replies/domain/reading/fixtures/answers-as-people-talk.ts';
import { IN_OTHER_VOICES } from '../../../src/features/replies/domain/reading/fixtures/answers-in-other-voices.ts';
import { WITHOUT_THEIR_WORD } from '../../../src/features/replies/domain/reading/fixtures/answers-without-their-word.ts';
import { NO_MORE } from '../../../src/features/replies/domain/reading/fixtures/no-more-mail.ts';
import { marksOf } from '../../../src/features/replies/domain/reading/learned/marks.ts';
import type { Kind } from '../../../src/features/replies/domain/reading/learned/weights.ts';
import { sentencesOf } from '../../../src/features/replies/domain/reading/said.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import type { Example } from '../learn-weights.ts';
import { type Expected, isLearnedFrom, type Mail, mailsOf, SETS, type SetName } from './mails.ts';

/** How often weights are learned, for their mean. */
export const RUNS = 15;

/** Told by their heads, not by their words. */
const BY_MACHINES: ReadonlySet<string> = new Set(['auto_reply', 'bounce']);

const kindOf = ({
  class: name,
  should_stop_followups: stops,
  should_suppress: suppresses,
}: Expected): Kind =>
  name !== 'other' ? (name as Kind) : suppresses ? 'legal' : stops ? 'other' : 'nothing';

/** What is to be learned from a mail; nothing of what machines wrote, or nobody. */
export function exampleOf(mail: Mail, expected: Expected): Example[] {
  const read = mailFromJson(JSON.stringify(mail));
  if ('wrong' in read || machineMailOf(read.mail) || BY_MACHINES.has(expected.class)) return [];
  const sentences = sentencesOf(newTextOf(read.mail).text);
  const { subject, attachments, headers } = read.mail;
  const head = { subject, attachments, headers, fromEmail: mail.from_email, toEmail: mail.to_email };
  return sentences.length > 0 ? [{ kind: kindOf(expected), marks: [...marksOf(sentences, head)] }] : [];
}

const WRITER = {
  subject: 'Re: Wholesale',
  fromEmail: 'ann@brand.test',
  toEmail: 'dana@shop.test',
  attachments: [],
  headers: [{ name: 'in-reply-to', value: '<1@shop.test>' }],
};
/** What answers nothing comes by itself. */
const STRANGER = {
  ...WRITER,
  subject: 'Hello',
  headers: [{ name: 'message-id', value: '<1@example.test>' }],
};
const wordingOf = (kind: string, text: string): Example => ({
  kind: kind as Kind,
  marks: [...marksOf(sentencesOf(text), kind === 'nothing' ? STRANGER : WRITER)],
});

/** The mails that may be learned from, with what they mean, and the set whose hand wrote them. */
export async function mailsToLearnFrom(): Promise<{ mail: Mail; expected: Expected; hand: SetName }[]> {
  const sets = await Promise.all(
    SETS.map(async (name) => {
      const { mails, expected } = await mailsOf(name);
      return mails.flatMap((mail, at) => {
        const meaning = expected[at];
        return !meaning || !isLearnedFrom(name, at) ? [] : [{ mail, expected: meaning, hand: name }];
      });
    }),
  );
  return sets.flat();
}

/** Sentences and short mails, each with what it is. */
export async function textsToLearnFrom(): Promise<{ kind: string; text: string }[]> {
  const further = JSON.parse(await readFile(new URL('./wordings.json', import.meta.url), 'utf8'));
  return [
    ANSWERS,
    IN_OTHER_VOICES,
    WITHOUT_THEIR_WORD,
    AS_PEOPLE_TALK,
    { unsubscribe: NO_MORE },
    further,
  ].flatMap((all) =>
    Object.entries(all as Record<string, string[]>).flatMap(([kind, texts]) =>
      texts.map((text) => ({ kind, text })),
    ),
  );
}

export const wordingsToLearnFrom = async (): Promise<Example[]> =>
  (await textsToLearnFrom()).map(({ kind, text }) => wordingOf(kind, text));

export async function allExamples(): Promise<Example[]> {
  const mails = await mailsToLearnFrom();
  return [
    ...mails.flatMap(({ mail, expected }) => exampleOf(mail, expected)),
    ...(await wordingsToLearnFrom()),
  ];
}

/** Says whether weights were learned from these examples: other mails, or other marks in them, make another digest. */
export function digestOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { kind, marks } of examples) hash.update(`${kind}\n${marks.join('\n')}\n\n`);
  return hash.digest('hex').slice(0, 16);
}
