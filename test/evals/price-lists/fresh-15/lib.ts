import { type C, csvText, gtin, lineOf, linesOf, num, Sheet } from '../fresh-12/lib.ts';
import { type Col, type Look, Table } from '../fresh-12/paper.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import { Print } from '../fresh-14/lib.ts';
import type { Line } from '../grid.ts';
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';

type Field = 'sku' | 'upc' | 'title' | 'cost' | 'case_pack' | 'msrp' | 'map' | 'currency';
/** In which column it stands, or how it is known from the cells. */
type Says = Partial<Record<Field, number | ((cells: readonly string[]) => string | number | null)>>;

/**
 * A list as text, a row a line, its cells between bars. Before a row: `*` goods, `~` goods that may be left out, `!` bold,
 * `-` alone an empty row. In place of a code `@` takes the next one. `text^3` goes over three columns.
 */
export interface Plan {
  name?: string;
  currency: string | null;
  text: string;
  says: Says;
  /** Of each column of goods: '' text, 'n' a number, else a number of that format. */
  formats?: readonly string[];
  codes?: readonly [prefix: string, first: number, digits?: number];
  /** Of a code. */
  shown?: (code: string) => string;
  /** What stands before the cents. */
  point?: '.' | ',';
  widths?: readonly number[];
}

const NUMBERS: readonly Field[] = ['cost', 'case_pack', 'msrp', 'map'];

function amount(text: string, point: '.' | ',' = '.'): number {
  const bare = text.replace(/[^\d.,-]/g, '').replace(/^[.,-]+|[.,-]+$/g, '');
  return Number(point === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''));
}

interface Parsed {
  kind: '' | '*' | '~' | '!' | '#';
  cells: string[];
}

function parsed({ text, codes, shown = (code) => code }: Plan): Parsed[] {
  let next = codes?.[1] ?? 0;
  const code = () => {
    next += 3;
    return shown(gtin(codes?.[0] ?? '', next, codes?.[2] ?? 12));
  };
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      if (line === '-') return { kind: '', cells: [] };
      const kind = (/^[*~!#]/.exec(line)?.[0] ?? '') as Parsed['kind'];
      const cells = line.slice(kind.length).split('|');
      return { kind, cells: cells.map((cell) => cell.trim().replace(/^@$/, code)) };
    });
}

function said(cells: readonly string[], { says, point, currency }: Plan): Partial<Line> {
  const line: Record<string, unknown> = { currency };
  for (const [field, from] of Object.entries(says)) {
    const value = typeof from === 'number' ? (cells[from] ?? '') : from(cells);
    const isNumber = NUMBERS.includes(field as Field);
    line[field] =
      value === '' || value === null
        ? null
        : isNumber && typeof value === 'string'
          ? amount(value, point)
          : value;
  }
  return line;
}

function sheetOf(plan: Plan): Sheet {
  const sheet = new Sheet(plan.name ?? '', plan.currency, plan.widths);
  for (const { kind, cells } of parsed(plan)) {
    if (kind === '*' || kind === '~') {
      const put = cells.map((cell, at): C => {
        const format = plan.formats?.[at];
        if (cell === '') return null;
        if (!format || !/^[^a-z]*\d[^a-z]*$/i.test(cell)) return cell;
        const value = amount(cell, plan.point);
        return format === 'n' ? value : num(value, format);
      });
      sheet.line(put, { ...said(cells, plan), ...(kind === '~' && { optional: true as const }) });
      continue;
    }
    sheet.put(
      ...cells.flatMap((cell): C[] => {
        const [, words = cell, count] = /^(.*)\^(\d+)$/.exec(cell) ?? [];
        const span = Number(count ?? 1);
        const value = /^=\d/.test(words) ? Number(words.slice(1)) : words || null;
        if (value === null) return Array<null>(span).fill(null);
        const styled = { v: value, ...(kind === '!' && { bold: true as const }), ...(span > 1 && { span }) };
        return [kind === '!' || span > 1 ? styled : value, ...Array<null>(span - 1).fill(null)];
      }),
    );
  }
  return sheet;
}

export const csvList = (
  file: string,
  kind: string,
  plan: Plan,
  {
    mark,
    quoteAll,
    newline,
    ansi,
  }: { mark?: string; quoteAll?: boolean; newline?: string; ansi?: boolean } = {},
): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheet = sheetOf(plan);
    const text = csvText(sheet, { ...(mark && { mark }), ...(newline && { newline }), quoteAll: !!quoteAll });
    return { bytes: ansi ? windows1252(text) : Buffer.from(text), lines: linesOf(sheet) };
  },
});

export const bookList = (
  file: string,
  kind: string,
  plans: readonly Plan[],
  more: (sheets: readonly Sheet[]) => void = () => undefined,
): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheets = plans.map(sheetOf);
    more(sheets);
    return { bytes: await workbookOf(sheets), lines: linesOf(...sheets) };
  },
});

export interface PdfPlan extends Plan {
  cols: readonly Col[];
  above: readonly string[];
  below?: readonly string[];
  foot?: string;
  size?: 'LETTER' | 'A4';
  look?: Look;
  /** How low a page goes. */
  bottom?: number;
  leading?: number;
  face?: Print['face'];
  /** Without a head, where each line says what it is. */
  headless?: true;
}

/** A table over pages: `#` a section, `!` a bold row of cells. */
export const pdfList = (file: string, kind: string, plan: PdfPlan): PriceList => ({
  file,
  kind,
  make: async () => {
    const paper = new Print(file.replace('.pdf', ''), plan.size ?? 'LETTER');
    if (plan.face) paper.face = plan.face;
    const look = plan.look ?? { size: 8.5 };
    const table = new Table(paper, 40, plan.cols, look, plan.leading ?? 11);
    const lines: Line[] = [];
    let y = 40;
    plan.above.forEach((text, at) => {
      paper.put(text, 40, y, at === 0 ? { size: 15, bold: true } : { size: 9 });
      y += at === 0 ? 21 : 12;
    });
    y += 8;
    let page = 1;
    const top = () => {
      if (!plan.headless) y += table.head(y) + 5;
      if (plan.foot) paper.put(`${plan.foot}   ${page}`, 40, paper.height - 30, { size: 7 });
    };
    top();
    for (const { kind: row, cells } of parsed(plan)) {
      if (y > (plan.bottom ?? 720)) {
        paper.nextPage();
        page++;
        y = 40;
        top();
      }
      if (row === '#') {
        paper.put(cells.join(' '), 40, y + 4, { size: 10, bold: true });
        y += 20;
        continue;
      }
      y += table.cells(cells, y, row === '!' ? { ...look, bold: true } : look) + 3;
      if (row !== '*' && row !== '~') continue;
      lines.push(lineOf({ ...said(cells, plan), ...(row === '~' && { optional: true as const }) }));
    }
    y += 10;
    for (const text of plan.below ?? []) {
      paper.put(text, 40, y, { size: 8.5 });
      y += 12;
    }
    return { bytes: await paper.bytes(), lines };
  },
});
