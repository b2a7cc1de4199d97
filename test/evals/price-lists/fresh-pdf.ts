import PDFDocument from 'pdfkit';
import { thousands } from './columns.ts';
import { type Item, waresOf } from './goods.ts';
import { type Line, lineOf } from './grid.ts';
import { type PdfColumn, pdfOf, wrapped } from './pdf.ts';
import type { PriceList } from './price-list.ts';

const MARGIN = 36;
const LEADING = 10;

const usd = (cents: number): string => `$${thousands(cents, ',', '.')}`;

interface Table {
  caption: string;
  columns: readonly PdfColumn[];
  items: readonly Item[];
  /** Points from the page's left and top; without a top it stands under the one before. */
  x: number;
  y?: number;
}

/** Tables wherever they are wanted on each page. */
async function pagesOf(title: string, pages: readonly (readonly Table[])[], closing: string) {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date('2026-01-15T12:00:00Z') },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  const lines: Line[] = [];

  const put = (text: string, x: number, y: number, width: number, align?: PdfColumn['align']) =>
    document.text(text, x, y, { width: width - 5, align: align ?? 'left', lineBreak: false });

  for (const [number, tables] of pages.entries()) {
    document.addPage();
    document.font('Times-Bold').fontSize(14);
    put(title, MARGIN, MARGIN, 500);
    let y = MARGIN;
    for (const { caption, columns, items, x: left, y: top } of tables) {
      y = top ?? y + 20;
      document.font('Times-Bold').fontSize(9);
      put(caption, left, y, 250);
      y += 16;
      document.fontSize(7.5);
      let x = left;
      for (const { head, width, align } of columns) {
        put(head, x, y, width, align);
        x += width;
      }
      y += 13;
      document.font('Times-Roman').fontSize(7.5);
      for (const item of items) {
        const cells = columns.map((column) => wrapped(document, column.of(item), column.width - 5));
        x = left;
        for (const [index, { width, align }] of columns.entries()) {
          for (const [at, part] of (cells[index] ?? []).entries())
            put(part, x, y + at * LEADING, width, align);
          x += width;
        }
        y += LEADING * Math.max(...cells.map((parts) => parts.length)) + 3;
        lines.push(lineOf(item, columns, 'USD', { sheet: null, row: null }));
      }
    }
    document.font('Times-Roman').fontSize(7);
    put(`${closing}   ${number + 1} / ${pages.length}`, MARGIN, document.page.height - 50, 400);
  }
  document.end();
  await ended;
  return { bytes: Buffer.concat(chunks), lines };
}

const pagesEach = (items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, page) =>
    items.slice(page * count, (page + 1) * count),
  );

