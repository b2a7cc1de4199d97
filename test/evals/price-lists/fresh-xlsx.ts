import {
  blank,
  casePack,
  casePrice,
  code,
  codeAsNumber,
  cost,
  formatted,
  innerPack,
  map,
  msrp,
  note,
  otherPrice,
  plain,
  section,
  sku,
  title,
} from './columns.ts';
import { type Item, waresOf } from './goods.ts';
import { type Cell, type Column, gridOf } from './grid.ts';
import type { PriceList } from './price-list.ts';
import { xlsxOf } from './xlsx.ts';

const usd = formatted('"$"#,##0.00');
const cad = formatted('"CA$"#,##0.00');
const eur = formatted('#,##0.00" €"');

const across = (value: string, columnSpan: number): Cell[] => [
  { value, columnSpan, bold: true },
  ...Array<null>(columnSpan - 1).fill(null),
];

/** The case's own code: the unit's with a packing digit before it and another check digit. */
const caseCode: Column = {
  head: 'CASE GTIN',
  of: ({ code: unit }) => {
    const body = `10${unit.slice(0, 11)}`;
    const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
    return body + ((10 - (sum % 10)) % 10);
  },
};

const total = (items: readonly Item[]): number =>
  items.reduce((sum, { costCents }) => sum + costCents, 0) / 100;

