import PDFDocument from 'pdfkit';
import { type Cell, csvOf, type Grid, type Line } from '../grid.ts';
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

export const NOTHING: Line = {
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

/** What every list says of a good; the rest is the list's own. */
export const named = ({ sku, title, cost }: Good): Partial<Line> => ({ sku, title, cost });

export const dollars = (value: number): Cell => ({ value, format: '"$"#,##0.00' });
export const bold = (value: string): Cell => ({ value, bold: true });
export const head = (...names: string[]): Cell[] => names.map(bold);

export const csv = (
  file: string,
  kind: string,
  build: (sheet: Sheet) => void,
  form: Parameters<typeof csvOf>[1] & { mark?: boolean } = {},
): PriceList => ({
  file,
  kind,
  make: () => {
    const sheet = new Sheet('');
    build(sheet);
    const bytes = Buffer.from((form.mark ? '\uFEFF' : '') + csvOf(sheet, form));
    return Promise.resolve({ bytes, lines: sheet.lines });
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

/** A paper's rows stand below one another; a column's place from the left, from the right if below zero. */
export type PaperRow = { text: string[]; at: readonly number[]; size?: number; bold?: true } | 'page';

export const pdf = (
  file: string,
  kind: string,
  build: () => { rows: readonly PaperRow[]; lines: Line[]; foot: string },
): PriceList => ({
  file,
  kind,
  make: async () => {
    const { rows, lines, foot } = build();
    const document = new PDFDocument({ size: 'LETTER', margin: 36, info: { Title: file } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((done) => document.on('end', done));
    let y = 40;
    let page = 1;
    const end = () => {
      document.font('Helvetica').fontSize(7);
      document.text(`${foot}   Page ${page}`, 40, 740, { lineBreak: false });
    };
    for (const row of rows) {
      if (row === 'page') {
        end();
        document.addPage();
        y = 40;
        page++;
        continue;
      }
      document.font(row.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(row.size ?? 8);
      row.text.forEach((text, index) => {
        const at = row.at[index] ?? 40;
        const x = at < 0 ? -at - document.widthOfString(text) : at;
        if (text) document.text(text, x, y, { lineBreak: false });
      });
      y += (row.size ?? 8) * 1.7;
    }
    end();
    document.end();
    await ended;
    return { bytes: Buffer.concat(chunks), lines };
  },
});