export const freshPdf: readonly PriceList[] = [
  {
    file: 'quillfeather-stacked.pdf',
    kind: 'PDF, two tables of other columns under each other, wrapped names',
    make: async () => {
      const items = waresOf({
        brand: 'Quillfeather',
        theme: 'toys',
        count: 60,
        prefix: '710425',
        sku: (number) => `QF${String(number).padStart(3, '0')}`,
        cost: [300, 2600],
      });
      const first: readonly PdfColumn[] = [
        { head: 'Item', field: 'sku', width: 46, of: (item) => item.sku },
        { head: 'Name', field: 'title', width: 92, of: (item) => item.title },
        { head: 'UPC', field: 'upc', width: 76, of: (item) => item.code },
        {
          head: 'Wholesale',
          field: 'cost',
          width: 60,
          align: 'right',
          of: (item) => usd(item.costCents),
        },
        {
          head: 'MSRP',
          field: 'msrp',
          width: 60,
          align: 'right',
          of: (item) => usd(item.msrpCents),
        },
        { head: 'Case', field: 'case_pack', width: 40, align: 'right', of: (item) => String(item.casePack) },
      ];
      const second: readonly PdfColumn[] = [
        { head: 'Display pack', field: 'title', width: 130, of: (item) => item.title },
        { head: 'No.', field: 'sku', width: 50, of: (item) => item.sku },
        { head: 'Pcs', field: 'case_pack', width: 40, align: 'center', of: (item) => String(item.casePack) },
        {
          head: 'Ea. net',
          field: 'cost',
          width: 60,
          align: 'right',
          of: (item) => usd(item.costCents),
        },
      ];
      const pages = pagesEach(items, 20).map((some) => [
        { caption: 'Open stock', columns: first, items: some.slice(0, 12), x: MARGIN, y: 70 },
        { caption: 'Counter displays', columns: second, items: some.slice(12), x: MARGIN },
      ]);
      return pagesOf('Quillfeather Toys: Wholesale 2026', pages, 'Prices in US dollars, subject to change.');
    },
  },
  {
    file: 'marrowbone-two-up.pdf',
    kind: 'PDF, two tables beside each other',
    make: async () => {
      const items = waresOf({
        brand: 'Marrowbone Lane',
        theme: 'pets',
        count: 96,
        prefix: '810099',
        sku: (number) => String(300 + number),
        cost: [250, 3300],
      });
      const columns: readonly PdfColumn[] = [
        { head: 'SKU', field: 'sku', width: 30, of: (item) => item.sku },
        { head: 'Product', field: 'title', width: 124, of: (item) => item.title },
        { head: 'Pk', field: 'case_pack', width: 24, align: 'center', of: (item) => String(item.casePack) },
        { head: 'Whsl', field: 'cost', width: 42, align: 'right', of: (item) => usd(item.costCents) },
        { head: 'SRP', field: 'msrp', width: 42, align: 'right', of: (item) => usd(item.msrpCents) },
      ];
      const pages = pagesEach(items, 48).map((some) => [
        { caption: 'Shelf A', columns, items: some.slice(0, 24), x: MARGIN, y: 70 },
        { caption: 'Shelf B', columns, items: some.slice(24), x: 314, y: 70 },
      ]);
      return pagesOf('Marrowbone Lane dealer prices', pages, 'Minimum order $200.');
    },
  },
  {
    file: 'kontor-siebenstein.pdf',
    kind: 'PDF, German, two lines of heads, code last, notes between',
    make: () =>
      pdfOf({
        title: 'Kontor Siebenstein',
        notes: [
          'Preisliste 01/2026 für den Fachhandel',
          'Alle Preise in EUR. EK netto zzgl. MwSt., UVP brutto.',
        ],
        items: waresOf({
          brand: 'Kontor Siebenstein',
          theme: 'haus',
          count: 72,
          prefix: '401777',
          digits: 13,
          sku: (number) => `KS ${100 + number}`,
          cost: [190, 129_000],
        }),
        currency: 'EUR',
        hasSections: true,
        leading: 9,
        pageFoot: (page) => `Kontor Siebenstein GmbH · Amtsgericht Lüneburg HRB 20114 · Seite ${page}`,
        columns: [
          { head: 'Artikel', field: 'title', width: 110, of: (item) => item.title },
          { head: 'Best.-\nNr.', field: 'sku', width: 60, of: (item) => item.sku },
          {
            head: 'EK\nnetto',
            field: 'cost',
            width: 70,
            align: 'right',
            of: (item) => thousands(item.costCents, '.', ','),
          },
          {
            head: 'UVP\nbrutto',
            field: 'msrp',
            width: 70,
            align: 'right',
            of: (item) => thousands(item.msrpCents, '.', ','),
          },
          {
            head: 'VPE\n(Stück)',
            field: 'case_pack',
            width: 55,
            align: 'center',
            of: (item) => `${item.casePack}`,
          },
          { head: 'EAN', field: 'upc', width: 90, of: (item) => item.code },
        ],
        closing: ['Mindestauftragswert 150,00. Frei Haus ab 350,00.'],
      }),
  },
];
