import * as column from './columns.ts';
import { waresOf } from './goods.ts';
import { type Cell, gridOf } from './grid.ts';
import type { PriceList } from './price-list.ts';
import { xlsxOf } from './xlsx.ts';

const { formatted, fixed, plain } = column;

export const unseenXlsx: readonly PriceList[] = [
  {
    file: '21-gander-games.xlsx',
    kind: 'XLSX, headers again in each section, empty columns between',
    make: async () => {
      const items = waresOf({
        brand: 'Gander Games',
        theme: 'toys',
        count: 130,
        prefix: '8540019',
        sku: (n) => `GG${n + 5000}`,
        cost: [300, 2800],
      });
      const grid = gridOf({
        name: '2026 Line',
        currency: 'USD',
        items,
        above: [['Gander Games'], ['Line list 2026']],
        headEachSection: true,
        section: (name) => [
          [],
          [{ value: `${name} Collection`, columnSpan: 4, bold: true }, null, null, null],
        ],
        columns: [
          column.title('Game'),
          column.blank(''),
          column.sku('Model'),
          column.blank(''),
          column.code('Barcode (UPC)'),
          column.cost('Retailer Cost', formatted('$0.00')),
          column.blank(''),
          column.msrp('M.S.R.P.', formatted('$0.00')),
          column.casePack('CTN QTY'),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '22-bighorn-pet.xlsx',
    kind: 'XLSX, cover, seasons, an order form that repeats lines',
    make: async () => {
      const items = waresOf({
        brand: 'Bighorn Pet',
        theme: 'pets',
        count: 140,
        prefix: '7638291',
        sku: (n) => `BH-${String(n).padStart(3, '0')}-26`,
        cost: [260, 3600],
      });
      const half = Math.ceil(items.length / 2);
      const seasons = ['Spring-Summer', 'Fall-Winter'].map((name, at) =>
        gridOf({
          name,
          currency: 'USD',
          items: items.slice(at * half, (at + 1) * half),
          columns: [
            column.sku('STYLE'),
            column.code('UPC'),
            column.title('STYLE NAME'),
            column.cost('WHOLESALE USD', plain),
            column.msrp('MSRP USD', plain),
            column.casePack('MASTER PACK'),
            column.innerPack('INNER'),
          ],
        }),
      );
      const form = gridOf({
        name: 'ORDER FORM',
        currency: 'USD',
        isRepetition: true,
        items: items.slice(0, 20),
        above: [['PO #', ''], ['Ship date', ''], []],
        columns: [
          column.sku('STYLE'),
          column.title('STYLE NAME'),
          column.cost('PRICE', plain),
          column.blank('QTY'),
          column.blank('TOTAL', 0),
        ],
        below: [['', '', '', 'SUBTOTAL', 0]],
      });
      const cover: Cell[][] = [
        ['BIGHORN PET'],
        ['Wholesale 2026'],
        ['Opening order: $500'],
        ['sales@bighornpet.test'],
      ];
      const bytes = await xlsxOf([{ name: 'Cover', rows: cover, lines: [] }, ...seasons, form]);
      return { bytes, lines: [...seasons.flatMap(({ lines }) => lines), ...form.lines] };
    },
  },
  {
    file: '23-hartley-larder.xlsx',
    kind: 'XLSX, currency only in a note',
    make: async () => {
      const items = waresOf({
        brand: 'Hartley Larder',
        theme: 'food',
        count: 58,
        prefix: '5018374',
        digits: 13,
        sku: (n) => `HL/${n}`,
        cost: [140, 1250],
      });
      const grid = gridOf({
        name: 'Trade',
        currency: 'GBP',
        items,
        above: [['Hartley Larder Trade List'], ['All prices in GBP and exclusive of VAT'], []],
        columns: [
          column.sku('Product Code'),
          column.title('Product'),
          column.casePack('Units per outer'),
          column.cost('Trade price per unit', formatted('0.00')),
          column.casePrice('Trade price per outer', formatted('0.00')),
          column.msrp('Rec. retail', formatted('0.00')),
          column.code('EAN 13'),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '24-summit-shop.xlsx',
    kind: 'XLSX, opening, reorder and distributor prices',
    make: async () => {
      const items = waresOf({
        brand: 'Summit Shop Supply',
        theme: 'tools',
        count: 160,
        prefix: '6842019',
        sku: (n) => `S${n}X${n % 7}`,
        cost: [290, 16000],
        gones: 0.05,
      });
      const grid = gridOf({
        name: 'Dealer',
        currency: 'USD',
        items,
        heads: [
          [
            null,
            null,
            null,
            null,
            { value: 'Your price (USD)', columnSpan: 3, bold: true },
            null,
            null,
            null,
            null,
          ],
          ['Item', 'Description', 'UPC', 'Ctn', 'Opening Order', 'Reorder', 'Distributor', 'MAP', 'MSRP'],
        ],
        columns: [
          column.sku('Item'),
          column.title('Description'),
          column.code('UPC'),
          column.casePack('Ctn'),
          column.cost('Opening Order', plain, 'disc.'),
          column.otherPrice('Reorder', plain, 0.95),
          column.otherPrice('Distributor', plain, 0.8),
          column.map('MAP', plain),
          column.msrp('MSRP', plain),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '25-orchard-house.xlsx',
    kind: 'XLSX, 380 lines, a hidden sheet and hidden columns of old prices',
    make: async () => {
      const items = waresOf({
        brand: 'Orchard House',
        theme: 'kitchen',
        count: 380,
        prefix: '0748291',
        sku: (n) => `${String(n).padStart(5, '0')}`,
        cost: [350, 8800],
        wrongCodes: 0.03,
      });
      const grid = gridOf({
        name: 'Wholesale',
        currency: null,
        items,
        above: [['Orchard House'], ['Wholesale price list']],
        columns: [
          column.sku('Item #'),
          column.codeAsNumber('UPC'),
          column.title('Item Name'),
          column.otherPrice('Old Wholesale', fixed, 0.9),
          column.otherPrice('Landed', fixed, 0.5),
          column.cost('Wholesale', fixed),
          column.msrp('Retail', fixed),
          column.casePack('Qty per Case'),
        ],
      });
      const old = gridOf({
        name: '2024 prices',
        currency: 'USD',
        isRepetition: true,
        items: items.slice(0, 40),
        columns: [
          column.sku('Item #'),
          column.title('Item Name'),
          column.otherPrice('Wholesale', fixed, 0.7),
        ],
      });
      const bytes = await xlsxOf([grid, { ...old, lines: [] }], {
        columns: { Wholesale: [3, 4] },
        sheets: ['2024 prices'],
      });
      return { bytes, lines: grid.lines };
    },
  },
  {
    file: '26-casa-mandorla.xlsx',
    kind: 'XLSX, Italian, prices as text, codes as numbers',
    make: async () => {
      const items = waresOf({
        brand: 'Casa Mandorla',
        theme: 'casa',
        count: 66,
        prefix: '8057654',
        digits: 13,
        sku: (n) => `CM-${n * 2}`,
        cost: [120, 1600],
      });
      const euros = (cents: number) => `€ ${column.thousands(cents, '.', ',')}`;
      const grid = gridOf({
        name: 'Listino',
        currency: 'EUR',
        items,
        above: [['Casa Mandorla S.r.l.'], ['Listino rivenditori 2026']],
        section: (name) => [[name]],
        columns: [
          column.sku('Cod. Articolo'),
          column.codeAsNumber('EAN', '0'),
          column.title('Articolo'),
          column.cost('Prezzo netto', euros),
          column.msrp('Prezzo al pubblico', euros),
          column.casePack('Pezzi per confezione'),
        ],
        below: [['IVA esclusa. Ordine minimo € 250,00.']],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '27-pine-barren.xlsx',
    kind: 'XLSX, header far down, categories merged downwards',
    make: async () => {
      const items = waresOf({
        brand: 'Pine Barren Provisions',
        theme: 'food',
        count: 36,
        prefix: '8612093',
        sku: (n) => `PB${String(n).padStart(2, '0')}`,
        cost: [250, 1900],
      });
      const firsts = new Map<string, string>();
      for (const item of items) if (!firsts.has(item.section)) firsts.set(item.section, item.sku);
      const countOf = (section: string) => items.filter((item) => item.section === section).length;
      const grid = gridOf({
        name: 'PB Wholesale',
        currency: 'USD',
        items,
        above: [
          ['Pine Barren Provisions'],
          ['Family owned since 1998'],
          [],
          ['How to order'],
          ['1. Fill in the quantities'],
          ['2. Email to orders@pinebarren.test'],
          ['3. We ship within 5 days'],
          [],
          ['Minimum: $175 opening, $90 reorder'],
          [],
        ],
        columns: [
          {
            head: 'Line',
            of: (item) =>
              firsts.get(item.section) === item.sku
                ? { value: item.section, rowSpan: countOf(item.section), bold: true }
                : null,
          },
          column.title('Product Name & Size'),
          column.sku('Item ID'),
          column.code('UPC (each)'),
          column.cost('Price ea.', formatted('$#,##0.00')),
          column.casePack('Sold in cases of'),
          column.msrp('Sugg. Retail Price', formatted('$#,##0.00')),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
];
