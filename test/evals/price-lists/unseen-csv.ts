import * as column from './columns.ts';
import { waresOf } from './goods.ts';
import { csvOf, gridOf, windows1252 } from './grid.ts';
import type { PriceList } from './price-list.ts';

export const unseenCsv: readonly PriceList[] = [
  {
    file: '16-cobble-and-crane.csv',
    kind: 'CSV, all quoted, a column for the currency',
    make: async () => {
      const items = waresOf({
        brand: 'Cobble & Crane',
        theme: 'toys',
        count: 75,
        prefix: '8117654',
        sku: (n) => `CC.${n + 300}`,
        cost: [250, 4100],
        wrongCodes: 0.05,
      });
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items,
        columns: [
          column.code('upc_code'),
          column.blank('vendor', 'Cobble & Crane'),
          column.title('product_title'),
          column.sku('variant_sku'),
          column.msrp('retail_price', column.fixed),
          column.cost('wholesale_price', column.fixed),
          column.blank('currency', 'USD'),
          column.casePack('case_quantity'),
          column.blank('weight_lb', '1.2'),
        ],
      });
      return {
        bytes: Buffer.from(`\ufeff${csvOf(grid, { quoteAll: true, newline: '\n' })}`),
        lines: grid.lines,
      };
    },
  },
  {
    file: '17-clos-verveine.csv',
    kind: 'CSV, French, thousands with spaces',
    make: async () => {
      const items = waresOf({
        brand: 'Clos Verveine',
        theme: 'maison',
        count: 95,
        prefix: '3760123',
        digits: 13,
        sku: (n) => `CV-${String(n).padStart(4, '0')}`,
        cost: [210, 180000],
      });
      const euros = (cents: number) => column.thousands(cents, '\u00a0', ',');
      const grid = gridOf({
        name: '',
        currency: 'EUR',
        items,
        above: [['Clos Verveine'], ['Tarif professionnel 2026 en euros'], []],
        columns: [
          column.sku('Réf.'),
          column.title('Désignation'),
          column.section('Famille'),
          column.code('Gencod'),
          column.casePack('Colisage'),
          column.cost('Prix HT', euros),
          column.msrp('PVC TTC conseillé', euros),
        ],
        below: [[], ['Franco de port à partir de 350 € HT']],
      });
      return { bytes: Buffer.from(csvOf(grid, { comma: ';' })), lines: grid.lines };
    },
  },
  {
    file: '18-terra-citta.txt',
    kind: 'CSV, Italian, tab, Windows-1252',
    make: async () => {
      const items = waresOf({
        brand: 'Terra Città',
        theme: 'casa',
        count: 30,
        prefix: '8032987',
        digits: 13,
        sku: (n) => `${n}TC`,
        cost: [110, 900],
      });
      const grid = gridOf({
        name: '',
        currency: 'EUR',
        items,
        columns: [
          column.sku('Codice'),
          column.title('Descrizione'),
          column.casePack('Pz. x cartone'),
          column.cost('Prezzo € + IVA', column.comma),
          column.msrp('Prezzo consigliato €', column.comma),
          column.code('Cod. EAN'),
        ],
      });
      return { bytes: windows1252(csvOf(grid, { comma: '\t' })), lines: grid.lines };
    },
  },
  {
    file: '19-old-quarry-tools.csv',
    kind: 'CSV, prices with words, footnotes, empty lines',
    make: async () => {
      const items = waresOf({
        brand: 'Old Quarry Tools',
        theme: 'tools',
        count: 48,
        prefix: '7390182',
        sku: (n) => `${n * 25}-OQ`,
        cost: [480, 12500],
        lasts: 0.15,
      });
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items,
        above: [
          ['OLD QUARRY TOOLS'],
          ['Jobber sheet no. 44'],
          ['Date:', '1/9/2026', 'Supersedes all earlier sheets'],
          [],
          [],
        ],
        section: (name) => [[], ['', `*** ${name} ***`]],
        columns: [
          column.sku('Stock No'),
          column.title('Desc.'),
          column.code('Bar Code'),
          column.cost('Jobber', (cents) => `US$${(cents / 100).toFixed(2)}/ea`),
          column.msrp('Sugg. List', (cents) => `US$${(cents / 100).toFixed(2)}`),
          column.casePack('Std Ctn', (pack) => `${pack} pcs`),
          column.note('Notes', { last: '† closeout, limited qty' }),
        ],
        below: [[], ['† no returns'], ['10% restocking fee, $25.00 handling on orders under $100.00']],
      });
      return { bytes: Buffer.from(csvOf(grid)), lines: grid.lines };
    },
  },
  {
    file: '20-wild-oat.csv',
    kind: 'CSV, codes as formulas and with spaces',
    make: async () => {
      const items = waresOf({
        brand: 'Wild Oat Apothecary',
        theme: 'beauty',
        count: 85,
        prefix: '0651234',
        sku: (n) => `WO${String.fromCharCode(65 + (n % 26))}${n + 100}`,
        cost: [190, 3100],
        noCodes: 0.05,
      });
      const written = (code: string, at: number) => {
        if (code === '') return '';
        if (at % 3 === 0) return `="${code}"`;
        return at % 3 === 1 ? `'${code}` : `${code[0]} ${code.slice(1, 6)} ${code.slice(6, 11)} ${code[11]}`;
      };
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items,
        columns: [
          column.sku('Item'),
          { head: 'UPC-A', field: 'upc', of: (item, row) => written(item.code, row) },
          column.title('Product Description'),
          column.cost('WS', column.dollars),
          column.msrp('SRP', column.dollars),
          column.map('Min. Adv. Price', column.dollars),
          column.casePack('Order Multiple'),
        ],
      });
      return { bytes: Buffer.from(csvOf(grid)), lines: grid.lines };
    },
  },
];
