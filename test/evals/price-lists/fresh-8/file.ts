import PDFDocument from 'pdfkit';
import { type Cell, csvOf, type Grid, type Line, windows1252 } from '../grid.ts';
import { wrapped } from '../pdf.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import type { Good } from './trades.ts';

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

/** No longer sold, and without a price. */
export const gone = ({ sku, title }: Good): Partial<Line> => ({ sku, title, optional: true });

export const bold = (value: string): Cell => ({ value, bold: true });
export const head = (...names: string[]): Cell[] => names.map(bold);
export const dollars = (value: number): Cell => ({ value, format: '"$"#,##0.00' });
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
  /** In Windows-1252, as older programs write. */
  isOld?: boolean;
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
      bytes: form.isOld ? windows1252(text) : Buffer.from(text),
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

/** Of a paper's column: from the left, how wide, and whether it is set to the right. */
export type Place = readonly [at: number, width: number, align?: 'right'];

export interface PaperPlan {
  title: string;
  places: readonly Place[];
  /** On each page. */
  heads?: readonly string[];
  foot?: string;
  /** Short cells stand in the middle of a high row. */
  isMiddle?: boolean;
  isRuled?: boolean;
}

const LEADING = 11;
const BOTTOM = 725;

export class Paper {
  readonly lines: Line[] = [];
  readonly #plan: PaperPlan;
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<unknown>;
  #y = 40;
  #page = 1;

  constructor(plan: PaperPlan) {
    this.#plan = plan;
    this.#document = new PDFDocument({ size: 'LETTER', margin: 20, info: { Title: plan.title } });
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((done) => this.#document.on('end', done));
  }

  say(text: string, size = 8, font: 'Helvetica' | 'Helvetica-Bold' = 'Helvetica'): this {
    if (this.#y + size * 1.6 > BOTTOM) this.page();
    this.#document.font(font).fontSize(size);
    if (text) this.#document.text(text, 40, this.#y, { lineBreak: false });
    this.#y += size * 1.6;
    return this;
  }

  heads(): this {
    return this.#plan.heads ? this.#put(this.#plan.heads, 'Helvetica-Bold') : this;
  }

  row(cells: readonly string[], said?: Partial<Line>): this {
    if (said) this.lines.push({ ...NOTHING, ...said });
    return this.#put(cells, 'Helvetica');
  }

  page(): this {
    this.#foot();
    this.#document.addPage();
    this.#page++;
    this.#y = 40;
    return this.heads();
  }

  async end(): Promise<Buffer> {
    this.#foot();
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #put(cells: readonly string[], font: string): this {
    const { places, isMiddle, isRuled } = this.#plan;
    this.#document.font(font).fontSize(8);
    const parts = cells.map((cell, index) => wrapped(this.#document, cell, places[index]?.[1] ?? 500));
    const height = LEADING * Math.max(...parts.map((part) => part.length));
    if (this.#y + height > BOTTOM) this.page();
    this.#document.font(font).fontSize(8);
    parts.forEach((texts, index) => {
      const [at, width, align] = places[index] ?? [40, 500];
      const top = this.#y + (isMiddle ? (height - texts.length * LEADING) / 2 : 0);
      texts.forEach((text, line) => {
        const x = align ? at + width - this.#document.widthOfString(text) : at;
        if (text) this.#document.text(text, x, top + line * LEADING, { lineBreak: false });
      });
    });
    this.#y += height + 3;
    if (isRuled) {
      this.#document
        .moveTo(38, this.#y - 2)
        .lineTo(574, this.#y - 2)
        .lineWidth(0.4)
        .stroke();
      this.#y += 2;
    }
    return this;
  }

  #foot(): void {
    this.#document.font('Helvetica').fontSize(7);
    const text = [this.#plan.foot, `Page ${this.#page}`].filter(Boolean).join('   ');
    this.#document.text(text, 40, 745, { lineBreak: false });
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
