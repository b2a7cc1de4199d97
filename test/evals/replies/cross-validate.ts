// `node test/evals/replies/cross-validate.ts`: how rightly mails for mending are understood by weights that were learned
// from the others. Five times a fifth of mails and wordings is left out. The rules have been mended on all of them, so
// that this shows what the weights of words are worth, and what is left to them, rather than what new mails would score.

import { SCALE, weightsOf } from '../../../src/features/brands/domain/weighing/weigh.ts';
import type { Kind } from '../../../src/features/replies/domain/reading/learned/weights.ts';
import { readReply } from '../../../src/features/replies/domain/reading/read-reply.ts';
import { mailFromJson } from '../../../src/main/replies/mail-from-json.ts';
import { readingLine } from '../../../src/main/replies/reading-line.ts';
import { learnWeights } from '../learn-weights.ts';
import { exampleOf, mailsToLearnFrom, wordingsToLearnFrom } from './examples.ts';
import type { Meaning } from './mails.ts';
import { report, wrongLines } from './report.ts';
import { scoreReplies } from './score.ts';

const FOLDS = 5;

const mails = await mailsToLearnFrom();
const wordings = await wordingsToLearnFrom();
const meanings: Meaning[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isLeftOut = (at: number): boolean => at % FOLDS === fold;
  const examples = [
    ...mails.flatMap(({ mail, expected }, at) => (isLeftOut(at) ? [] : exampleOf(mail, expected))),
    ...wordings.filter((_, at) => !isLeftOut(at)),
  ];
  const weights = weightsOf<Kind>(learnWeights(examples, SCALE));
  for (const [at, { mail }] of mails.entries()) {
    if (!isLeftOut(at)) continue;
    const read = mailFromJson(JSON.stringify(mail));
    if ('wrong' in read) throw new Error(`${mail.id} ${read.wrong}`);
    meanings.push(await readingLine(mail.id, read.mail, (reply) => readReply(reply, weights)));
  }
}
const score = scoreReplies(
  mails.map(({ expected }) => expected),
  meanings,
);
process.stdout.write(`${report(score)}\n${wrongLines(score, () => false)}\n`);
