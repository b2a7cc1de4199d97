// `node test/evals/replies/learn.ts`: learns anew, from all mails and wordings that are for mending, how much each word
// speaks for each class, and writes it beside the reader. The same mails give the same weights.
import { readFile, writeFile } from 'node:fs/promises';
import { machineMailOf } from '../../../src/features/replies/domain/mail/machine-mail.ts';
import { newTextOf } from '../../../src/features/replies/domain/mail/new-text.ts';
import { marksOf } from '../../../src/features/replies/domain/reading/learned/marks.ts';
import { type Kind, SCALE } from '../../../src/features/replies/domain/reading/learned/weigh.ts';
import { sentencesOf } from '../../../src/features/replies/domain/reading/said.ts';
import { MORE_WORDINGS } from '../../../src/features/replies/domain/reading/test-more-wordings.ts';
import { NO_MORE } from '../../../src/features/replies/domain/reading/test-no-more-mail-wordings.ts';
import { OBLIQUE } from '../../../src/features/replies/domain/reading/test-oblique-wordings.ts';
import { PLAIN_TALK } from '../../../src/features/replies/domain/reading/test-plain-talk-wordings.ts';
import { WORDINGS } from '../../../src/features/replies/domain/reading/test-wordings.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import { type Example, learnWeights } from './learn-weights.ts';
import { type Expected, type Mail, mailsOf } from './mails.ts';

const WEIGHTS = new URL('../../../src/features/replies/domain/reading/learned/weights.json', import.meta.url);

/** Told by their heads, not by their words. */
const BY_MACHINES: ReadonlySet<string> = new Set(['auto_reply', 'bounce']);

const kindOf = ({
  class: name,
  should_stop_followups: stops,
  should_suppress: suppresses,
}: Expected): Kind =>
  name !== 'other' ? (name as Kind) : suppresses ? 'legal' : stops ? 'other' : 'nothing';

function exampleOf(mail: Mail, expected: Expected): Example[] {
  const read = mailFromJson(JSON.stringify(mail));
  if ('wrong' in read || machineMailOf(read.mail) || BY_MACHINES.has(expected.class)) return [];
  const sentences = sentencesOf(newTextOf(read.mail).text);
  const { subject, attachments, headers } = read.mail;
  const head = { subject, attachments, headers, fromEmail: mail.from_email };
  return sentences.length > 0 ? [{ kind: kindOf(expected), marks: [...marksOf(sentences, head)] }] : [];
}

const WRITER = {
  ...{ subject: 'Re: Wholesale', fromEmail: 'ann@brand.test', attachments: [] },
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

const sets = await Promise.all(
  (['seen', 'fresh', 'fresh-2', 'fresh-3'] as const).map(async (name) => {
    const { mails, expected } = await mailsOf(name);
    // Of the second fresh set the even lines are for measuring alone.
    return mails.flatMap((mail, index) => {
      const meaning = expected[index];
      return !meaning || (name === 'fresh-2' && index % 2 === 1) ? [] : exampleOf(mail, meaning);
    });
  }),
);
const further = JSON.parse(await readFile(new URL('./wordings.json', import.meta.url), 'utf8'));
const wordings = [WORDINGS, MORE_WORDINGS, OBLIQUE, PLAIN_TALK, { unsubscribe: NO_MORE }, further].flatMap(
  (all) =>
    Object.entries(all as Record<string, string[]>).flatMap(([kind, texts]) =>
      texts.map((text) => wordingOf(kind, text)),
    ),
);
const examples = [...sets.flat(), ...wordings];
const { start, marks } = learnWeights(examples, SCALE);
await writeFile(WEIGHTS, `${JSON.stringify({ start, marks }, null, 2)}\n`);
process.stdout.write(`${Object.keys(marks).length} marks from ${examples.length} mails and wordings\n`);
