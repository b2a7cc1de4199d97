import PDFDocument from 'pdfkit';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { type CellWithStyle, csvOf, type Line, windows1252 } from '../grid.ts';
import { wrapped } from '../pdf.ts';
import type { PriceList } from '../price-list.ts';

/** A spreadsheet's cell, which people also colour. */
export type Box = string | number | null | (CellWithStyle & { fill?: string });

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
export class Sheet {
  readonly rows: Box[][] = [];
  readonly lines: Line[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(...rows: readonly Box[][]): this {
    this.rows.push(...rows);
    return this;
  }

  blank(count = 1): this {
    for (let at = 0; at < count; at++) this.rows.push([]);
    return this;
  }

  /** More than one good may stand in a row. */
  line(cells: Box[], ...said: readonly Partial<Line>[]): this {
    this.rows.push(cells);
    for (const one of said) {
      this.lines.push({ ...NOTHING, sheet: this.name, row: this.rows.length, ...one });
    }
    return this;
  }
}

export const bold = (value: string): Box => ({ value, bold: true });
export const heads = (...names: string[]): Box[] => names.map((name) => (name ? bold(name) : null));
/** Over several columns, the others of which are empty. */
export const wide = (value: string, columnSpan: number, fill?: string): Box[] => [
  { value, columnSpan, bold: true, ...(fill && { fill }) },
  ...Array.from({ length: columnSpan - 1 }, () => null),
];
export const tall = (value: string | number, rowSpan: number, format?: string): Box => ({
  value,
  rowSpan,
  ...(format && { format }),
});
export const money = (value: number, format = '"$"#,##0.00'): Box => ({ value, format });
export const usd = (value: number): string => `$${value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
export const european = (value: number): string => value.toFixed(2).replace('.', ',');

export interface CsvForm {
  comma?: string;
  newline?: string;
  quoteAll?: boolean;
  mark?: boolean;
  /** In Windows-1252, as older programs write. */
  isOld?: boolean;
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
    const text = (form.mark ? '\uFEFF' : '') + csvOf(sheet, form);
    const bytes = form.isOld ? windows1252(text) : Buffer.from(text);
    // A CSV has no sheets.
    return Promise.resolve({ bytes, lines: sheet.lines.map((line) => ({ ...line, sheet: null })) });
  },
});

export const xlsx = (file: string, kind: string, build: () => Sheet[]): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheets = build();
    const bytes = await writeXlsxFile(
      sheets.map(({ name, rows }) => ({
        sheet: name,
        data: rows.map((row) => row.map(cellOf)),
        columns: Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => ({
          width: at === 1 ? 38 : 14,
        })),
      })),
    ).toBuffer();
    return { bytes, lines: sheets.flatMap(({ lines }) => lines) };
  },
});

function cellOf(box: Box): CellObject | null {
  if (box === null || box === '') return null;
  const { value, format, columnSpan, rowSpan, bold, fill } =
    typeof box === 'object' ? box : ({ value: box } as Exclude<Box, string | number | null>);
  return {
    ...(value !== null && { value, type: typeof value === 'number' ? Number : String }),
    ...(format && { format }),
    ...(columnSpan && { columnSpan }),
    ...(rowSpan && { rowSpan }),
    ...(bold && { fontWeight: 'bold' as const }),
    ...(fill && { backgroundColor: fill }),
  };
}

type Family = 'Helvetica' | 'Times' | 'Courier';

export interface Look {
  size?: number;
  bold?: boolean;
  /** Where x is the end or the middle rather than the beginning. */
  set?: 'right' | 'center';
}

/** Of a table's column: where it is, how wide, and how its cells are set. */
export type Place = readonly [x: number, width: number, set?: 'right' | 'center'];

export interface PaperPlan {
  title: string;
  creator: string;
  family?: Family;
  size?: 'LETTER' | 'A4';
  /** The size of the letters of a table. */
  letters?: number;
  leading?: number;
  isRuled?: boolean;
  onPage?(paper: Paper, page: number): void;
}

export class Paper {
  readonly lines: Line[] = [];
  y = 42;
  readonly height: number;
  readonly #plan: PaperPlan;
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<unknown>;
  #page = 1;

  constructor(plan: PaperPlan) {
    this.#plan = plan;
    this.#document = new PDFDocument({
      size: plan.size ?? 'LETTER',
      margin: 10,
      info: { Title: plan.title, Creator: plan.creator },
    });
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((done) => this.#document.on('end', done));
    this.height = this.#document.page.height;
    plan.onPage?.(this, 1);
  }

  /** Where it stands is up to the caller. */
  put(text: string, x: number, y: number, look: Look = {}): this {
    this.#font(look);
    const width = this.#document.widthOfString(text);
    const back = look.set === 'right' ? width : look.set === 'center' ? width / 2 : 0;
    if (text) this.#document.text(text, x - back, y, { lineBreak: false });
    return this;
  }

  say(text: string, look: Look = {}, x = 42): this {
    const size = look.size ?? 9;
    this.room(size * 1.5);
    this.put(text, x, this.y, look);
    this.y += size * 1.5;
    return this;
  }

  down(points: number): this {
    this.y += points;
    return this;
  }

  row(places: readonly Place[], cells: readonly string[], look: Look = {}): this {
    const { letters = 8.5, leading = 11 } = this.#plan;
    const own = { size: letters, ...look };
    this.#font(own);
    const parts = cells.map((cell, at) => wrapped(this.#document, cell, places[at]?.[1] ?? 500));
    const height = leading * Math.max(...parts.map(({ length }) => length));
    this.room(height);
    parts.forEach((texts, at) => {
      const [x, width, set] = places[at] ?? [42, 500];
      const from = set === 'right' ? x + width : set === 'center' ? x + width / 2 : x;
      texts.forEach((text, line) => {
        this.put(text, from, this.y + line * leading, { ...own, ...(set && { set }) });
      });
    });
    this.y += height + 3;
    if (this.#plan.isRuled) this.rule();
    return this;
  }

  rule(from = 40, to = 572): this {
    this.#document
      .moveTo(from, this.y - 1)
      .lineTo(to, this.y - 1)
      .lineWidth(0.5)
      .stroke();
    this.y += 2;
    return this;
  }

  said(...lines: readonly Partial<Line>[]): this {
    this.lines.push(...lines.map((line) => ({ ...NOTHING, ...line })));
    return this;
  }

  room(height: number): void {
    if (this.y + height > this.height - 60) this.page();
  }

  page(): this {
    this.#document.addPage();
    this.#page++;
    this.y = 42;
    this.#plan.onPage?.(this, this.#page);
    return this;
  }

  async end(): Promise<Buffer> {
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #font({ size = 9, bold }: Look): void {
    const { family = 'Helvetica' } = this.#plan;
    const plainName = family === 'Times' ? 'Times-Roman' : family;
    this.#document.font(bold ? `${family}-Bold` : plainName).fontSize(size);
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
