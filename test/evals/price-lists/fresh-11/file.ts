import { csvOf, type Line, windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { NOTHING } from './goods.ts';
import type { Paper } from './paper.ts';
import { type Box, workbookOf } from './workbook.ts';

export class Sheet {
  readonly rows: Box[][] = [];
  readonly lines: Line[] = [];
  readonly name: string;
  readonly widths: readonly number[];
  readonly hiddenColumns: readonly number[];

  constructor(name: string, widths: readonly number[] = [14], hiddenColumns: readonly number[] = []) {
    this.name = name;
    this.widths = widths;
    this.hiddenColumns = hiddenColumns;
  }

  /** The number of the next row, as a formula names it. */
  get next(): number {
    return this.rows.length + 1;
  }

  add(...rows: readonly Box[][]): this {
    this.rows.push(...rows);
    return this;
  }

  line(cells: Box[], said: Partial<Line>): this {
    this.lines.push({ ...NOTHING, sheet: this.name, row: this.next, ...said });
    this.rows.push(cells);
    return this;
  }
}

export const strong = (value: string): Box => ({ value, bold: true });
export const heads = (names: string): Box[] =>
  names.split('|').map((name) => (name.trim() ? strong(name.trim()) : null));
/** One cell over several columns. */
export const across = (value: string, columnSpan: number, fill?: string): Box[] => [
  { value, columnSpan, bold: true, ...(fill && { fill }) },
  ...Array<null>(columnSpan - 1).fill(null),
];
/** One cell over two rows of heads. */
export const down = (value: string): Box => ({ value, rowSpan: 2, bold: true });
export const money = (value: number, format = '$#,##0.00'): Box => ({ value, format });

export const xlsx = (file: string, kind: string, build: () => Sheet[]): PriceList => ({
  file,
  kind,
  make: () => {
    const sheets = build();
    return Promise.resolve({ bytes: workbookOf(sheets), lines: sheets.flatMap(({ lines }) => lines) });
  },
});

interface CsvForm {
  comma?: string;
  newline?: string;
  quoteAll?: boolean;
  hasMark?: boolean;
  isWindows?: boolean;
}

export const csv = (
  file: string,
  kind: string,
  build: (sheet: Sheet) => void,
  form: CsvForm = {},
): PriceList => ({
  file,
  kind,
  make: () => {
    const sheet = new Sheet('');
    build(sheet);
    const text = (form.hasMark ? '\uFEFF' : '') + csvOf(sheet, form);
    return Promise.resolve({
      bytes: form.isWindows ? windows1252(text) : Buffer.from(text),
      lines: sheet.lines.map((line) => ({ ...line, sheet: null })),
    });
  },
});

export const pdf = (file: string, kind: string, build: () => Paper): PriceList => ({
  file,
  kind,
  make: async () => {
    const paper = build();
    return { bytes: await paper.end(), lines: paper.lines };
  },
});
