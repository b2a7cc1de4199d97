import {
  blank,
  casePack,
  code,
  comma,
  cost,
  dollars,
  fixed,
  innerPack,
  msrp,
  note,
  otherPrice,
  pounds,
  section,
  sku,
  thousands,
  title,
} from './columns.ts';
import { waresOf } from './goods.ts';
import { type Column, csvOf, gridOf, windows1252 } from './grid.ts';
import type { PriceList } from './price-list.ts';

const perDozen: Column = {
  head: 'Price / DZ',
  field: 'cost',
  of: (item) => dollars(item.costCents * 12),
};

export const freshCsv: readonly PriceList[] = [
  {
    file: 'anvil-and-elm-dozens.csv',
    kind: 'CSV, prices by the dozen',
    make: async () => {
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items: waresOf({
          brand: 'Anvil & Elm',
          theme: 'tools',
          count: 66,
          prefix: '073621',
          sku: (number) => `AE${String(1000 + number * 3)}`,
          cost: [95, 1450],
        }),
        above: [
          ['ANVIL & ELM HAND TOOL CO.', 'Est. 1947'],
          ['Jobber sheet no. 112', null, 'Prices are quoted PER DOZEN (DZ), sold in full cases'],
          [],
        ],
        columns: [
          sku('Cat. No.'),
          title('Article'),
          blank('UOM', 'DZ'),
          perDozen,
          casePack('Case (pcs)'),
          code('Bar Code'),
        ],
        section: (name) => [[`*** ${name.toUpperCase()} ***`]],
        below: [[], ['All goods F.O.B. Youngstown. 2% 10, net 30.']],
      });
      return { bytes: Buffer.from(csvOf(grid)), lines: grid.lines };
    },
  },
  {
    file: 'hedgerow-breaks.csv',
    kind: 'CSV, price breaks in pounds, VAT',
    make: async () => {
      const grid = gridOf({
        name: '',
        currency: 'GBP',
        items: waresOf({
          brand: 'Hedgerow & Daughters',
          theme: 'beauty',
          count: 52,
          prefix: '5031415',
          digits: 13,
          sku: (number) => `HD-${String(number).padStart(3, '0')}`,
          cost: [180, 2400],
          noCodes: 0.06,
          gones: 0.05,
        }),
        above: [
          ['Hedgerow & Daughters Ltd – Trade List, Spring 2026'],
          ['All trade prices exclude VAT at 20%'],
        ],
        heads: [
          [null, null, null, null, 'Trade price each, ex VAT, by quantity', null, null, 'Retail', null],
          ['Code', 'Product', 'Barcode', 'Outer', '1-11', '12-47', '48+', 'RRP inc VAT', 'RRP ex VAT'],
        ],
        columns: [
          sku('Code'),
          title('Product'),
          code('Barcode'),
          casePack('Outer'),
          cost('1-11', pounds, 'withdrawn'),
          otherPrice('12-47', pounds, 0.93),
          otherPrice('48+', pounds, 0.87),
          msrp('RRP inc VAT', pounds),
          { head: 'RRP ex VAT', of: (item) => pounds(Math.round(item.msrpCents / 1.2)) },
        ],
        below: [[], ['E&OE. Carriage paid over £250.']],
      });
      return { bytes: windows1252(csvOf(grid)), lines: grid.lines };
    },
  },
  {
    file: 'tarif-maison-corbiere.tsv.csv',
    kind: 'CSV, French, tabs, abbreviations, subtotals',
    make: async () => {
      const grid = gridOf({
        name: '',
        currency: 'EUR',
        items: waresOf({
          brand: 'Maison Corbière',
          theme: 'maison',
          count: 48,
          prefix: '376012',
          digits: 13,
          sku: (number, random) => `${random.letters('ABCDEFGH', 2)}${number * 10}`,
          cost: [210, 3100],
        }),
        above: [['Maison Corbière'], ['Tarif revendeurs 2026, prix en euros hors taxes'], []],
        columns: [
          sku('Réf.'),
          code('Gencod'),
          title('Désignation'),
          innerPack('SPCB'),
          casePack('PCB'),
          cost('P.U. HT', comma),
          blank('TVA', '5,5 %'),
          msrp('PVC TTC', comma),
        ],
        section: (name) => [[], [null, null, name]],
        afterSection: (items) => [
          [
            null,
            null,
            `Sous-total ${items[0]?.section} : ${items.length} références`,
            null,
            null,
            thousands(
              items.reduce((sum, { costCents }) => sum + costCents, 0),
              ' ',
              ',',
            ),
          ],
        ],
        below: [[], ['Franco de port à partir de 300 € HT']],
      });
      return { bytes: Buffer.from(csvOf(grid, { comma: '\t', newline: '\n' })), lines: grid.lines };
    },
  },
  {
    file: 'products_export_wholesale.csv',
    kind: 'CSV, shop export with a wholesale column',
    make: async () => {
      const grid = gridOf({
        name: '',
        currency: 'USD',
        items: waresOf({
          brand: 'Puddlejump',
          theme: 'toys',
          count: 74,
          prefix: '850041',
          sku: (number) => `PJ-${String(number).padStart(4, '0')}-US`,
          cost: [350, 2900],
          wrongCodes: 0.04,
        }),
        columns: [
          { head: 'Handle', of: (item) => item.title.toLowerCase().replace(/[^a-z0-9]+/g, '-') },
          title('Title'),
          blank('Body (HTML)', '<p>Ages 3 and up.<br>Made with "care", packed flat.</p>'),
          blank('Vendor', 'Puddlejump'),
          section('Type'),
          sku('Variant SKU'),
          blank('Variant Grams', 340),
          blank('Variant Inventory Qty', 25),
          msrp('Variant Price', fixed),
          blank('Variant Compare At Price'),
          code('Variant Barcode'),
          cost('Wholesale Price (USD)', fixed),
          note('Status', { '': 'active', new: 'active', last: 'active' }),
        ],
      });
      return { bytes: Buffer.from(csvOf(grid, { quoteAll: true, newline: '\n' })), lines: grid.lines };
    },
  },
];
