import type { SpeedFigures } from './speed.ts';
import { medianRound, type Round } from './stage/rounds.ts';

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
}

/** Requests that a row made: search, robots.txt, pages, mail. */
const requestsPerRow = ({ asked, rows }: Round): number =>
  (asked.searches + asked.robots + asked.pages + asked.mails) / rows;

const cells = (name: string, round: Round): string[] => [
  name,
  number(round.rowsPerSecond),
  number(round.seconds, 2),
  number(round.delivered),
  number(requestsPerRow(round), 2),
  number(round.processorMs.own, 3),
  number(round.processorMs.postgres, 3),
  number(round.processorMs.world, 3),
  number(round.loadBefore, 1),
];

export function speedTable({ limit, product, ratio }: SpeedFigures): string {
  const heading = [
    '',
    'rows/s',
    's',
    'delivered',
    'requests/row',
    'CPU ms/row',
    'Postgres',
    'stand-ins',
    'load',
  ];
  const rounds = limit.flatMap((round, index) => {
    const other = product[index];
    return [cells(`limit ${index + 1}`, round), ...(other ? [cells(`Linesheet ${index + 1}`, other)] : [])];
  });
  const medians = [
    cells('limit, median', medianRound(limit)),
    cells('Linesheet, median', medianRound(product)),
  ];
  return `${table([heading, ...rounds, ...medians])}Linesheet reaches ${number(ratio * 100)}% of the limit\n`;
}
