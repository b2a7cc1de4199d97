import type { Line } from '../grid.ts';
import type { Ware } from './wares.ts';

export type Value = string | number | null;

export interface Styled {
  v: Value;
  /** Without the equals sign; `v` is what was worked out when the file was saved. */
  formula?: string;
  format?: string;
  /** Columns and rows that it spreads over. */
  across?: number;
  down?: number;
  bold?: true;
}

export type Cell = Value | Styled;
export type Row = readonly Cell[];

export interface Sheet {
  name: string;
  rows: Row[];
  lines: Line[];
  hiddenRows: number[];
  hiddenColumns?: readonly number[];
  isHidden?: boolean;
}

export type Column = readonly [head: Cell, of: (ware: Ware, row: number) => Cell];

export interface Plan {
  name?: string;
  wares: readonly Ware[];
  columns: readonly Column[];
  /** Which fields its columns say. */
  says: string;
  currency: string | null;
  above?: readonly Row[];
  /** In place of the columns' own heads. */
  heads?: readonly Row[];
  section?: (name: string) => readonly Row[];
  headEachSection?: (name: string) => readonly Row[];
  after?: (wares: readonly Ware[]) => readonly Row[];
  below?: readonly Row[];
  /** Where a line says something else than its ware. */
  but?: (ware: Ware) => Partial<Line>;
  isHiddenRow?: (ware: Ware) => boolean;
  hiddenColumns?: readonly number[];
  isHidden?: boolean;
}

export function sheetOf(plan: Plan): Sheet {
  const name = plan.name ?? 'Sheet1';
  const rows: Row[] = [...(plan.above ?? [])];
  const lines: Line[] = [];
  const hiddenRows: number[] = [];
  if (!plan.headEachSection) rows.push(...(plan.heads ?? [plan.columns.map(([head]) => head)]));
  for (const [section, wares] of sectionsOf(plan.wares)) {
    rows.push(...(plan.section?.(section) ?? []), ...(plan.headEachSection?.(section) ?? []));
    for (const ware of wares) {
      const row = rows.length + 1;
      rows.push(plan.columns.map(([, of]) => of(ware, row)));
      if (plan.isHiddenRow?.(ware)) hiddenRows.push(row);
      lines.push({ ...lineOf(ware, plan), sheet: name, row });
    }
    rows.push(...(plan.after?.(wares) ?? []));
  }
  rows.push(...(plan.below ?? []));
  return {
    name,
    rows,
    lines,
    hiddenRows,
    ...(plan.hiddenColumns && { hiddenColumns: plan.hiddenColumns }),
    ...(plan.isHidden && { isHidden: true }),
  };
}

export function sectionsOf(wares: readonly Ware[]): Map<string, Ware[]> {
  return Map.groupBy(wares, ({ section }) => section);
}

/** What a careful person would write down. */
export function lineOf(
  ware: Ware,
  { says, currency, but, isHiddenRow }: Pick<Plan, 'says' | 'currency' | 'but' | 'isHiddenRow'>,
): Line {
  const fields = new Set(says.split(' '));
  return {
    sheet: null,
    row: null,
    sku: fields.has('sku') ? ware.sku : null,
    upc: fields.has('upc') ? ware.code || null : null,
    title: fields.has('title') ? ware.title : null,
    cost: ware.costCents / 100,
    currency,
    case_pack: fields.has('pack') ? ware.pack : null,
    msrp: fields.has('msrp') ? ware.msrpCents / 100 : null,
    map: fields.has('map') ? ware.mapCents / 100 : null,
    ...but?.(ware),
    ...((ware.isGone || isHiddenRow?.(ware)) && { optional: true as const }),
  };
}

export const plainOf = (cell: Cell): Value => (cell !== null && typeof cell === 'object' ? cell.v : cell);

/** As a spreadsheet saves it. */
export function separated(sheet: Sheet, comma: string, newline = '\r\n'): string {
  return sheet.rows
    .map((row) => row.map((cell) => quoted(String(plainOf(cell) ?? ''), comma)).join(comma) + newline)
    .join('');
}

const quoted = (text: string, comma: string): string =>
  text.includes(comma) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
