import type { DiscoveryCase } from '../test/evals/discovery/case.ts';
import { freshCases } from '../test/evals/discovery/fresh/all.ts';
import { fresh2Cases } from '../test/evals/discovery/fresh-2/all.ts';
import { fresh3Cases } from '../test/evals/discovery/fresh-3/all.ts';
import { fresh4Cases } from '../test/evals/discovery/fresh-4/all.ts';
import { fresh5Cases } from '../test/evals/discovery/fresh-5/all.ts';
import { fresh6Cases } from '../test/evals/discovery/fresh-6/all.ts';
import { fresh7Cases } from '../test/evals/discovery/fresh-7/all.ts';
import { fresh8Cases } from '../test/evals/discovery/fresh-8/all.ts';
import { fresh9Cases } from '../test/evals/discovery/fresh-9/all.ts';
import { fresh10Cases } from '../test/evals/discovery/fresh-10/all.ts';
import { fresh11Cases } from '../test/evals/discovery/fresh-11/all.ts';
import { fresh12Cases } from '../test/evals/discovery/fresh-12/all.ts';
import { fresh13Cases } from '../test/evals/discovery/fresh-13/all.ts';
import { fresh14Cases } from '../test/evals/discovery/fresh-14/all.ts';
import { fresh15Cases } from '../test/evals/discovery/fresh-15/all.ts';
import { fresh16Cases } from '../test/evals/discovery/fresh-16/all.ts';
import { fresh17Cases } from '../test/evals/discovery/fresh-17/all.ts';
import { fresh18Cases } from '../test/evals/discovery/fresh-18/all.ts';
import { fresh19Cases } from '../test/evals/discovery/fresh-19/all.ts';
import { fresh20Cases } from '../test/evals/discovery/fresh-20/all.ts';
import { fresh21Cases } from '../test/evals/discovery/fresh-21/all.ts';
import { lookAtCases } from '../test/evals/discovery/look.ts';
import { crawlPlainly } from '../test/evals/discovery/plain-crawler.ts';
import { type DiscoveryScore, type Miss, scoreDiscovery } from '../test/evals/discovery/score.ts';
import { type FieldScore, scoreWordings } from '../test/evals/discovery/score-wordings.ts';
import { seenCases } from '../test/evals/discovery/seen/all.ts';
import { unseenCases } from '../test/evals/discovery/unseen/all.ts';
import { allWordings } from '../test/evals/discovery/wordings/all.ts';
import { freshWordings, latestWordings } from '../test/evals/discovery/wordings/fresh.ts';
import { openCaseWorld } from '../test/evals/discovery/world.ts';
import { table } from './report.ts';

interface SetFigures {
  set:
    | 'seen'
    | 'fresh'
    | 'fresh-2, even'
    | 'fresh-2, odd'
    | 'fresh-3'
    | 'fresh-4, even'
    | 'fresh-4, odd'
    | 'fresh-5'
    | 'fresh-6, even'
    | 'fresh-6, odd'
    | 'fresh-7, even'
    | 'fresh-7, odd'
    | 'fresh-8, even'
    | 'fresh-8, odd'
    | 'fresh-9, even'
    | 'fresh-9, odd'
    | 'fresh-10, even'
    | 'fresh-10, odd'
    | 'fresh-11, even'
    | 'fresh-11, odd'
    | 'fresh-12, even'
    | 'fresh-12, odd'
    | 'fresh-13, even'
    | 'fresh-13, odd'
    | 'fresh-14, even'
    | 'fresh-14, odd'
    | 'fresh-15, even'
    | 'fresh-15, odd'
    | 'fresh-16, even'
    | 'fresh-16, odd'
    | 'fresh-17, even'
    | 'fresh-17, odd'
    | 'fresh-18'
    | 'fresh-19, even'
    | 'fresh-19, odd'
    | 'fresh-20, even'
    | 'fresh-20, odd'
    | 'fresh-21, even'
    | 'fresh-21, odd'
    | 'unseen';
  linesheet: DiscoveryScore;
  plain: DiscoveryScore;
  /** Told for the seen set alone: who mends the extractor must not know what the others ask. */
  misses: Miss[];
}

