import type { Item } from './goods.ts';

export type Cell = string | number | null | CellWithStyle;

export interface CellWithStyle {
  value: string | number | null;
  format?: string;
  columnSpan?: number;
  rowSpan?: number;
  bold?: true;
}

export type Field = 'sku' | 'upc' | 'title' | 'cost' | 'case_pack' | 'msrp' | 'map';

export interface Column {
  head: string;
  /** What it says of a line; without one it is there for people only. */
  field?: Field;
  of(item: Item, row: number): Cell;
  /** What can be known of the code, where the cell has lost some of it. */
  code?(item: Item): string | null;
}

export interface Line {
  sheet: string | null;
  row: number | null;
  sku: string | null;
  upc: string | null;
  title: string | null;
  cost: number | null;
  /** null where the list says none. */
  currency: string | null;
  case_pack: number | null;
  msrp: number | null;
  map: number | null;
  /** A code whose check digit is wrong: to hand it on as it stands is fine, to correct it isn't. */
  upc_stated?: string;
  /** Neither missed nor invented, whether it is read or not. */
  optional?: true;
}

export interface Grid {
  name: string;
  rows: Cell[][];
  lines: Line[];
}

export interface GridPlan {
  name: string;
  columns: readonly Column[];
  items: readonly Item[];
  currency: string | null;
  above?: readonly (readonly Cell[])[];
  /** In place of the columns' own. */
  heads?: readonly (readonly Cell[])[];
  /** What stands above each section. */
  section?(name: string): readonly (readonly Cell[])[];
  headEachSection?: boolean;
  afterSection?(items: readonly Item[]): readonly (readonly Cell[])[];
  below?: readonly (readonly Cell[])[];
  /** Its lines repeat what other sheets say. */
  isRepetition?: boolean;
}

export function gridOf(plan: GridPlan): Grid {
  const rows: Cell[][] = (plan.above ?? []).map((row) => [...row]);
  const lines: Line[] = [];
  const heads = plan.heads ?? [plan.columns.map(({ head }) => head)];
  const add = (more: readonly (readonly Cell[])[]) => rows.push(...more.map((row) => [...row]));
  if (!plan.headEachSection) add(heads);
  for (const [section, items] of sections(plan.items)) {
    add(plan.section?.(section) ?? []);
    if (plan.headEachSection) add(heads);
    for (const item of items) {
      const row = rows.length + 1;
      rows.push(plan.columns.map((column) => column.of(item, row)));
      lines.push(lineOf(item, plan.columns, plan.currency, { sheet: plan.name, row }, plan.isRepetition));
    }
    add(plan.afterSection?.(items) ?? []);
  }
  add(plan.below ?? []);
  return { name: plan.name, rows, lines };
}

export function sections(items: readonly Item[]): Map<string, Item[]> {
  const bySection = new Map<string, Item[]>();
  for (const item of items) bySection.set(item.section, [...(bySection.get(item.section) ?? []), item]);
  return bySection;
}

/** What a careful person would write down from these columns. */
export function lineOf(
  item: Item,
  columns: readonly Pick<Column, 'field' | 'code'>[],
  currency: string | null,
  { sheet, row }: Pick<Line, 'sheet' | 'row'>,
  isRepetition = false,
): Line {
  const says = (field: Field) => columns.some((column) => column.field === field);
  const codeColumn = columns.find(({ field }) => field === 'upc');
  const stated = codeColumn ? (codeColumn.code ? codeColumn.code(item) : item.code || null) : null;
  const isTrue = stated === item.code && item.hasTrueCode;
  return {
    sheet,
    row,
    sku: says('sku') ? item.sku : null,
    upc: isTrue ? stated : null,
    title: says('title') ? item.title : null,
    cost: item.costCents / 100,
    currency,
    case_pack: says('case_pack') ? item.casePack : null,
    msrp: says('msrp') ? item.msrpCents / 100 : null,
    map: says('map') ? item.mapCents / 100 : null,
    ...(stated && !isTrue && { upc_stated: stated }),
    ...((item.state === 'gone' || isRepetition) && { optional: true as const }),
  };
}

const asText = (cell: Cell): string => {
  const value = typeof cell === 'object' ? (cell?.value ?? '') : cell;
  return String(value);
};

/** Quotes only where they are needed, as most programs do, or everywhere. */
export function csvOf(
  { rows }: Grid,
  {
    comma = ',',
    newline = '\r\n',
    quoteAll = false,
  }: { comma?: string; newline?: string; quoteAll?: boolean } = {},
): string {
  const quoted = (text: string) =>
    quoteAll || text.includes(comma) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map((cell) => quoted(asText(cell))).join(comma) + newline).join('');
}

/** Of Windows-1252 only what Latin-1 has, the euro sign and the quotes. */
export function windows1252(text: string): Buffer {
  const special: Record<string, number> = {
    '€': 0x80,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
    '™': 0x99,
  };
  return Buffer.from([...text].map((letter) => special[letter] ?? letter.charCodeAt(0)));
}
