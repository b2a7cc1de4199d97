// `node test/evals/replies/cross-validate.ts`: how rightly mails for mending are understood by weights that were learned
// from mails of other hands. Each set is left out once. The rules have been mended on all of them, so that this shows
// what the weights of words are worth, and what is left to them, rather than what new mails would score.

import { SCALE, weightsOf } from '../../../src/features/brands/domain/weighing/weigh.ts';
import type { Kind } from '../../../src/features/replies/domain/reading/learned/weights.ts';
import { readReply } from '../../../src/features/replies/domain/reading/read-reply.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import { readingLine } from '../../../src/main/replies/reading-line.ts';
import { learnWeights } from '../learn-weights.ts';
import { exampleOf, mailsToLearnFrom, RUNS, wordingsToLearnFrom } from './examples.ts';
import type { Meaning } from './mails.ts';
import { totals, wrongLines } from './report.ts';
import { scoreReplies } from './score.ts';

const mails = await mailsToLearnFrom();
const wordings = await wordingsToLearnFrom();
for (const left of new Set(mails.map(({ hand }) => hand))) {
  const others = mails.filter(({ hand }) => hand !== left);
  const examples = [...others.flatMap(({ mail, expected }) => exampleOf(mail, expected)), ...wordings];
  const weights = weightsOf<Kind>(learnWeights(examples, SCALE, RUNS));
  const theirs = mails.filter(({ hand }) => hand === left);
  const meanings: Meaning[] = [];
  for (const { mail } of theirs) {
    const read = mailFromJson(JSON.stringify(mail));
    if ('wrong' in read) throw new Error(`${mail.id} ${read.wrong}`);
    meanings.push(await readingLine(mail.id, read.mail, (reply) => readReply(reply, weights)));
  }
  const score = scoreReplies(
    theirs.map(({ expected }) => expected),
    meanings,
  );
  process.stdout.write(`\n${left}, by the other hands\n${totals(score)}${wrongLines(score, () => false)}\n`);
}
