import PDFDocument from 'pdfkit';
import { type Cell, csvOf, type Grid, type Line, windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import type { Good } from './goods.ts';

const NOTHING: Line = {
  sheet: null,
  row: null,
  sku: null,
  upc: null,
  title: null,
  cost: null,
  currency: null,
  case_pack: null,
  msrp: null,
  map: null,
};

/** A sheet that grows by rows; those that say something of a good come with what it is. */
export class Sheet implements Grid {
  readonly rows: Cell[][] = [];
  readonly lines: Line[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(...rows: readonly Cell[][]): this {
    this.rows.push(...rows);
    return this;
  }

  line(cells: Cell[], said: Partial<Line>): this {
    this.rows.push(cells);
    this.lines.push({ ...NOTHING, sheet: this.name, row: this.rows.length, ...said });
    return this;
  }
}

/** What a list says of a good: its number, name and price always, the rest where it has a column for it. */
export function told(
  good: Good,
  currency: string | null,
  ...more: readonly ('upc' | 'case_pack' | 'msrp' | 'map')[]
): Partial<Line> {
  const { sku, title, cost, code, pack, msrp, map } = good;
  const all = { upc: code, case_pack: pack, msrp, map };
  return { sku, title, cost, currency, ...Object.fromEntries(more.map((name) => [name, all[name]])) };
}

export const bold = (value: string): Cell => ({ value, bold: true });
export const heads = (...names: string[]): Cell[] => names.map((name) => (name ? bold(name) : null));
/** One cell over several columns. */
export const over = (value: string, columns: number): Cell[] => [
  { value, columnSpan: columns, bold: true },
  ...Array.from({ length: columns - 1 }, () => null),
];
/** One cell over several rows. */
export const down = (value: string, rows: number): Cell => ({ value, rowSpan: rows, bold: true });
export const none = (count: number): Cell[] => Array.from({ length: count }, () => null);

export const money =
  (format: string) =>
  (value: number): Cell => ({ value, format });
export const dollars = money('"$"#,##0.00');
export const pounds = money('"£"#,##0.00');
export const fixed = (value: number): string => value.toFixed(2);
export const usd = (value: number): string => `$${value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
/** 1.234,56 */
export const european = (value: number): string =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');

export const cents = (value: number): number => Math.round(value * 100) / 100;

export function bySection(goods: readonly Good[]): [string, Good[]][] {
  const names = [...new Set(goods.map(({ section }) => section))];
  return names.map((name) => [name, goods.filter(({ section }) => section === name)]);
}

interface CsvForm {
  comma?: string;
  newline?: string;
  quoteAll?: boolean;
  mark?: boolean;
  encoding?: 'utf8' | 'utf16le' | 'windows-1252';
  /** All rows as long as the longest, as a spreadsheet saves them. */
  isPadded?: boolean;
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
    const width = form.isPadded ? Math.max(...sheet.rows.map((row) => row.length)) : 0;
    for (const row of sheet.rows) while (row.length < width) row.push('');
    const text = (form.mark ? '\uFEFF' : '') + csvOf(sheet, form);
    return Promise.resolve({
      bytes:
        form.encoding === 'windows-1252'
          ? windows1252(text)
          : Buffer.from(text, form.encoding === 'utf16le' ? 'utf16le' : 'utf8'),
      lines: sheet.lines,
    });
  },
});

export const xlsx = (file: string, kind: string, build: () => Sheet[]): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheets = build();
    return { bytes: await xlsxOf(sheets), lines: sheets.flatMap(({ lines }) => lines) };
  },
});

interface Look {
  size?: number;
  isBold?: boolean;
  /** The place given is the right edge. */
  isRight?: boolean;
}

/** Paper on which text is put where one likes. */
export class Paper {
  readonly lines: Line[] = [];
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<unknown>;

  constructor(title: string, size: 'LETTER' | 'A4' | [number, number] = 'LETTER') {
    this.#document = new PDFDocument({ size, margin: 0, info: { Title: title } });
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((done) => this.#document.on('end', done));
  }

  put(text: string, x: number, y: number, { size = 8, isBold, isRight }: Look = {}): this {
    this.#document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    const at = isRight ? x - this.#document.widthOfString(text) : x;
    if (text) this.#document.text(text, at, y, { lineBreak: false });
    return this;
  }

  /** Cells in a row; a negative place is a right edge. */
  row(cells: readonly string[], places: readonly number[], y: number, look: Look = {}): this {
    cells.forEach((cell, index) => {
      const place = places[index] ?? 0;
      this.put(cell, Math.abs(place), y, { ...look, isRight: place < 0 });
    });
    return this;
  }

  rule(from: number, to: number, y: number): this {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(0.4).stroke();
    return this;
  }

  page(): this {
    this.#document.addPage();
    return this;
  }

  said(line: Partial<Line>): this {
    this.lines.push({ ...NOTHING, ...line });
    return this;
  }

  async end(): Promise<Buffer> {
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}

export const pdf = (file: string, kind: string, build: () => Paper): PriceList => ({
  file,
  kind,
  make: async () => {
    const paper = build();
    return { bytes: await paper.end(), lines: paper.lines };
  },
});
