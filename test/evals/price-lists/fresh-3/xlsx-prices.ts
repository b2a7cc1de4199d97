// How prices are told. Even and odd in turn: each two that follow one another are of one kind.
import { type Cell, type Row, sheetOf } from '../fresh-2/listing.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { blocksOf, book } from './books.ts';
import { goodsOf } from './goods.ts';

const DOLLARS = '"$"#,##0.00';
const POUNDS = '"£"#,##0.00';
const dollars = (cents: number): Cell => ({ v: cents / 100, format: DOLLARS });
const pounds = (cents: number): Cell => ({ v: cents / 100, format: POUNDS });
const less = (cents: number, part: number) => Math.round(cents * part);

/** A list price from which the discount leads to the cost, to the cent. */
const listed = (wares: readonly Ware[], off: number): Ware[] =>
  wares.map((ware) => ({
    ...ware,
    msrpCents: ware.msrpCents + 50,
    costCents: Math.round((ware.msrpCents + 50) * (1 - off)),
  }));
const offOf = ({ section }: Ware) => (section.length % 2 === 0 ? 0.4 : 0.45);
const discounted = (wares: readonly Ware[]) => wares.flatMap((ware) => listed([ware], offOf(ware)));

export const priceBooks: PriceList[] = [
  book(
    'Juno Paper - volume pricing.xlsx',
    'price breaks, not in columns',
    blocksOf(
      'Volume pricing',
      [
        ['Juno Paper Co.'],
        ['Volume pricing, mix and match within an item'],
        [],
        ['Item #', 'Description', 'UPC', 'Order qty', 'Price each'],
      ],
      goodsOf({
        brand: 'Juno Paper',
        shelf: 'paper',
        count: 30,
        prefix: '850511',
        sku: (n) => `J${n}`,
        cents: [150, 1900],
        step: 5,
      }),
      ({ sku, title, code, costCents }) => [
        [sku, title, code, '1 - 11', dollars(costCents)],
        [null, null, null, '12 - 47', dollars(less(costCents, 0.9))],
        [null, null, null, '48 +', dollars(less(costCents, 0.82))],
      ],
      { says: 'sku upc title', currency: 'USD' },
    ),
  ),
  book(
    'Cobalt Kitchen dealer pricing 2026.xlsx',
    'price breaks, not in columns',
    sheetOf({
      name: 'Dealer',
      wares: goodsOf({
        brand: 'Cobalt Kitchen',
        shelf: 'kitchen',
        count: 34,
        prefix: '811900',
        sku: (n) => `CK-${n}`,
        cents: [500, 14000],
      }),
      says: 'sku upc title msrp',
      currency: 'USD',
      columns: [
        ['SKU', ({ sku }) => sku],
        ['UPC', ({ code }) => code],
        ['Product', ({ title }) => title],
        [
          'Dealer price (qty breaks)',
          ({ costCents }) =>
            `1+ ${usd(costCents)} | 6+ ${usd(less(costCents, 0.93))} | 24+ ${usd(less(costCents, 0.86))}`,
        ],
        ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
      ],
    }),
  ),
  book(
    'Ridgeback order form w discounts.xlsx',
    'list price, discount and net',
    sheetOf({
      name: 'Order',
      wares: discounted(
        goodsOf({
          brand: 'Ridgeback',
          shelf: 'camp',
          count: 36,
          prefix: '840233',
          sku: (n) => `RB${n}`,
          cents: [600, 18000],
        }),
      ),
      says: 'sku upc title msrp',
      currency: 'USD',
      above: [
        ['RIDGEBACK EQUIPMENT', null, null, null, null, 'Opening order minimum', dollars(50000)],
        ['Account:', null, null, null, null, 'PO #', null],
      ],
      columns: [
        ['QTY', () => null],
        ['ITEM', ({ sku }) => sku],
        ['DESCRIPTION', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
        ['DISC', (ware) => ({ v: offOf(ware), format: '0%' })],
        [
          'NET',
          ({ costCents }, row) => ({
            v: costCents / 100,
            formula: `ROUND(E${row}*(1-F${row}),2)`,
            format: DOLLARS,
          }),
        ],
        ['EXT', (_, row) => ({ v: 0, formula: `A${row}*G${row}`, format: DOLLARS })],
      ],
      section: (name) => [[null, { v: name, across: 7, bold: true }]],
      below: [
        [null, null, null, null, null, null, 'TOTAL', { v: 0, formula: 'SUM(H4:H60)', format: DOLLARS }],
      ],
    }),
  ),
  book(
    'Greenway Garden Trade 26.xlsx',
    'list price, discount and net',
    sheetOf({
      name: 'Price file',
      wares: discounted(
        goodsOf({
          brand: 'Greenway Garden',
          shelf: 'garden',
          count: 35,
          prefix: '506077',
          digits: 13,
          sku: (n) => `GG/${n}`,
          cents: [150, 6500],
        }),
      ),
      says: 'sku upc title pack',
      currency: 'GBP',
      columns: [
        ['Code', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['Pack', ({ pack }) => pack],
        ['Your nett £', ({ costCents }) => pounds(costCents)],
        ['Disc %', (ware) => offOf(ware) * 100],
        ['Trade list £', ({ msrpCents }) => pounds(msrpCents)],
        ['Barcode', ({ code }) => code],
      ],
    }),
  ),
  book(
    'Hearthside 2026 retail list - keystone.xlsx',
    'retail prices and one discount for all',
    sheetOf({
      name: '2026',
      wares: listed(
        goodsOf({
          brand: 'Hearthside',
          shelf: 'kitchen',
          count: 30,
          prefix: '860311',
          sku: (n) => `HS-${n}`,
          cents: [400, 9000],
        }),
        0.5,
      ),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['Hearthside Kitchen Co.'],
        ['Wholesale is keystone: 50% off the MSRP shown, for all items. Order in full cases.'],
        [],
      ],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Name', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Case', ({ pack }) => pack],
        ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
      ],
    }),
  ),
  book(
    'Spokeline dealer program.xlsx',
    'retail prices and one discount for all',
    sheetOf({
      name: 'Dealer program',
      wares: listed(
        goodsOf({
          brand: 'Spokeline',
          shelf: 'bike',
          count: 32,
          prefix: '850733',
          sku: (n) => `SL${n}`,
          cents: [300, 9000],
        }),
        0.4,
      ),
      says: 'sku upc title msrp',
      currency: 'USD',
      above: [['SPOKELINE DEALER PROGRAM'], ['Dealer cost = MSRP less 40%. Free freight over $400.'], []],
      columns: [
        ['Part', ({ sku }) => sku],
        ['UPC', ({ code }) => code],
        ['Description', ({ title }) => title],
        ['MSRP (USD)', ({ msrpCents }) => msrpCents / 100],
      ],
    }),
  ),
  book(
    'Merchants_Tea_UOM_pricing.xlsx',
    'price by the unit it is sold in',
    sheetOf({
      name: 'Pricing',
      wares: goodsOf({
        brand: 'Merchants Tea',
        shelf: 'brew',
        count: 38,
        prefix: '074512',
        sku: (n) => `${n}`,
        cents: [210, 2600],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['Merchants Tea & Coffee'], ['Price is per UOM: EA = each, CS = full case'], []],
      columns: [
        ['Item No.', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC (each)', ({ code }) => code],
        ['Case Pack', ({ pack }) => pack],
        ['UOM', ({ number }) => (number % 3 === 0 ? 'EA' : 'CS')],
        ['Price', ({ costCents, pack, number }) => dollars(number % 3 === 0 ? costCents : costCents * pack)],
        ['SRP each', ({ msrpCents }) => dollars(msrpCents)],
      ],
    }),
  ),
  book(
    'Fenwick Stationers price list.xlsx',
    'price by the unit it is sold in',
    sheetOf({
      name: 'List',
      wares: goodsOf({
        brand: 'Fenwick Stationers',
        shelf: 'paper',
        count: 36,
        prefix: '077123',
        sku: (n) => `FS${n}`,
        cents: [60, 1500],
      }),
      says: 'sku upc title',
      currency: 'USD',
      columns: [
        ['Stock #', ({ sku }) => sku],
        ['Item', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Sold by', ({ number }) => (number % 2 === 0 ? 'Dozen' : 'Each')],
        ['Price', ({ costCents, number }) => dollars(number % 2 === 0 ? costCents * 12 : costCents)],
      ],
      below: [[], ['Prices are for the unit in the column "Sold by". Net 30.']],
    }),
  ),
  book(
    'Larkfield Baby - price change Jan 2026.xlsx',
    'old price to new price by date, some on request',
    changed('US'),
  ),
  book(
    'Thornbury & Sons trade prices from 1 January.xlsx',
    'old price to new price by date, some on request',
    changed('UK'),
  ),
];

function changed(country: 'US' | 'UK') {
  const isUs = country === 'US';
  const price = isUs ? dollars : pounds;
  const asked = isUs ? 'Call' : 'POA';
  const isAsked = ({ number }: Ware) => number % 11 === 0;
  const priced = (ware: Ware, cents: number): Cell => (isAsked(ware) ? asked : price(cents));
  const wares = goodsOf(
    isUs
      ? {
          brand: 'Larkfield Baby',
          shelf: 'baby',
          count: 36,
          prefix: '850355',
          sku: (n) => `LB${n}`,
          cents: [350, 4200],
        }
      : {
          brand: 'Thornbury & Sons',
          shelf: 'garden',
          count: 36,
          prefix: '503888',
          digits: 13,
          sku: (n) => `T${n}`,
          cents: [200, 9000],
        },
  );
  const heads: Row[] = isUs
    ? [
        ['Style', 'Description', 'UPC', { v: 'Wholesale', across: 2 }, null, 'MSRP'],
        [null, null, null, 'thru 12/31/2025', 'eff. 1/1/2026', null],
      ]
    : [
        ['Ref', 'Product', 'Barcode', { v: 'Trade price', across: 2 }, null, 'RRP'],
        [null, null, null, 'until 31.12.25', 'from 01.01.26', 'inc VAT'],
      ];
  return sheetOf({
    name: isUs ? 'Jan 2026' : 'Trade',
    wares,
    says: 'sku upc title msrp',
    currency: isUs ? 'USD' : 'GBP',
    above: [
      [
        isUs
          ? 'Larkfield Baby price change notice'
          : `Thornbury & Sons – prices exclude VAT (£${money(2500)} minimum order)`,
      ],
      [],
    ],
    heads,
    columns: [
      ['', ({ sku }) => sku],
      ['', ({ title }) => title],
      ['', ({ code }) => code],
      ['', (ware) => priced(ware, less(ware.costCents, 0.94))],
      ['', (ware) => priced(ware, ware.costCents)],
      ['', ({ msrpCents }) => price(msrpCents)],
    ],
    // What has no price can't be ordered from the list.
    but: (ware) => (isAsked(ware) ? { cost: null, optional: true } : {}),
  });
}
