import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { OrderPdf } from '../../features/deals/ports/price-lists.ts';
import { formatMoney } from '../../kernel/money.ts';
import { counted } from '../../kernel/words.ts';
import { createPen, type Pen } from './pen.ts';

type Order = Parameters<OrderPdf>[0];
type Line = Order['lines'][number];

const MARGIN = 48;
const WIDTH = 516;
const INK = '#1a1a1a';
const MUTED = '#666666';
const RULE = '#d0d0d0';
const LINES_AT_ONCE = 50;
/** Of who orders, of whom, and where it goes, side by side. */
const BLOCK_WIDTH = 160;
const BLOCK_GAP = 18;

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
export const writeOrderPdf: OrderPdf = async (order) => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: `Purchase order ${order.poNumber}`, Author: order.sellerName },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const sheet = { document, pen: await createPen(document, textsOf(order)) };
  let y = writeHeadings(sheet, writeHead(sheet, order));
  for (const [index, line] of order.lines.entries()) {
    // Thousands of lines take seconds, in which others wait for the same process.
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) await setImmediate();
    y = writeLine(sheet, line, order.currency, y);
  }
  writeTotals(sheet, order, y);
  numberPages(sheet, order);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

const textsOf = (order: Order): string[] =>
  [
    order.poNumber,
    order.sellerName,
    order.sellerAddress,
    order.shipTo,
    order.brandName,
    order.note,
    amount(order.totalCents, order.currency),
    ...order.lines.flatMap(({ sku, upc, title }) => [sku, upc, title]),
  ].flatMap((text) => text ?? []);

interface Sheet {
  document: InstanceType<typeof PDFDocument>;
  pen: Pen;
}

/** Returns where it ends, like all that follow. */
function writeHead({ pen }: Sheet, order: Order): number {
  let y = pen
    .as({ font: 'Helvetica-Bold', size: 18, color: INK })
    .write('Purchase order', { x: MARGIN, y: MARGIN, width: WIDTH });
  const number = `${order.poNumber}  ·  ${order.madeOn}`;
  y =
    pen.as({ font: 'Helvetica', size: 10, color: MUTED }).write(number, { x: MARGIN, y, width: WIDTH }) + 12;
  const block = (label: string, text: string, column: number) => {
    const place = { x: MARGIN + column * (BLOCK_WIDTH + BLOCK_GAP), width: BLOCK_WIDTH };
    const below = pen.as({ font: 'Helvetica', size: 8, color: MUTED }).write(label, { ...place, y });
    return pen.as({ font: 'Helvetica', size: 10, color: INK }).write(text, { ...place, y: below });
  };
  const ends = [
    block('FROM', [order.sellerName, order.sellerAddress].filter(Boolean).join('\n'), 0),
    block('TO', order.brandName, 1),
    ...(order.shipTo ? [block('SHIP TO', order.shipTo, 2)] : []),
  ];
  y = Math.max(...ends) + 8;
  if (order.note)
    y =
      pen.as({ font: 'Helvetica', size: 10, color: INK }).write(order.note, { x: MARGIN, y, width: WIDTH }) +
      6;
  if (order.isSandbox)
    y =
      pen
        .as({ font: 'Helvetica', size: 9, color: MUTED })
        .write('Practice order: its brand is made up.', { x: MARGIN, y, width: WIDTH }) + 6;
  return y + 6;
}

function writeHeadings({ document, pen }: Sheet, y: number): number {
  let x = MARGIN;
  pen.as({ font: 'Helvetica-Bold', size: 8, color: MUTED });
  for (const { heading, width, align } of COLUMNS) {
    pen.write(heading, { x, y, width: width - 6, align });
    x += width;
  }
  rule(document, y + 22);
  return y + 27;
}

function writeLine(sheet: Sheet, line: Line, currency: string, from: number): number {
  const { document, pen } = sheet;
  const look = { font: 'Helvetica', size: 9, color: INK } as const;
  const cells = COLUMNS.map((column) => ({ ...column, text: column.of(line, currency) }));
  pen.as(look);
  const height = Math.max(...cells.map(({ text, width }) => pen.heightOf(text, width - 6)));
  let y = from;
  if (y + height > document.page.height - MARGIN - 24) {
    document.addPage();
    y = writeHeadings(sheet, MARGIN);
    pen.as(look);
  }
  let x = MARGIN;
  for (const { text, width, align } of cells) {
    pen.write(text, { x, y, width: width - 6, align });
    x += width;
  }
  return y + height + 5;
}

function writeTotals({ document, pen }: Sheet, order: Order, from: number): void {
  let y = from;
  if (y > document.page.height - MARGIN - 60) {
    document.addPage();
    y = MARGIN;
  }
  rule(document, y + 2);
  const cases = order.lines.reduce((sum, line) => sum + line.cases, 0);
  const units = order.lines.reduce((sum, line) => sum + line.cases * line.casePack, 0);
  const counts = [counted(order.lines.length, 'line'), counted(cases, 'case'), counted(units, 'unit')];
  const place = { x: MARGIN, y: y + 8, width: WIDTH - 6 };
  pen.as({ font: 'Helvetica', size: 9, color: MUTED }).write(counts.join(', '), place);
  pen
    .as({ font: 'Helvetica-Bold', size: 12, color: INK })
    .write(`Total ${amount(order.totalCents, order.currency)}`, { ...place, align: 'right' });
}

function numberPages({ document, pen }: Sheet, { poNumber }: Order): void {
  const { start, count } = document.bufferedPageRange();
  pen.as({ font: 'Helvetica', size: 8, color: MUTED });
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    pen.write(`${poNumber} · Page ${page - start + 1} of ${count}`, {
      x: MARGIN,
      y: document.page.height - 36,
      width: WIDTH,
      align: 'center',
    });
  }
}

const rule = (document: Sheet['document'], y: number): void => {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
};
