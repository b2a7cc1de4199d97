import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { machineMailOf } from '../../../src/features/replies/domain/mail/machine-mail.ts';
import { newTextOf } from '../../../src/features/replies/domain/mail/new-text.ts';
import {
  NO_SILENCE,
  SILENCE,
} from '../../../src/features/replies/domain/reading/fixtures/asked-for-silence.ts';
import {
  AN_END_OFFERED_TO_ALL,
  GOING_ON,
} from '../../../src/features/replies/domain/reading/fixtures/going-on.ts';
import { LEFT_IN_PEACE } from '../../../src/features/replies/domain/reading/fixtures/left-in-peace.ts';
import { LEFT_IN_PEACE_ABROAD } from '../../../src/features/replies/domain/reading/fixtures/left-in-peace-abroad.ts';
import { sentencesOf } from '../../../src/features/replies/domain/reading/said.ts';
import { marksFor } from '../../../src/features/replies/domain/reading/silence/asks-for-silence.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import { textsToLearnFrom } from './examples.ts';
import type { SilenceExample } from './learn-silence.ts';
import { type Expected, type Mail, mailsOf, SETS, type SetName, teachesSilence } from './mails.ts';

const OUR_THREAD = [{ name: 'in-reply-to', value: '<1@shop.test>' }];
const BY_ITSELF = [{ name: 'message-id', value: '<1@example.test>' }];
const ann = { fromName: 'Ann Falk', fromEmail: 'ann@falk.test' };

const textExample = (text: string, asks: boolean, isAnswer = true): SilenceExample => ({
  asks,
  marks: marksFor(sentencesOf(text), { ...ann, headers: isAnswer ? OUR_THREAD : BY_ITSELF }),
});

/** What machines wrote is told by its head. */
export function silenceExampleOf(mail: Mail, expected: Expected): SilenceExample[] {
  const read = mailFromJson(JSON.stringify(mail));
  if ('wrong' in read || machineMailOf(read.mail)) return [];
  const { text, inlineAnswers } = newTextOf(read.mail);
  const sentences = sentencesOf(text, inlineAnswers);
  const head = { fromName: mail.from_name, fromEmail: mail.from_email, headers: read.mail.headers };
  // A yes to what we offered says nothing without our offer.
  if (sentences.length === 0 || sentences.some(({ asked }) => asked)) return [];
  return [{ asks: expected.should_suppress, marks: marksFor(sentences, head) }];
}

/** Every mail that teaches what asks for silence. */
export async function mailsForMending(): Promise<{ mail: Mail; expected: Expected; hand: SetName }[]> {
  const sets = await Promise.all(
    SETS.map(async (hand) => {
      const { mails, expected } = await mailsOf(hand);
      return mails.flatMap((mail, at) => {
        const meaning = expected[at];
        return meaning && teachesSilence(hand, at) ? [{ mail, expected: meaning, hand }] : [];
      });
    }),
  );
  return sets.flat();
}

export async function silenceInTexts(): Promise<SilenceExample[]> {
  const wordings = await textsToLearnFrom();
  const { asks, goes_on } = JSON.parse(
    await readFile(new URL('./silence.json', import.meta.url), 'utf8'),
  ) as {
    asks: string[];
    goes_on: string[];
  };
  return [
    ...wordings.map(({ kind, text }) =>
      textExample(text, kind === 'unsubscribe' || kind === 'legal', kind !== 'nothing'),
    ),
    ...[...LEFT_IN_PEACE, ...LEFT_IN_PEACE_ABROAD, ...SILENCE, ...asks].map((text) =>
      textExample(text, true),
    ),
    ...[...GOING_ON.map(([, text]) => text), ...NO_SILENCE, ...goes_on].map((text) =>
      textExample(text, false),
    ),
    ...AN_END_OFFERED_TO_ALL.map((text) => textExample(text, false, false)),
  ];
}

export async function silenceExamples(): Promise<SilenceExample[]> {
  const mails = await mailsForMending();
  return [
    ...mails.flatMap(({ mail, expected }) => silenceExampleOf(mail, expected)),
    ...(await silenceInTexts()),
  ];
}

/** Says whether weights were learned from these examples. */
export function digestOfSilence(examples: readonly SilenceExample[]): string {
  const hash = createHash('sha256');
  for (const { asks, marks } of examples) {
    hash.update(`${asks}\n${[...marks.mail].join('\n')}\n`);
    for (const sentence of marks.sentences) hash.update(`${[...sentence].join('\n')}\n\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
