import { bold, type C, type Styled } from '../fresh-12/lib.ts';
import { type Look, Paper } from '../fresh-12/paper.ts';

/** What isn't said is ''. */
export type Row = [string, string, string, string, string, string, string, string, string];

export interface Shelf {
  name: string;
  note: string;
  rows: Row[];
}

const cellsOf = (text: string): Row => {
  const cells = text.split('|').map((cell) => cell.trim());
  return Array.from({ length: 9 }, (_, at) => cells[at] ?? '') as Row;
};

/** A line a row, its cells between bars; a line with # begins a shelf. */
export function shelvesOf(text: string): Shelf[] {
  const shelves: Shelf[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      const [name, note] = cellsOf(line.slice(1));
      shelves.push({ name, note, rows: [] });
      continue;
    }
    if (shelves.length === 0) shelves.push({ name: '', note: '', rows: [] });
    shelves.at(-1)?.rows.push(cellsOf(line));
  }
  return shelves;
}

export const rowsOf = (text: string): Row[] => shelvesOf(text).flatMap(({ rows }) => rows);

export const bolds = (...names: string[]): C[] => names.map((name) => bold(name));
export const formula = (f: string, v: number | string, fmt?: string): Styled => ({
  v,
  f,
  ...(fmt && { fmt }),
});
export const empty = (count: number): null[] => Array<null>(count).fill(null);
export const money = (amount: number): string => `$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

export type Face = 'Helvetica' | 'Times' | 'Courier';

const FONTS: Record<Face, [plain: string, bold: string, italic: string]> = {
  Helvetica: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'],
  Times: ['Times-Roman', 'Times-Bold', 'Times-Italic'],
  Courier: ['Courier', 'Courier-Bold', 'Courier-Oblique'],
};

/** In another face. */
export class Print extends Paper {
  face: Face = 'Helvetica';

  override font({ size = 8, bold: isBold, italic }: Look): void {
    const [plain, heavy, slanted] = FONTS[this.face];
    this.document.font(isBold ? heavy : italic ? slanted : plain).fontSize(size);
  }

  /** Letters apart, as designers set their headings. */
  spaced(text: string, x: number, y: number, look: Look, space: number): void {
    this.font(look);
    this.document.text(text, x, y, { lineBreak: false, characterSpacing: space });
  }

  filled(x: number, y: number, width: number, height: number, color: string): void {
    this.document.rect(x, y, width, height).fill(color).fillColor('black');
  }
}
