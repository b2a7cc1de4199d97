import { type ColumnRole, PRICE_ROLES } from '../columns/column-role.ts';
import { isKnownHeading, roleOfHeading } from '../columns/heading-role.ts';
import { fieldsIn } from '../pdf/card-fields.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';

const HEADINGS: Partial<Record<ColumnRole, string>> = {
  cost: 'Wholesale',
  case_cost: 'Case price',
  msrp: 'MSRP',
  map: 'MAP',
  case_pack: 'Case pack',
};
const BETWEEN = /\s*[-–—;|•·]\s+|,\s+|:\s+(?=\p{L})|\s*[()]\s*|\s*\/\s+/u;

type Said = ReadonlyMap<ColumnRole, string>;

/**
 * "9 oz jars - Wholesale $12.00 / Retail $24.00" above goods that have no prices of their own: what a section says
 * holds for each line of it, as columns would say it. Null where no section says so.
 */
export function withPricesOfSections(sheet: ListSheet): ListSheet | null {
  const sections = sheet.rows.map(pricesOf);
  const roles = [...new Set(sections.flatMap((said) => [...(said?.keys() ?? [])]))];
  if (!roles.some((role) => role === 'cost' || role === 'case_cost')) return null;
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  let current: Said | null = null;
  const rows = sheet.rows.map((row, at): ListRow => {
    const said = sections[at] ?? null;
    // Below the next section's name nothing holds that the one before said.
    if (said !== null || isAlone(row)) {
      current = said;
      return row;
    }
    if (headsPrices(row)) {
      current = null;
      return row;
    }
    const more = isOfHeadings(row)
      ? roles.map((role) => HEADINGS[role] ?? '')
      : row.cells.length > 1
        ? roles.map((role) => current?.get(role) ?? '')
        : [];
    if (more.length === 0) return row;
    const padding = Array.from({ length: width - row.cells.length }, () => '');
    return { ...row, cells: [...row.cells, ...padding, ...more] };
  });
  return { ...sheet, rows };
}

const isAlone = ({ cells }: ListRow): boolean => cells.filter((cell) => cell.trim() !== '').length === 1;

/** What a row of one text says of prices: at least one, by its label. */
function pricesOf({ cells }: ListRow): Said | null {
  const [text, more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (text === undefined || more !== undefined || text.length > 120 || !/\d[.,]\d{2}/.test(text)) return null;
  const fields = text.split(BETWEEN).flatMap((part) => fieldsIn(part));
  const said = new Map(
    fields.flatMap(({ role, value }) => (role in HEADINGS ? [[role, value] as const] : [])),
  );
  return said.has('cost') || said.has('case_cost') ? said : null;
}

const FIGURES = /\d[.,]\d{2}|\d{5}/;
const isPrice = (cell: string): boolean => PRICE_ROLES.includes(roleOfHeading(cell)?.role ?? 'unit');

/** Names of columns, none of which is a price, nor a code. */
const isOfHeadings = ({ cells }: ListRow): boolean =>
  cells.filter(isKnownHeading).length > 1 && !cells.some((cell) => isPrice(cell) || FIGURES.test(cell));

/** Of a table that has prices of its own, whatever a note above it says of some. */
const headsPrices = ({ cells }: ListRow): boolean =>
  cells.filter(isKnownHeading).length > 1 && cells.some(isPrice) && !cells.some((cell) => FIGURES.test(cell));
