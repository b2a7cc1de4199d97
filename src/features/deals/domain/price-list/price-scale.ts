import type { ListRow } from './price-list-line.ts';
import { lineOf, readCells, type TableContext } from './read-line.ts';

/** What shops charge for one is so many times what it costs, nearly always. */
const LIKELY = { least: 1.2, most: 5 };
/** Nobody sells at a loss, or at eight times the price. */
const POSSIBLE = { least: 1, most: 7 };
const MOST_LINES = 0.8;
const LEAST_LINES = 3;
const ROWS_SEEN = 60;

/**
 * A table whose prices can't be for what they seem to be for, by what shops charge: "sold by the case" above prices for
 * one, or a case's price under a heading that says so nowhere. They are for what makes sense of nearly all lines; where
 * nothing does, they stay as they were read.
 */
export function withScale(table: TableContext, below: readonly ListRow[]): TableContext {
  const rows = below.slice(0, ROWS_SEEN);
  const isMost = (scale: TableContext['scale'], is: (ratio: number) => boolean): boolean => {
    const ratios = rows.flatMap(({ cells }) => retailRatio(cells, { ...table, scale }) ?? []);
    return ratios.length >= LEAST_LINES && ratios.filter(is).length >= ratios.length * MOST_LINES;
  };
  if (!isMost(null, (ratio) => !isWithin(ratio, POSSIBLE))) return table;
  const scale = ([1, 'case'] as const).find((one) => isMost(one, (ratio) => isWithin(ratio, LIKELY)));
  return scale === undefined ? table : { ...table, scale };
}

const isWithin = (ratio: number, { least, most }: typeof LIKELY): boolean => ratio >= least && ratio <= most;

function retailRatio(cells: readonly string[], table: TableContext): number | null {
  const { cost, msrp, map } = lineOf(cells, readCells(cells, table), table);
  const retail = msrp ?? map;
  return cost && retail ? retail / cost : null;
}
