import PDFDocument from 'pdfkit';
import type { Line } from '../grid.ts';
import { wrapped } from '../pdf.ts';
import { lineOf, type Plan, sectionsOf } from './listing.ts';
import type { Ware } from './wares.ts';

type Align = 'left' | 'right' | 'center';
type Text = readonly [head: string, width: number, align: Align, of: (ware: Ware) => string];

export interface Sheet extends Pick<Plan, 'says' | 'currency' | 'but'> {
  wares: readonly Ware[];
  columns: readonly Text[];
  above: readonly string[];
  /** Again on each page that follows. */
  head?: string;
  foot?: (page: number) => string;
  below?: readonly string[];
  isLandscape?: boolean;
  isA4?: boolean;
  hasSections?: boolean;
  /** The headings stand on the first page alone. */
  headOnce?: boolean;
  /** Cells of one line stand in the middle of a row with several. */
  isMiddle?: boolean;
  isBoxed?: boolean;
  font?: string;
  size?: number;
}

type Page = InstanceType<typeof PDFDocument>;

const MARGIN = 36;
const GAP = 6;

export async function draw(
  { isLandscape, isA4 }: Pick<Sheet, 'isLandscape' | 'isA4'>,
  paint: (page: Page) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: isA4 ? 'A4' : 'LETTER',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    info: { CreationDate: new Date('2026-01-15T12:00:00Z') },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  paint(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

export async function paperOf(sheet: Sheet): Promise<{ bytes: Buffer; lines: Line[] }> {
  const bytes = await draw(sheet, (page) => paint(page, sheet));
  const lines = [...sectionsOf(sheet.wares).values()].flat().map((ware) => lineOf(ware, sheet));
  return { bytes, lines };
}

function paint(page: Page, sheet: Sheet): void {
  const { columns, size = 8 } = sheet;
  const font = sheet.font ?? 'Helvetica';
  const bold = font === 'Times-Roman' ? 'Times-Bold' : `${font}-Bold`;
  const leading = size * 1.25;
  const bottom = page.page.height - MARGIN - 24;
  let number = 1;
  let y = MARGIN;
  const put = (text: string, x: number, top: number, width = 520, align: Align = 'left') =>
    page.text(text, x, top, { width, align, lineBreak: false });

  const headings = () => {
    page.font(bold).fontSize(size);
    const parts = columns.map(([head]) => head.split('\n'));
    const height = Math.max(...parts.map(({ length }) => length));
    let x = MARGIN;
    for (const [index, [, width, align]] of columns.entries()) {
      const texts = parts[index] ?? [];
      for (const [at, text] of texts.entries()) {
        put(text, x, y + (height - texts.length + at) * leading, width - GAP, align);
      }
      x += width;
    }
    y += height * leading + 4;
    page.font(font);
  };
  const foot = () => {
    if (!sheet.foot) return;
    page.font(font).fontSize(7);
    put(sheet.foot(number), MARGIN, page.page.height - MARGIN - 10);
  };
  const turn = () => {
    page.addPage();
    number++;
    y = MARGIN;
    foot();
    page.font(font).fontSize(size);
    if (sheet.head) {
      put(sheet.head, MARGIN, y);
      y += leading * 2;
    }
    if (!sheet.headOnce) headings();
  };

  foot();
  for (const [index, text] of sheet.above.entries()) {
    page.font(index === 0 ? bold : font).fontSize(index === 0 ? 15 : size);
    put(text, MARGIN, y);
    y += index === 0 ? 22 : leading;
  }
  y += 10;
  headings();
  for (const [section, wares] of sectionsOf(sheet.wares)) {
    if (sheet.hasSections) {
      if (y + leading * 4 > bottom) turn();
      page.font(bold).fontSize(size + 1);
      put(section, MARGIN, y + 3);
      y += leading + 7;
    }
    page.font(font).fontSize(size);
    for (const ware of wares) {
      const cells = columns.map(([, width, , of]) => wrapped(page, of(ware), width - GAP));
      const height = Math.max(...cells.map(({ length }) => length)) * leading;
      if (y + height > bottom) turn();
      let x = MARGIN;
      for (const [index, [, width, align]] of columns.entries()) {
        const texts = cells[index] ?? [];
        const top = sheet.isMiddle ? y + (height - texts.length * leading) / 2 : y;
        for (const [at, text] of texts.entries())
          if (text) put(text, x, top + at * leading, width - GAP, align);
        if (sheet.isBoxed) page.rect(x - 2, y - 2, width, height + 3).stroke('#bbbbbb');
        x += width;
      }
      y += height + 3;
    }
  }
  y += leading;
  page.font(font).fontSize(size);
  for (const text of sheet.below ?? []) {
    if (y > bottom) turn();
    put(text, MARGIN, y);
    y += leading;
  }
}
