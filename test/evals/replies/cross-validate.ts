// `node test/evals/replies/cross-validate.ts`: how rightly mails for mending are understood by weights that were learned
// from mails of other hands. Each set is left out once. The rules have been mended on all of them, so that this shows
// what the weights of words are worth, and what is left to them, rather than what new mails would score.

import { SCALE, weightsOf } from '../../../src/features/brands/domain/weighing/weigh.ts';
import type { Kind } from '../../../src/features/replies/domain/reading/learned/weights.ts';
import { readReply } from '../../../src/features/replies/domain/reading/read-reply.ts';
import { silenceWeightsOf } from '../../../src/features/replies/domain/reading/silence/weights.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import { readingLine } from '../../../src/main/replies/reading-line.ts';
import { learnWeights } from '../learn-weights.ts';
import { exampleOf, mailsToLearnFrom, RUNS, wordingsToLearnFrom } from './examples.ts';
import { learnSilence } from './learn-silence.ts';
import type { Meaning } from './mails.ts';
import { totals, wrongLines } from './report.ts';
import { scoreReplies } from './score.ts';
import { mailsForMending, silenceExampleOf, silenceInTexts } from './silence-examples.ts';

const mails = await mailsForMending();
const learnedFrom = new Set((await mailsToLearnFrom()).map(({ mail }) => mail.id));
const texts = await silenceInTexts();
const wordings = await wordingsToLearnFrom();
for (const left of new Set(mails.map(({ hand }) => hand))) {
  const others = mails.filter(({ mail, hand }) => hand !== left && learnedFrom.has(mail.id));
  const examples = [...others.flatMap(({ mail, expected }) => exampleOf(mail, expected)), ...wordings];
  const classes = weightsOf<Kind>(learnWeights(examples, SCALE, RUNS));
  const asking = mails.flatMap(({ mail, expected, hand }) =>
    hand === left ? [] : silenceExampleOf(mail, expected),
  );
  const silence = silenceWeightsOf(learnSilence([...asking, ...texts]));
  const theirs = mails.filter(({ hand }) => hand === left);
  const meanings: Meaning[] = [];
  for (const { mail } of theirs) {
    const read = mailFromJson(JSON.stringify(mail));
    if ('wrong' in read) throw new Error(`${mail.id} ${read.wrong}`);
    meanings.push(await readingLine(mail.id, read.mail, (reply) => readReply(reply, { classes, silence })));
  }
  const score = scoreReplies(
    theirs.map(({ expected }) => expected),
    meanings,
  );
  process.stdout.write(`\n${left}, by the other hands\n${totals(score)}${wrongLines(score, () => false)}\n`);
}
