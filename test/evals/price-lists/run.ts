// `node test/evals/price-lists/run.ts [SET]`: how rightly brands' price lists are read. Of what is kept apart little is
// shown, so that nothing is fitted to it: of `unseen` and the odd halves of fresh-7, -10, -12, -13, -14 and -15 the scores
// by kind of file.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { table } from '../../../bench/report.ts';
import { lineAsJson } from '../../../src/main/commands/price-lists.ts';
import { readPriceListFile } from '../../../src/main/price-lists/read-file.ts';
import type { Line } from './grid.ts';
import { FIELDS, type ListScore, type Read, scoreList, sum } from './score.ts';

const MOST_WRONG_SHOWN = 5;

/** A file that can't be read at all has no lines; why is shown. */
async function read(file: URL): Promise<{ lines: Read[]; failure?: string }> {
  try {
    const { lines } = await readPriceListFile(await readFile(file));
    return lines.length > 0 ? { lines: lines.map(lineAsJson) } : { lines: [], failure: 'No list was found.' };
  } catch (error) {
    return { lines: [], failure: String(error) };
  }
}

const jsonLines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const percent = ({ right, of }: { right: number; of: number }): string =>
  of === 0 ? '' : `${((right / of) * 100).toFixed(1)}%`;

const row = (name: string, score: ListScore): string[] => [
  name,
  String(score.lines),
  percent({ right: score.right, of: score.lines }),
  String(score.missed),
  String(score.invented),
  ...[...FIELDS, 'sheet' as const, 'row' as const].map((field) => percent(score.fields[field])),
];

const HEADING = ['', 'lines', 'all right', 'missed', 'invented', ...FIELDS, 'sheet', 'row'];

function wrongOnes(file: string, { wrong, strangers }: ListScore): string {
  const shown = wrong.slice(0, MOST_WRONG_SHOWN).map(({ line, read: got, fields }) => {
    if (!got) return `  missed ${JSON.stringify(line)}`;
    const differences = fields.map(
      (name) => `${name} ${JSON.stringify(line[name])} read as ${JSON.stringify(got[name])}`,
    );
    return `  row ${line.row ?? '—'}, ${line.sku}: ${differences.join('; ')}`;
  });
  const invented = strangers
    .slice(0, MOST_WRONG_SHOWN)
    .map((stranger) => `  invented ${JSON.stringify(stranger)}`);
  return [...shown, ...invented].length > 0 ? `${[file, ...shown, ...invented].join('\n')}\n` : '';
}

const { positionals } = parseArgs({ allowPositionals: true });
const SETS: Record<string, 'all' | 'kinds'> = {
  seen: 'all',
  fresh: 'all',
  'fresh-2-even': 'all',
  'fresh-2-odd': 'all',
  'fresh-3-even': 'all',
  'fresh-3-odd': 'all',
  'fresh-4-even': 'all',
  'fresh-4-odd': 'all',
  'fresh-5-even': 'all',
  'fresh-5-odd': 'all',
  'fresh-6-even': 'all',
  'fresh-6-odd': 'all',
  'fresh-7-even': 'all',
  'fresh-7-odd': 'kinds',
  'fresh-8-even': 'all',
  'fresh-8-odd': 'all',
  'fresh-9-even': 'all',
  'fresh-9-odd': 'all',
  'fresh-10-even': 'all',
  'fresh-10-odd': 'kinds',
  'fresh-11-even': 'all',
  'fresh-11-odd': 'all',
  'fresh-12-even': 'all',
  'fresh-12-odd': 'kinds',
  'fresh-13-even': 'all',
  'fresh-13-odd': 'kinds',
  'fresh-14-even': 'all',
  'fresh-14-odd': 'kinds',
  'fresh-15-even': 'all',
  'fresh-15-odd': 'kinds',
  unseen: 'kinds',
};

for (const [set, shown] of Object.entries(SETS)) {
  const isShown = shown === 'all';
  if (positionals.length > 0 && !positionals.includes(set)) continue;
  const directory = new URL(`./${set}/`, import.meta.url);
  const kinds = JSON.parse(await readFile(new URL('kinds.json', directory), 'utf8')) as Record<
    string,
    string
  >;
  const scores: ListScore[] = [];
  const rows: string[][] = [];
  let wrong = '';
  for (const [file, kind] of Object.entries(kinds)) {
    const expected = jsonLines<Line>(await readFile(new URL(`${file}.expected.jsonl`, directory), 'utf8'));
    const { lines, failure } = await read(new URL(file, directory));
    const score = scoreList(expected, lines);
    scores.push(score);
    rows.push(row(isShown ? `${file}: ${kind}` : kind, score));
    wrong += failure && isShown ? `${file}: ${failure.trim().split('\n')[0]}\n` : '';
    wrong += failure ? '' : wrongOnes(file, score);
  }
  process.stdout.write(`\n${set}\n${table([HEADING, ...rows, row('all', sum(scores))])}`);
  if (isShown && wrong) process.stdout.write(`\n${wrong}`);
}
