// `node test/evals/replies/run.ts [SET …]`: how rightly brands' answers are understood. Of the mails that are kept for measuring
// only scores are shown, so that nothing is fitted to them.
import { parseArgs } from 'node:util';
import { isHalved, isKeptForMeasuring, mailsOf, read, SETS } from './mails.ts';
import { report, totals, wrongLines } from './report.ts';
import { scoreReplies } from './score.ts';

const { positionals } = parseArgs({ allowPositionals: true });
for (const name of SETS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { mails, expected } = await mailsOf(name);
  const meanings = await read(mails);
  const score = scoreReplies(expected, meanings);
  process.stdout.write(`\n${name}\n${report(score)}`);
  if (isHalved(name)) {
    for (const [half, rest] of [
      ['odd', 0],
      ['even', 1],
    ] as const) {
      const ofHalf = expected.filter((_, at) => at % 2 === rest);
      process.stdout.write(`\n${name}, ${half} lines\n${totals(scoreReplies(ofHalf, meanings))}`);
    }
  }
  const hidden = new Set(expected.flatMap(({ id }, at) => (isKeptForMeasuring(name, at) ? [id] : [])));
  process.stdout.write(`\n${wrongLines(score, (id) => hidden.has(id))}\n`);
}