export async function measureDiscovery(): Promise<SetFigures[]> {
  return [
    await measureSet('seen', seenCases),
    await measureSet('fresh', freshCases),
    await measureSet('fresh-2, even', half(fresh2Cases, 0)),
    await measureSet('fresh-2, odd', half(fresh2Cases, 1)),
    await measureSet('fresh-3', fresh3Cases),
    await measureSet('fresh-4, even', half(fresh4Cases, 0)),
    await measureSet('fresh-4, odd', half(fresh4Cases, 1)),
    await measureSet('fresh-5', fresh5Cases),
    await measureSet('fresh-6, even', half(fresh6Cases, 0)),
    await measureSet('fresh-6, odd', half(fresh6Cases, 1)),
    await measureSet('fresh-7, even', half(fresh7Cases, 0)),
    await measureSet('fresh-7, odd', half(fresh7Cases, 1)),
    await measureSet('fresh-8, even', half(fresh8Cases, 0)),
    await measureSet('fresh-8, odd', half(fresh8Cases, 1)),
    await measureSet('fresh-9, even', half(fresh9Cases, 0)),
    await measureSet('fresh-9, odd', half(fresh9Cases, 1)),
    await measureSet('fresh-10, even', half(fresh10Cases, 0)),
    await measureSet('fresh-10, odd', half(fresh10Cases, 1)),
    await measureSet('fresh-11, even', half(fresh11Cases, 0)),
    await measureSet('fresh-11, odd', half(fresh11Cases, 1)),
    await measureSet('fresh-12, even', half(fresh12Cases, 0)),
    await measureSet('fresh-12, odd', half(fresh12Cases, 1)),
    await measureSet('fresh-13, even', half(fresh13Cases, 0)),
    await measureSet('fresh-13, odd', half(fresh13Cases, 1)),
    await measureSet('fresh-14, even', half(fresh14Cases, 0)),
    await measureSet('fresh-14, odd', half(fresh14Cases, 1)),
    await measureSet('fresh-15, even', half(fresh15Cases, 0)),
    await measureSet('fresh-15, odd', half(fresh15Cases, 1)),
    await measureSet('fresh-16, even', half(fresh16Cases, 0)),
    await measureSet('fresh-16, odd', half(fresh16Cases, 1)),
    await measureSet('fresh-17, even', half(fresh17Cases, 0)),
    await measureSet('fresh-17, odd', half(fresh17Cases, 1)),
    await measureSet('fresh-18', fresh18Cases),
    await measureSet('fresh-19, even', half(fresh19Cases, 0)),
    await measureSet('fresh-19, odd', half(fresh19Cases, 1)),
    await measureSet('fresh-20, even', half(fresh20Cases, 0)),
    await measureSet('fresh-20, odd', half(fresh20Cases, 1)),
    await measureSet('fresh-21, even', half(fresh21Cases, 0)),
    await measureSet('fresh-21, odd', half(fresh21Cases, 1)),
    await measureSet('unseen', unseenCases),
  ];
}

/** Those of even number, counted from nought, were for mending first, and those of odd number unread until later. */
const half = <T>(all: readonly T[], rest: 0 | 1): T[] => all.filter((_, index) => index % 2 === rest);

async function measureSet(set: SetFigures['set'], cases: readonly DiscoveryCase[]): Promise<SetFigures> {
  const world = await openCaseWorld(cases);
  try {
    const looks = await lookAtCases(cases, world);
    const plainLooks = await crawlPlainly(cases, world);
    const scored = (findings: typeof looks) =>
      scoreDiscovery(
        cases.flatMap((of, index) => (findings[index] ? [{ of, findings: findings[index] }] : [])),
      );
    const { score: linesheet, misses } = scored(looks);
    return { set, linesheet, plain: scored(plainLooks).score, misses: set === 'seen' ? misses : [] };
  } finally {
    await world.close();
  }
}

const share = (value: number): string => value.toFixed(3);

export function discoveryTable(figures: readonly SetFigures[]): string {
  const columns: [string, (score: DiscoveryScore) => string][] = [
    ['cases', ({ cases }) => String(cases)],
    ['website precision', ({ website }) => share(website.precision)],
    ['recall', ({ website }) => share(website.recall)],
    ['way in', ({ wayIn }) => share(wayIn)],
    ['traps', ({ traps }) => share(traps)],
    ['policy precision', ({ policy }) => share(policy.precision)],
    ['recall', ({ policy }) => share(policy.recall)],
    ['F1', ({ policy }) => share(policy.f1)],
    ['evidence', ({ evidence }) => share(evidence)],
  ];
  return table([
    ['', ...columns.map(([heading]) => heading)],
    ...figures.flatMap(({ set, linesheet, plain }) => [
      [`${set}, Linesheet`, ...columns.map(([, show]) => show(linesheet))],
      [`${set}, plain crawler`, ...columns.map(([, show]) => show(plain))],
    ]),
  ]);
}

/** How passages that stand alone are read: the half that the reader is tuned on, with its misses, the other, and those that came later. */
export function wordingsTable(): string {
  const [even, odd] = [0, 1].map((part) => scoreWordings(allWordings.filter((_, at) => at % 2 === part)));
  if (!even || !odd) return '';
  const rowsOf = (name: string, fields: readonly FieldScore[]) => [
    [`${name}, all fields`, ...figuresOf(fields)],
    ...fields.map((field) => [`${name}, ${field.field}`, ...figuresOf([field])]),
  ];
  const rows = [
    ...rowsOf('even', even.fields),
    ...rowsOf('odd', odd.fields),
    ...rowsOf('fresh', scoreWordings(freshWordings).fields),
    ...rowsOf('latest', scoreWordings(latestWordings).fields),
  ];
  const misses = even.misread.map(
    ({ html, missed, wrong }) => `missed: ${missed.join(', ')}  wrong: ${wrong.join(', ')}\n  ${html}\n`,
  );
  return `${table([['wordings', 'values', 'precision', 'recall', 'F1'], ...rows])}\n${misses.join('')}`;
}

function figuresOf(fields: readonly FieldScore[]): string[] {
  const sum = (of: 'found' | 'expected' | 'right') => fields.reduce((total, field) => total + field[of], 0);
  const [precision, recall] = [sum('right') / (sum('found') || 1), sum('right') / (sum('expected') || 1)];
  const f1 = (2 * precision * recall) / (precision + recall || 1);
  return [String(sum('expected')), share(precision), share(recall), share(f1)];
}
