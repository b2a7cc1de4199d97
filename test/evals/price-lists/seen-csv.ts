import * as column from './columns.ts';
import { waresOf } from './goods.ts';
import { csvOf, gridOf, windows1252 } from './grid.ts';
import type { PriceList } from './price-list.ts';

const { fixed, dollars, comma } = column;
const number = (digits: number) => (n: number) => String(n).padStart(digits, '0');

export const seenCsv: readonly PriceList[] = [
  {
    file: '01-brambles-kitchen.csv',
    kind: 'CSV, comma',
    make: async () => {
      const items = waresOf({
        brand: 'Brambles Kitchen',
        theme: 'kitchen',
        count: 60,
        prefix: '8501234',
        sku: (n) => `BK-${number(3)(n)}`,
        cost: [450, 4800],
        wrongCodes: 0.06,
      });
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items,
        columns: [
          column.sku(),
          column.code(),
          column.title('Product Name'),
          column.cost('Wholesale', dollars),
          column.msrp('MSRP', dollars),
          column.casePack('Case Pack'),
        ],
      });
      return { bytes: Buffer.from(csvOf(grid)), lines: grid.lines };
    },
  },
  {
    file: '02-foerdehaus.csv',
    kind: 'CSV, semicolon, decimal comma, Windows-1252',
    make: async () => {
      const items = waresOf({
        brand: 'Fördehaus',
        theme: 'haus',
        count: 120,
        prefix: '4012345',
        digits: 13,
        sku: (n) => String(10400 + n * 5),
        cost: [190, 6400],
      });
      const grid = gridOf({
        name: '',
        currency: 'EUR',
        items,
        columns: [
          column.sku('Art.-Nr.'),
          column.title('Bezeichnung'),
          column.section('Warengruppe'),
          column.code('EAN'),
          column.casePack('VPE'),
          column.cost('EK netto (EUR)', comma),
          column.msrp('UVP (EUR)', comma),
        ],
      });
      return { bytes: windows1252(csvOf(grid, { comma: ';' })), lines: grid.lines };
    },
  },
  {
    file: '03-tarn-and-tweed.tsv',
    kind: 'CSV, tab, byte order mark',
    make: async () => {
      const items = waresOf({
        brand: 'Tarn & Tweed',
        theme: 'kitchen',
        count: 45,
        prefix: '5034567',
        digits: 13,
        sku: (n) => `TT${number(4)(n)}`,
        cost: [300, 3900],
      });
      const grid = gridOf({
        name: '',
        currency: 'GBP',
        items,
        columns: [
          column.title('Item'),
          column.sku('Code'),
          column.code('Barcode'),
          column.cost('Trade ex VAT (£)', fixed),
          column.msrp('RRP (£)', fixed),
          column.casePack('Outer'),
        ],
      });
      return {
        bytes: Buffer.from(`\ufeff${csvOf(grid, { comma: '\t', newline: '\n' })}`),
        lines: grid.lines,
      };
    },
  },
  {
    file: '04-ridge-dog-co.csv',
    kind: 'CSV, notes above, sections, tiers',
    make: async () => {
      const items = waresOf({
        brand: 'Ridge Dog Co',
        theme: 'pets',
        count: 90,
        prefix: '6102938',
        sku: (n, random) => `RD${random.letters('ACFGHK', 2)}${number(3)(n)}`,
        cost: [210, 2900],
        noCodes: 0.08,
      });
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items,
        above: [
          ['RIDGE DOG CO. — 2026 DEALER PRICE LIST'],
          ['1180 Canyon Rd, Boise ID 83702', '', 'Phone 208-555-0144'],
          ['Terms: Net 30 on approval. Minimum opening order $250, reorders $100.'],
          [],
        ],
        section: (name) => [[name.toUpperCase()]],
        columns: [
          column.sku('Item #'),
          column.title('Description, size'),
          column.code('UPC Code'),
          column.cost('1-11', dollars),
          column.otherPrice('12-47', dollars, 0.93),
          column.otherPrice('48+', dollars, 0.87),
          column.map('MAP', dollars),
          column.msrp('SRP', dollars),
        ],
        afterSection: () => [[]],
        below: [['Prices subject to change without notice, "as is"'], ['Page 1 of 1']],
      });
      return { bytes: Buffer.from(csvOf(grid)), lines: grid.lines };
    },
  },
  {
    file: '05-lumen-bath.csv',
    kind: 'CSV, codes that a spreadsheet spoiled',
    make: async () => {
      const items = waresOf({
        brand: 'Lumen Bath',
        theme: 'beauty',
        count: 80,
        prefix: '0860011',
        sku: (n) => `LB${n * 10}`,
        cost: [150, 2600],
      });
      const isLost = (sku: string) => Number(sku.slice(2)) % 50 === 0;
      const grid = gridOf({
        name: '',
        currency: null,
        items,
        columns: [
          column.sku('Style'),
          column.title('Name'),
          {
            head: 'UPC',
            field: 'upc',
            // Shown as 8.60E+10 and saved that way, or with the zero gone from its beginning.
            of: (item) =>
              isLost(item.sku)
                ? Number(item.code).toExponential(5).replace('e', 'E')
                : String(Number(item.code)),
            code: (item) => (isLost(item.sku) ? null : item.code),
          },
          column.cost('Your Cost', fixed),
          column.msrp('Retail', fixed),
          column.casePack('Units/Case'),
        ],
      });
      return { bytes: Buffer.from(csvOf(grid, { newline: '\n' })), lines: grid.lines };
    },
  },
];
