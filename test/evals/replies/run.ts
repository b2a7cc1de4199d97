// `node test/evals/replies/run.ts [seen|fresh|fresh-2|fresh-3|unseen]`: how rightly brands' answers are understood. Of
// the unseen half, and of every second mail of the second fresh set, only scores are shown, so that nothing is fitted
// to them.
import { parseArgs } from 'node:util';
import { table } from '../../../bench/report.ts';
import { mailsOf, read, SETS } from './mails.ts';
import { f1, macroF1, precision, type ReplyScore, recall, scoreReplies, type Tally } from './score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const row = (name: string, tally: Tally): string[] => [
  name,
  String(tally.right + tally.missed),
  percent(precision(tally)),
  percent(recall(tally)),
  percent(f1(tally)),
];

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => one.localeCompare(other);

function report(score: ReplyScore): string {
  const heading = ['', 'mails', 'precision', 'recall', 'F1'];
  const classes = [...score.classes].sort(byName).map(([name, tally]) => row(name, tally));
  const facts = [...score.factsByName].sort(byName).map(([name, tally]) => row(name, tally));
  const languages = [...score.languages]
    .sort(byName)
    .map(([name, { mails, right }]) => [name, String(mails), percent(right / mails)]);
  const right = [...score.classes.values()].reduce((sum, tally) => sum + tally.right, 0);
  return [
    table([heading, ...classes]),
    `macro-F1 ${percent(macroF1(score))}, right class ${percent(right / score.mails)} of ${score.mails}\n\n`,
    table([['language', 'mails', 'right'], ...languages]),
    '\n',
    table([heading, row('all facts', score.facts), ...facts, row('secondary classes', score.secondary)]),
    `\nhuman ${percent(score.human / score.mails)}, stop ${percent(score.stop / score.mails)}, `,
    `suppress ${percent(score.suppress / score.mails)}\n`,
  ].join('');
}

const { positionals } = parseArgs({ allowPositionals: true });
for (const name of SETS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { mails, expected } = await mailsOf(name);
  const score = scoreReplies(expected, await read(mails));
  process.stdout.write(`\n${name}\n${report(score)}`);
  if (name !== 'unseen') {
    const hidden = new Set(
      expected.flatMap(({ id }, at) => (name === 'fresh-2' && at % 2 === 1 ? [id] : [])),
    );
    const shown = score.differences.filter(({ id }) => !hidden.has(id));
    const wrong = shown.map(({ id, what, expected: wanted, got }) => [id, what, wanted, got]);
    process.stdout.write(`\n${wrong.map((cells) => cells.join('  ')).join('\n')}\n`);
  }
}
