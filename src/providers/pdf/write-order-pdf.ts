import PDFDocument from 'pdfkit';
import type { OrderPdf } from '../../features/deals/ports/price-lists.ts';
import { formatMoney } from '../../kernel/money.ts';
import { counted } from '../../kernel/words.ts';
import { printable } from './printable.ts';

type Order = Parameters<OrderPdf>[0];
type Line = Order['lines'][number];

const MARGIN = 48;
const INK = '#1a1a1a';
const MUTED = '#666666';
const RULE = '#d0d0d0';

interface Column {
  heading: string;
  width: number;
  align: 'left' | 'right';
  of: (line: Line, currency: string) => string;
}

const amount = (cents: number, currency: string): string => formatMoney({ cents, currency });

const COLUMNS: readonly Column[] = [
  { heading: 'Item', width: 78, align: 'left', of: ({ sku }) => sku ?? '' },
  { heading: 'UPC', width: 78, align: 'left', of: ({ upc }) => upc ?? '' },
  { heading: 'Description', width: 148, align: 'left', of: ({ title }) => title ?? '' },
  { heading: 'Case pack', width: 40, align: 'right', of: ({ casePack }) => String(casePack) },
  { heading: 'Cases', width: 38, align: 'right', of: ({ cases }) => String(cases) },
  {
    heading: 'Case cost',
    width: 62,
    align: 'right',
    of: (line, currency) => amount(line.caseCostCents, currency),
  },
  { heading: 'Total', width: 72, align: 'right', of: (line, currency) => amount(line.totalCents, currency) },
];

/** A purchase order: whose it is, its lines with the headings on each page, and what it comes to. */
export const writeOrderPdf: OrderPdf = (order) =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      info: { Title: `Purchase order ${order.poNumber}`, Author: order.sellerName },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    writeHead(document, order);
    writeHeadings(document);
    for (const line of order.lines) writeLine(document, line, order.currency);
    writeTotals(document, order);
    numberPages(document, order);
    document.end();
  });

type Document = InstanceType<typeof PDFDocument>;

function writeHead(document: Document, order: Order): void {
  document.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('Purchase order', MARGIN, MARGIN);
  document.font('Helvetica').fontSize(10).fillColor(MUTED);
  document.text(`${printable(order.poNumber)}  ·  ${order.madeOn}`).moveDown(1);
  const top = document.y;
  const block = (label: string, text: string, x: number) => {
    document.fontSize(8).fillColor(MUTED).text(label, x, top, { width: 240 });
    document.fontSize(10).fillColor(INK).text(printable(text), { width: 240 });
    return document.y;
  };
  const left = block('FROM', [order.sellerName, order.shipTo].filter(Boolean).join('\n'), MARGIN);
  const right = block('TO', order.brandName, MARGIN + 270);
  document.x = MARGIN;
  document.y = Math.max(left, right) + 8;
  if (order.note)
    document.fontSize(10).text(printable(order.note), MARGIN, document.y, { width: 516 }).moveDown(0.5);
  if (order.isSandbox)
    document.fontSize(9).fillColor(MUTED).text('Practice order: its brand is made up.', MARGIN).moveDown(0.5);
  document.moveDown(0.5);
}

function writeHeadings(document: Document): void {
  const top = document.y;
  let x = MARGIN;
  document.font('Helvetica-Bold').fontSize(8).fillColor(MUTED);
  for (const { heading, width, align } of COLUMNS) {
    document.text(heading, x, top, { width: width - 6, align });
    x += width;
  }
  rule(document, top + 22);
  document.font('Helvetica').fontSize(9).fillColor(INK);
  document.y = top + 27;
}

function writeLine(document: Document, line: Line, currency: string): void {
  const cells = COLUMNS.map((column) => ({ ...column, text: printable(column.of(line, currency)) }));
  const height = Math.max(
    ...cells.map(({ text, width }) => document.heightOfString(text, { width: width - 6 })),
  );
  if (document.y + height > document.page.height - MARGIN - 24) {
    document.addPage();
    writeHeadings(document);
  }
  const top = document.y;
  let x = MARGIN;
  for (const { text, width, align } of cells) {
    document.text(text, x, top, { width: width - 6, align });
    x += width;
  }
  document.y = top + height + 5;
}

function writeTotals(document: Document, order: Order): void {
  if (document.y > document.page.height - MARGIN - 60) document.addPage();
  rule(document, document.y + 2);
  const top = document.y + 8;
  const cases = order.lines.reduce((sum, line) => sum + line.cases, 0);
  const units = order.lines.reduce((sum, line) => sum + line.cases * line.casePack, 0);
  document.font('Helvetica').fontSize(9).fillColor(MUTED);
  document.text(
    [counted(order.lines.length, 'line'), counted(cases, 'case'), counted(units, 'unit')].join(', '),
    MARGIN,
    top,
  );
  document.font('Helvetica-Bold').fontSize(12).fillColor(INK);
  document.text(`Total ${amount(order.totalCents, order.currency)}`, MARGIN, top, {
    width: 510,
    align: 'right',
  });
}

function numberPages(document: Document, { poNumber }: Order): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where a text would otherwise begin a page of its own.
    document.page.margins.bottom = 0;
    document.font('Helvetica').fontSize(8).fillColor(MUTED);
    document.text(
      `${printable(poNumber)} · Page ${page - start + 1} of ${count}`,
      MARGIN,
      document.page.height - 36,
      {
        width: 516,
        align: 'center',
        lineBreak: false,
      },
    );
  }
}

const rule = (document: Document, y: number): void => {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + 516, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
};