export const freshXlsx: readonly PriceList[] = [
  {
    file: 'lumen-north-currencies.xlsx',
    kind: 'XLSX, three currencies side by side',
    make: async () => {
      const grid = gridOf({
        name: 'Price List',
        currency: 'USD',
        items: waresOf({
          brand: 'Lumen North',
          theme: 'beauty',
          count: 58,
          prefix: '628055',
          sku: (number) => `LN.${200 + number}`,
          cost: [400, 3800],
        }),
        above: [across('LUMEN NORTH · International Wholesale', 11), ['Valid from 1 February 2026'], []],
        heads: [
          [null, null, null, null, ...across('Wholesale', 3), ...across('Suggested retail', 3), null],
          ['Ref', 'Product', 'UPC', 'Units/ctn', 'EUR', 'USD', 'CAD', 'EUR', 'USD', 'CAD', 'HS code'],
        ],
        columns: [
          sku(),
          title(),
          code(),
          casePack('Units/ctn'),
          otherPrice('EUR', eur, 0.92),
          cost('USD', usd),
          otherPrice('CAD', cad, 1.36),
          { head: 'EUR', of: (item) => eur(Math.round(item.msrpCents * 0.92)) },
          msrp('USD', usd),
          { head: 'CAD', of: (item) => cad(Math.round(item.msrpCents * 1.36)) },
          blank('HS code', '3304.99'),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: 'Haendlerliste_Brunnthal.xlsx',
    kind: 'XLSX, German, netto and brutto, a hidden old sheet',
    make: async () => {
      const items = waresOf({
        brand: 'Brunnthaler',
        theme: 'haus',
        count: 84,
        prefix: '426033',
        digits: 13,
        sku: (number) => `${10_000 + number * 11}`,
        cost: [150, 5200],
        lasts: 0.06,
      });
      const plan = {
        currency: 'EUR',
        section: (name: string): Cell[][] => [[{ value: name, bold: true }]],
        afterSection: (some: readonly Item[]): Cell[][] => [
          ['Summe', null, null, null, null, null, total(some)],
          [],
        ],
      };
      const columns = [
        { ...sku('Art.-Nr.'), of: (item: Item) => Number(item.sku) },
        title('Bezeichnung'),
        code('EAN'),
        casePack('VE', (pack) => `${pack} Stk.`),
        {
          head: 'EK brutto',
          of: (item: Item) => eur(Math.round(item.costCents * 1.19)),
        },
        blank('Rabatt', '0 %'),
        cost('EK netto', eur),
        msrp('UVP inkl. MwSt.', eur),
        note('Hinweis', { last: 'Auslauf, solange Vorrat reicht' }),
      ];
      const grid = gridOf({
        ...plan,
        name: 'Preise 2026',
        items,
        columns,
        above: [across('Brunnthaler Haushaltswaren', 9)],
      });
      const old = gridOf({
        ...plan,
        name: 'Preise 2025',
        items,
        columns: columns.map((column) =>
          column.head === 'EK netto' ? otherPrice('EK netto', eur, 0.94) : column,
        ),
      });
      return { bytes: await xlsxOf([old, grid], { sheets: ['Preise 2025'] }), lines: grid.lines };
    },
  },
  {
    file: 'bitterroot-pantry-item-setup.xlsx',
    kind: 'XLSX, case codes beside unit codes, case and unit cost',
    make: async () => {
      const grid = gridOf({
        name: 'Item Setup',
        currency: 'USD',
        items: waresOf({
          brand: 'Bitterroot Pantry',
          theme: 'food',
          count: 92,
          prefix: '041883',
          sku: (number) => String(7000 + number),
          cost: [165, 1290],
          news: 0.1,
        }),
        columns: [
          blank('STATUS', 'A'),
          sku('ITEM #'),
          caseCode,
          codeAsNumber('UNIT UPC', '0'),
          title('ITEM DESCRIPTION'),
          section('DEPT'),
          casePack('CS PK'),
          blank('TI', 10),
          blank('HI', 6),
          casePrice('CASE COST', usd),
          cost('UNIT COST', usd),
          msrp('SRP', usd),
          {
            head: 'MARGIN %',
            of: ({ costCents, msrpCents }) => ({ value: 1 - costCents / msrpCents, format: '0.0%' }),
          },
          blank('SHELF LIFE (DAYS)', 365),
          note('NOTES', { new: 'NEW ITEM' }),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: 'Fen & Fathom FW26 order form.xlsx',
    kind: 'XLSX, order form with a grid of sizes',
    make: async () => {
      const grid = gridOf({
        name: 'FW26',
        currency: 'USD',
        items: waresOf({
          brand: 'Fen & Fathom',
          theme: 'pets',
          count: 44,
          prefix: '860007',
          sku: (number) => `FF${2600 + number}`,
          cost: [700, 4400],
        }),
        above: [
          across('FEN & FATHOM', 13),
          ['Ship to:', null, null, null, 'PO #:', null],
          ['Start ship 8/15, cancel 9/30', null, null, null, 'Terms:', null],
          [],
        ],
        heads: [
          [null, null, null, null, null, ...across('Quantity by size', 5), null, null, null],
          [
            'Style',
            'Style Name',
            'Colour',
            'WHSL',
            'RTL',
            'XS',
            'S',
            'M',
            'L',
            'XL',
            'Units',
            'Ext. $',
            'MAP',
          ],
        ],
        columns: [
          sku(),
          title(),
          { head: 'Colour', of: (_, row) => ['Kelp', 'Slate', 'Buoy'][row % 3] ?? null },
          cost('WHSL', plain),
          msrp('RTL', plain),
          ...['XS', 'S', 'M', 'L', 'XL'].map((size) => blank(size)),
          blank('Units', 0),
          blank('Ext. $', usd(0)),
          map('MAP', plain),
        ],
        afterSection: () => [[null, null, null, null, null, null, null, null, null, 'Subtotal', 0, usd(0)]],
        below: [[], [null, null, null, null, null, null, null, null, null, 'ORDER TOTAL', 0, usd(0)]],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: 'dealer_px.xlsx',
    kind: 'XLSX, abbreviated heads again above each section',
    make: async () => {
      const grid = gridOf({
        name: 'px',
        currency: null,
        items: waresOf({
          brand: 'Torque Hollow',
          theme: 'tools',
          count: 110,
          prefix: '192837',
          sku: (number, random) => `TH-${random.letters('KLMNP', 1)}${number}`,
          cost: [240, 8900],
          gones: 0.05,
          lasts: 0.05,
        }),
        headEachSection: true,
        section: (name) => [[], [{ value: `${name} (dealer confidential)`, bold: true }]],
        columns: [
          sku('It#'),
          title('Dscr'),
          innerPack('IP'),
          casePack('MC'),
          msrp('Lst', plain),
          otherPrice('Dist', plain, 0.82),
          cost('Dlr', plain, 'n/a'),
          otherPrice('Dlr 2025', plain, 0.96),
          map('MAP', plain),
          code('UPC-A'),
          note('Rmk', { gone: 'disc.', last: 'closeout, ask' }),
        ],
        below: [[], ['Notes: Dist = stocking distributors only. Dlr = all dealers, any quantity.']],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: 'casa-ulivi-listino.xlsx',
    kind: 'XLSX, Italian, one sheet each, a cover and an order form',
    make: async () => {
      const items = waresOf({
        brand: 'Casa Ulivi',
        theme: 'casa',
        count: 63,
        prefix: '805123',
        digits: 13,
        sku: (number) => `CU${String(number).padStart(3, '0')}`,
        cost: [140, 1900],
      });
      const grids = [...new Set(items.map((item) => item.section))].map((name, index) =>
        gridOf({
          name,
          currency: 'EUR',
          items: items.filter((item) => item.section === name),
          above: index === 1 ? [[`Listino ${name}, IVA esclusa`], []] : [],
          columns: [
            ...(index === 2 ? [code('Cod. EAN'), sku('Cod. art.')] : [sku('Codice'), code('EAN 13')]),
            title('Descrizione'),
            casePack('Pz. x cart.'),
            cost('Prezzo netto €', formatted('#,##0.00')),
            { head: 'Prezzo x cart. €', of: (item: Item) => (item.costCents * item.casePack) / 100 },
            msrp('Pr. consigliato al pubblico', eur),
          ],
        }),
      );
      const cover = {
        name: 'Condizioni',
        rows: [
          ['Casa Ulivi S.r.l.'],
          ['Ordine minimo', 250],
          ['Porto franco da', 400],
          ['Pagamento', 'bonifico anticipato'],
          ['Consegna', '10 giorni'],
        ] as Cell[][],
        lines: [],
      };
      const order = gridOf({
        name: 'Ordine',
        currency: 'EUR',
        items,
        isRepetition: true,
        columns: [sku('Codice'), title('Descrizione'), blank('Cartoni'), cost('Prezzo netto €', plain)],
        below: [[null, null, 'Totale', 0]],
      });
      const all = [cover, ...grids, order];
      return { bytes: await xlsxOf(all), lines: all.flatMap(({ lines }) => lines) };
    },
  },
];
