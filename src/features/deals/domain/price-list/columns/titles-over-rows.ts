import type { ListRow, ListSheet } from '../price-list-line.ts';

const FEWEST = 4;
/** Of the rows that hold a good so many go on below. */
const MOST_OF_THEM = 0.6;
const FILLED_BY_A_GOOD = 4;

const filledIn = ({ cells }: ListRow): number[] =>
  cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));

/** Where a row is nothing but more of the text above it, in a column that isn't the first: that column. */
function goesOnIn(row: ListRow, above: ListRow | undefined): number | null {
  const [only, more] = filledIn(row);
  if (!above || only === undefined || more !== undefined || only === 0 || row.line !== above.line + 1)
    return null;
  const filled = filledIn(above);
  return filled.length >= FILLED_BY_A_GOOD && filled.includes(only) ? only : null;
}

/** Titles that go on in the row below are put together, where a list has most of its titles so. */
export function withTitlesOverRows(sheet: ListSheet): ListSheet {
  const { rows } = sheet;
  const goesOn = rows.map((row, at) => goesOnIn(row, rows[at - 1]));
  const columns = new Set(goesOn.filter((index) => index !== null));
  const [column] = columns;
  const times = goesOn.filter((index) => index !== null).length;
  const goods = rows.filter((row) => filledIn(row).length >= FILLED_BY_A_GOOD).length;
  if (column === undefined || columns.size > 1 || times < FEWEST || times < goods * MOST_OF_THEM)
    return sheet;
  return {
    ...sheet,
    rows: rows.flatMap((row, at) => {
      if (goesOn[at] !== null) return [];
      const below = goesOn[at + 1] === column ? (rows[at + 1]?.cells[column]?.trim() ?? '') : '';
      if (below === '') return [row];
      return [
        {
          ...row,
          cells: row.cells.map((cell, index) => (index === column ? `${cell.trim()} ${below}` : cell)),
        },
      ];
    }),
  };
}
