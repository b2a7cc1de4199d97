import type { ListRow } from '../price-list-line.ts';
import { lineOf, readCells, type TableContext } from '../read-line.ts';

/** What shops charge for one is so many times what it costs, nearly always. */
const LIKELY = { least: 1.2, most: 5 };
/** Nobody sells at a loss, or at eight times the price. */
const POSSIBLE = { least: 1, most: 7 };
const MOST_LINES = 0.8;
const ROWS_SEEN = 60;

/**
 * A table whose prices can't be for what they seem to be for, by what shops charge: "sold by the case" above prices for
 * one, or a case's price under a heading that says so nowhere. They are for what makes sense of nearly all lines that it
 * makes a difference to; where nothing does, they stay as they were read.
 */
export function withScale(table: TableContext, below: readonly ListRow[]): TableContext {
  const ratios = below.slice(0, ROWS_SEEN).map(({ cells }) => ({
    asRead: retailRatio(cells, table),
    one: retailRatio(cells, { ...table, scale: 1 }),
    case: retailRatio(cells, { ...table, scale: 'case' }),
  }));
  const makesSense = (scale: 'one' | 'case'): boolean => {
    const told = ratios.flatMap(({ asRead, [scale]: other }) =>
      asRead === null || other === null || Math.abs(asRead - other) < 0.01 ? [] : [{ asRead, other }],
    );
    const better = told.filter(({ asRead, other }) => !isWithin(asRead, POSSIBLE) && isWithin(other, LIKELY));
    return told.length > 0 && better.length >= told.length * MOST_LINES;
  };
  if (makesSense('one')) return { ...table, scale: 1 };
  return makesSense('case') ? { ...table, scale: 'case' } : table;
}

const isWithin = (ratio: number, { least, most }: typeof LIKELY): boolean => ratio >= least && ratio <= most;

function retailRatio(cells: readonly string[], table: TableContext): number | null {
  const { cost, msrp, map } = lineOf(cells, readCells(cells, table), table);
  const retail = msrp ?? map;
  return cost && retail ? retail / cost : null;
}
