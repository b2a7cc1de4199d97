import { inLines } from '../../../../../kernel/in-lines.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import { spreadMerges } from './merged-cells.ts';

const MEASURE =
  'fl\\.? ?oz|ounces?|oz|ml|cl|dl|lit(?:er|re)s?|l|grams?|gr|g|kilos?|kg|pounds?|lbs?|gallons?|gal|quarts?|qt|pints?|pt|inch(?:es)?|in|cm|mm|feet|ft|"|”|″';
const AMOUNT = '\\d{1,4}(?:[.,/]\\d{1,3})?';
const WORDS = inLines`
  (?:half[ -])?(?:gallon|quart|pint|pound|kilo)|one size|(?:extra|x)[ -]?small|small|medium|
  (?:(?:extra|x+)[ -]?)?large|
  klein|mittel|gro(?:ß|ss)|
  petite?|moyenn?e?|grande?|piccolo|medio|pequeñ[oa]|median[oa]
`;
/** "250 ml", "1/2 gal", "24x36 in", "M", "2XL", "Large". */
const SIZE = new RegExp(
  `^(?:${AMOUNT} ?-?(?:${MEASURE})\\.?|${AMOUNT} ?(?:["”″'’]|cm|in)? ?[x×] ?${AMOUNT} ?(?:${MEASURE}|['’])?|(?:x{0,3}|[2-6]x)[sl]|m|[2-6]t|(?:${WORDS})(?: \\(.{1,14}\\))?)$`,
  'i',
);
const RETAIL = /\b(?:msrp|srp|rrp|retail|uvp|pvp|pvc|ppc)\b/i;
const MONEY =
  /\b(?:wholesale|whsl|wsp|unit|net|price|cost|prix|precio|prezzo|preis|prijs|msrp|srp|rrp|retail|uvp|pvp|pvc|ppc|usd|eur|gbp|cad|aud)\b|[$€£]|^\W+|\(\s*\)|[\s:–-]+$/giu;
const PRICE = /^(?:\p{Sc} ?\d[\d,]*(?:\.\d{1,2})?|\d[\d.,]*[.,]\d{2}(?: ?(?:\p{Sc}|[A-Z]{3}))?)$/u;
const LEAST_COLUMNS = 2;
const LONGEST_HEADING = 80;
const SAMPLES = 30;

interface SizeColumn {
  index: number;
  size: string;
  isRetail: boolean;
}

/**
 * A list whose sizes stand side by side, each with its price: every size of an item becomes a row of its own, as most lists
 * have it. Null where no row of headings names sizes with prices below them.
 */
export function withSizesAsRows(sheet: ListSheet): ListSheet | null {
  const rows: ListRow[] = [];
  let sizes: SizeColumn[] = [];
  let isFound = false;
  // Before a row becomes several, which would all be in the place that cells were made one in.
  const given = spreadMerges(sheet).rows;
  for (const [at, row] of given.entries()) {
    const found = pricedSizes(row, given.slice(at + 1, at + 1 + SAMPLES));
    if (found.length > 0) {
      sizes = found;
      isFound = true;
      const above = rows.at(-1);
      // "Wholesale price" over all of them belongs to none of the other columns.
      if (above) rows[rows.length - 1] = without(above, sizes);
      rows.push(withMore(without(row, sizes), ['Size', 'Wholesale', 'MSRP'], sheet));
    } else rows.push(...rowsBySize(row, sizes, sheet));
  }
  return isFound ? { ...sheet, rows, merges: [] } : null;
}

/** Columns that are headed by a size and hold prices; none where those of the wholesale price are too few. */
function pricedSizes({ cells }: ListRow, below: readonly ListRow[]): SizeColumn[] {
  const headed = cells.flatMap((cell, index): SizeColumn[] => {
    if (cell.length > LONGEST_HEADING) return [];
    const size = cell.replace(MONEY, ' ').replace(/\s+/g, ' ').trim();
    return SIZE.test(size) ? [{ index, size, isRetail: RETAIL.test(cell) }] : [];
  });
  if (headed.length < LEAST_COLUMNS) return [];
  const priced = headed.filter(({ index }) => {
    const filled = below.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => /\d/.test(cell));
    return filled.length > 0 && filled.filter((cell) => PRICE.test(cell)).length * 2 > filled.length;
  });
  // Two of the same are lengths: "Unit L" and "Case L".
  const bought = new Set(priced.flatMap(({ isRetail, size }) => (isRetail ? [] : size.toLowerCase())));
  return bought.size < LEAST_COLUMNS ? [] : priced;
}

function rowsBySize(row: ListRow, sizes: readonly SizeColumn[], sheet: ListSheet): ListRow[] {
  const cellOf = ({ index }: SizeColumn): string => row.cells[index]?.trim() ?? '';
  const bought = sizes.filter((column) => !column.isRetail && PRICE.test(cellOf(column)));
  if (bought.length === 0) return [row];
  return bought.map((column) => {
    const retail = sizes.find(({ isRetail, size }) => isRetail && size === column.size);
    const more = [column.size, cellOf(column), retail ? cellOf(retail) : ''];
    return withMore(without(row, sizes), more, sheet);
  });
}

const without = (row: ListRow, columns: readonly SizeColumn[]): ListRow => ({
  ...row,
  cells: row.cells.map((cell, at) => (columns.some(({ index }) => index === at) ? '' : cell)),
});

function withMore(row: ListRow, more: readonly string[], { rows }: ListSheet): ListRow {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const padding = Array.from({ length: width - row.cells.length }, () => '');
  return { ...row, cells: [...row.cells, ...padding, ...more] };
}
