import PDFDocument from 'pdfkit';
import type { Item } from './goods.ts';
import { type Field, type Line, lineOf, sections } from './grid.ts';

export interface PdfColumn {
  head: string;
  field?: Field;
  width: number;
  align?: 'right' | 'center';
  of(item: Item): string;
}

export interface PdfPlan {
  title: string;
  notes: readonly string[];
  columns: readonly PdfColumn[];
  items: readonly Item[];
  currency: string;
  landscape?: boolean;
  /** On every page. */
  pageHead?: string;
  pageFoot?: (page: number) => string;
  hasSections?: boolean;
  /** Height of a line of text. */
  leading?: number;
  closing?: readonly string[];
  isRuled?: boolean;
}

const MARGIN = 40;

export async function pdfOf(plan: PdfPlan): Promise<{ bytes: Buffer; lines: Line[] }> {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: plan.landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    info: { Title: plan.title, CreationDate: new Date('2026-01-15T12:00:00Z') },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));

  const leading = plan.leading ?? 12;
  const bottom = document.page.height - MARGIN - 30;
  let page = 0;
  let y = MARGIN;
  const put = (text: string, x: number, width: number, align: 'left' | 'right' | 'center' = 'left') =>
    document.text(text, x, y, { width, align, lineBreak: false });

  const startPage = () => {
    page++;
    if (page > 1) document.addPage();
    y = MARGIN;
    if (plan.pageFoot) {
      document.font('Helvetica').fontSize(7);
      document.text(plan.pageFoot(page), MARGIN, document.page.height - MARGIN - 12, { lineBreak: false });
    }
    if (page === 1) {
      document.font('Helvetica-Bold').fontSize(16);
      put(plan.title, MARGIN, 500);
      y += 24;
      document.font('Helvetica').fontSize(8);
      for (const note of plan.notes) {
        put(note, MARGIN, 700);
        y += 11;
      }
      y += 8;
    } else if (plan.pageHead) {
      document.font('Helvetica').fontSize(8);
      put(plan.pageHead, MARGIN, 500);
      y += 18;
    }
    document.font('Helvetica-Bold').fontSize(8);
    let x = MARGIN;
    for (const { head, width, align } of plan.columns) {
      head.split('\n').forEach((part, index) => {
        document.text(part, x, y + index * 10, {
          width: width - 6,
          align: align ?? 'left',
          lineBreak: false,
        });
      });
      x += width;
    }
    y += 10 * Math.max(...plan.columns.map(({ head }) => head.split('\n').length)) + 5;
    if (plan.isRuled) {
      document
        .moveTo(MARGIN, y - 4)
        .lineTo(x, y - 4)
        .stroke();
    }
    document.font('Helvetica').fontSize(8);
  };

  startPage();
  const lines: Line[] = [];
  for (const [section, items] of sections(plan.items)) {
    if (plan.hasSections) {
      if (y + 3 * leading > bottom) startPage();
      document.font('Helvetica-Bold').fontSize(10);
      y += 4;
      put(section, MARGIN, 300);
      y += leading + 3;
      document.font('Helvetica').fontSize(8);
    }
    for (const item of items) {
      const cells = plan.columns.map((column) => wrapped(document, column.of(item), column.width - 6));
      const height = leading * Math.max(...cells.map((parts) => parts.length));
      if (y + height > bottom) startPage();
      let x = MARGIN;
      const top = y;
      plan.columns.forEach(({ width, align }, index) => {
        (cells[index] ?? []).forEach((part, at) => {
          y = top + at * leading;
          put(part, x, width - 6, align ?? 'left');
        });
        x += width;
      });
      y = top + height + 2;
      lines.push(lineOf(item, plan.columns, plan.currency, { sheet: null, row: null }));
    }
  }
  y += leading;
  for (const text of plan.closing ?? []) {
    if (y > bottom) startPage();
    put(text, MARGIN, 500);
    y += leading;
  }
  document.end();
  await ended;
  return { bytes: Buffer.concat(chunks), lines };
}

export function wrapped(document: InstanceType<typeof PDFDocument>, text: string, width: number): string[] {
  const parts: string[] = [];
  for (const word of text.split(' ')) {
    const last = parts.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && document.widthOfString(longer) > width) parts.push(word);
    else parts[Math.max(0, parts.length - 1)] = longer;
  }
  return parts;
}
