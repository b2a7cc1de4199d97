import { table } from '../../../bench/report.ts';
import { f1, macroF1, precision, type ReplyScore, recall, type Tally } from './score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const row = (name: string, tally: Tally): string[] => [
  name,
  String(tally.right + tally.missed),
  percent(precision(tally)),
  percent(recall(tally)),
  percent(f1(tally)),
];

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => one.localeCompare(other);

/** How rightly mails were understood, by class, language and fact. */
export function report(score: ReplyScore): string {
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

/** One line for each thing that was read wrongly, but for the mails that nobody may look at. */
export const wrongLines = ({ differences }: ReplyScore, isHidden: (id: string) => boolean): string =>
  differences
    .filter(({ id }) => !isHidden(id))
    .map(({ id, what, expected, got }) => [id, what, expected, got].join('  '))
    .join('\n');

/** The figures that docs/measurements.md keeps. */
export const totals = (score: ReplyScore): string =>
  [
    `${score.mails} mails: macro-F1 ${macroF1(score).toFixed(3)}, facts F1 ${f1(score.facts).toFixed(3)}, `,
    `human ${(score.human / score.mails).toFixed(3)}, stop ${(score.stop / score.mails).toFixed(3)}, `,
    `suppress ${(score.suppress / score.mails).toFixed(3)}\n`,
  ].join('');
