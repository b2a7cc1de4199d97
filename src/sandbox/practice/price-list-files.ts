import PDFDocument from 'pdfkit';
import writeXlsxFile from 'write-excel-file/node';
import type { ReplyAttachment } from '../sendgrid/reply.ts';
import type { WorldBrand } from '../world/brands.ts';
import { seeded } from '../world/random.ts';
import type { PriceListRow } from './price-list-rows.ts';

type Cell = string | number | null;

interface Layout {
  headings: string[];
  /** Rows of cells; a heading of a section has one cell only. */
  lines: Cell[][];
  notes: string[];
}

const SEASONS = ['Spring', 'Summer', 'Fall', 'Holiday'] as const;

/** Each brand has a form of its own: the program it makes lists with, what it calls its columns, and how it groups. */
export async function priceListFile(
  brand: WorldBrand,
  rows: readonly PriceListRow[],
): Promise<ReplyAttachment> {
  const random = seeded(`price-list-file/${brand.id}`);
  const form = random.pick(['csv', 'xlsx', 'xlsx', 'pdf'] as const);
  const season = random.pick(SEASONS);
  const layout = layoutOf(brand, rows, { sections: random.chance(0.4), notes: random.chance(0.5), season });
  const name = `${brand.name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}-wholesale-${season.toLowerCase()}`;
  if (form === 'csv')
    return { filename: `${name}.csv`, type: 'text/csv', content: Buffer.from(csvOf(layout)) };
  if (form === 'pdf')
    return { filename: `${name}.pdf`, type: 'application/pdf', content: await pdfOf(brand, layout) };
  return {
    filename: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await xlsxOf(layout),
  };
}

const COLUMNS = [
  { code: 'UPC', title: 'Description', cost: 'Wholesale', msrp: 'MSRP', map: 'MAP', casePack: 'Case pack' },
  {
    code: 'UPC Code',
    title: 'Item name',
    cost: 'Your cost',
    msrp: 'Retail',
    map: 'MAP price',
    casePack: 'Case Qty',
  },
  {
    code: 'Barcode',
    title: 'Product',
    cost: 'Dealer price',
    msrp: 'SRP',
    map: 'Min. advertised',
    casePack: 'Inner',
  },
] as const;

function layoutOf(
  brand: WorldBrand,
  rows: readonly PriceListRow[],
  { sections, notes, season }: { sections: boolean; notes: boolean; season: string },
): Layout {
  const words = seeded(`price-list-words/${brand.id}`).pick(COLUMNS);
  const hasMap = rows.some(({ map }) => map !== null);
  const hasCases = rows.some(({ casePack }) => casePack > 1);
  const lines: Cell[][] = [];
  let section = '';
  for (const row of rows) {
    if (sections && row.section !== section) {
      section = row.section;
      lines.push([section.toUpperCase()]);
    }
    lines.push([
      row.sku,
      row.code,
      row.title,
      row.cost / 100,
      row.msrp / 100,
      ...(hasMap ? [row.map === null ? null : row.map / 100] : []),
      ...(hasCases ? [row.casePack] : []),
    ]);
  }
  return {
    headings: [
      'Item #',
      words.code,
      words.title,
      words.cost,
      words.msrp,
      ...(hasMap ? [words.map] : []),
      ...(hasCases ? [words.casePack] : []),
    ],
    lines,
    notes: notes
      ? [`${brand.name} wholesale price list, ${season}`, 'Prices in USD. Subject to change.']
      : [],
  };
}

const money = (cell: Cell): string =>
  typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(2) : String(cell ?? '');

function csvOf({ headings, lines, notes }: Layout): string {
  const quoted = (cell: Cell) => {
    const text = money(cell);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows: Cell[][] = [...notes.map((note) => [note]), headings, ...lines];
  return `${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const xlsxOf = ({ headings, lines, notes }: Layout): Promise<Buffer> =>
  writeXlsxFile(
    [...notes.map((note) => [note]), headings, ...lines].map((row) =>
      row.map((cell) =>
        cell === null
          ? null
          : typeof cell === 'number'
            ? { value: cell, type: Number, ...(!Number.isInteger(cell) && { format: '$#,##0.00' }) }
            : { value: cell, type: String },
      ),
    ),
    { sheet: 'Price list', columns: headings.map((_, index) => ({ width: index === 2 ? 48 : 16 })) },
  ).toBuffer();

const WIDTHS = [62, 92, 190, 56, 48, 52, 50];

function pdfOf(brand: WorldBrand, { headings, lines, notes }: Layout): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 30,
    info: { Title: `${brand.name} price list` },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  let y = 40;
  const line = (cells: readonly Cell[], bold: boolean) => {
    if (y > 740) {
      document.addPage();
      y = 40;
    }
    document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
    let x = 30;
    for (const [index, cell] of cells.entries()) {
      const width = cells.length === 1 ? 500 : (WIDTHS[index] ?? 50);
      document.text(latin(money(cell)).slice(0, 44), x, y, { lineBreak: false });
      x += width;
    }
    y += 13;
  };
  for (const note of notes) line([note], true);
  line(headings, true);
  for (const cells of lines) line(cells, cells.length === 1);
  document.end();
  return done;
}

/** The standard fonts of PDF know no more. */
const latin = (text: string): string => text.replace(/[^\u0020-\u00ff]/g, '');
