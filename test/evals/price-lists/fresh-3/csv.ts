// Even and odd in turn: each two that follow one another are of one kind.
import { type Plan, separated, sheetOf } from '../fresh-2/listing.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';
import { printed } from './print.ts';

const utf8 = (text: string): Buffer => Buffer.from(text);

const list = (
  file: string,
  kind: string,
  plan: Omit<Plan, 'name'>,
  { comma = ',', encode = utf8 } = {},
): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheet = sheetOf(plan);
    return {
      bytes: encode(separated(sheet, comma)),
      lines: sheet.lines.map((line) => ({ ...line, sheet: null })),
    };
  },
});

const formula = (text: string) => `="${text}"`;
const decimal = (cents: number) => money(cents, ',', '.');
const isAudio = ({ section }: Ware) => section === 'Speakers' || section === 'Electronics';
/** A distributor sells what several make. */
const MAKERS = ['Trailhead Goods', 'Ponderosa', 'LUX*OUT'];
const makerOf = ({ number }: Ware) => MAKERS[number % 3] ?? '';

export const csv: PriceList[] = [
  list('Harlow_Audio_Dealer_Prices_2026.csv', 'CSV with guarded codes and thousands', {
    wares: goodsOf({
      brand: 'Harlow Audio',
      shelf: 'audio',
      count: 36,
      prefix: '850422',
      sku: (n) => `HA-${n}`,
      cents: [4000, 260000],
      packs: [1, 2, 4],
      step: 100,
    }),
    says: 'sku upc title pack msrp map',
    currency: 'USD',
    above: [
      ['Harlow Audio - Dealer Price Sheet', '', '', '', '', '', ''],
      ['Effective 01/05/2026', '', '', '', '', '', ''],
      ['Freight: prepaid over $2,500.00', '', '', '', '', '', ''],
    ],
    columns: [
      ['Model', ({ sku }) => sku],
      ['UPC Code', ({ code }) => `'${code}`],
      ['Model Description', ({ title }) => title],
      ['Ctn', ({ pack }) => pack],
      ['Dealer', ({ costCents }) => usd(costCents)],
      ['UMRP', ({ mapCents }) => usd(mapCents)],
      ['MSRP', ({ msrpCents }) => usd(msrpCents)],
    ],
    section: (name) => [[name.toUpperCase(), '', '', '', '', '', '']],
    after: (wares) =>
      wares.some(isAudio) ? [['** Ships on a pallet, lift gate $85.00 **', '', '', '', '', '', '']] : [],
    below: [
      ['Prices and specifications may change without notice. UMRP = lowest price in any advertisement.'],
    ],
  }),
  list('marlowe-price-file.csv', 'CSV with guarded codes and thousands', {
    wares: goodsOf({
      brand: 'Marlowe & Finch',
      shelf: 'kitchen',
      count: 38,
      prefix: '081042',
      sku: (n) => `00${n}`,
      cents: [900, 160000],
      step: 5,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    columns: [
      ['Item', ({ sku }) => formula(sku)],
      ['Barcode', ({ code }) => formula(code)],
      ['Item Name', ({ title }) => title],
      ['U/M', () => 'EA'],
      ['Master Pack', ({ pack }) => pack],
      ['Suggested Retail (USD)', ({ msrpCents }) => money(msrpCents)],
      ['Unit Price (USD)', ({ costCents }) => money(costCents)],
      ['Origin', () => 'CN'],
    ],
    below: [[], ['', '', 'Lines: 38', '', '', '', '', '']],
  }),
  list('PNW_Outdoor_Supply_feed.csv', 'distributor of many brands', {
    wares: goodsOf({
      brand: 'PNW Outdoor Supply',
      shelf: 'camp',
      count: 42,
      prefix: '810277',
      sku: (n) => `1${n}4`,
      cents: [250, 21000],
      gone: 0.08,
    }),
    says: 'sku upc title pack msrp map',
    currency: null,
    columns: [
      ['PNW Item', ({ sku }) => sku],
      ['Mfr', makerOf],
      ['Mfr Part No', ({ number }) => `${'TPL'[number % 3]}-${number + 17}`],
      ['UPC', ({ code }) => code],
      ['Desc', ({ title }) => title],
      ['Status', ({ isGone, isNew }) => (isGone ? 'D' : isNew ? 'N' : 'A')],
      ['Whs Avail', ({ number, isGone }) => (isGone ? 0 : number % 90)],
      ['Case Qty', ({ pack }) => pack],
      ['Wt Lb', ({ weight }) => weight.toFixed(2)],
      ['Dlr Cost', ({ costCents }) => money(costCents, '.', '')],
      ['MAP', ({ mapCents }) => money(mapCents, '.', '')],
      ['List', ({ msrpCents }) => money(msrpCents, '.', '')],
    ],
  }),
  list(
    'Wheelhouse trade feed.csv',
    'distributor of many brands',
    {
      wares: goodsOf({
        brand: 'Wheelhouse Distribution',
        shelf: 'bike',
        count: 40,
        prefix: '502991',
        digits: 13,
        sku: (n) => `WHD${n}`,
        cents: [110, 8800],
      }),
      says: 'sku upc title pack msrp',
      currency: 'GBP',
      above: [['Wheelhouse Distribution Ltd', 'Trade feed', '12/01/2026 06:00'], []],
      columns: [
        ['Brand', ({ section }) => `${section} Works`],
        ['Our Code', ({ sku }) => sku],
        ['Supplier Code', ({ number }) => `${number}/B`],
        ['EAN', ({ code }) => code],
        ['Product', ({ title }) => title],
        ['Outer', ({ pack }) => pack],
        ['Stock', ({ number }) => (number % 4 === 0 ? '50+' : number % 23)],
        ['VAT', () => '20%'],
        ['Trade ex VAT', ({ costCents }) => `£${money(costCents)}`],
        ['SRP inc VAT', ({ msrpCents }) => `£${money(msrpCents)}`],
      ],
    },
    { encode: windows1252 },
  ),
  list(
    'Inkooplijst-Theehuis-2026.csv',
    'CSV of the north, own words',
    {
      wares: goodsOf({
        brand: 'Theehuis Van Laar',
        shelf: 'brew',
        count: 34,
        prefix: '871844',
        digits: 13,
        sku: (n) => `TL ${n}`,
        cents: [180, 2900],
        step: 5,
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Theehuis Van Laar B.V. – prijslijst wederverkopers 2026'],
        ['Prijzen in euro, excl. 9% btw'],
        [],
      ],
      columns: [
        ['Artikelnr.', ({ sku }) => sku],
        ['Omschrijving', ({ title }) => title],
        ['EAN-code', ({ code }) => code],
        ['Doosinhoud', ({ pack }) => pack],
        ['Inkoopprijs', ({ costCents }) => `€ ${decimal(costCents)}`],
        ['Adviesprijs incl. btw', ({ msrpCents }) => `€ ${decimal(msrpCents)}`],
      ],
      section: (name) => [[name]],
      below: [[], ['Franco vanaf € 250,00; daaronder € 12,50 verzendkosten.']],
    },
    { comma: ';', encode: windows1252 },
  ),
  list(
    'Prislista_Lilla_Huset_VT26.csv',
    'CSV of the north, own words',
    {
      wares: goodsOf({
        brand: 'Lilla Huset',
        shelf: 'baby',
        count: 36,
        prefix: '735012',
        digits: 13,
        sku: (n) => `LH-${n}`,
        cents: [3900, 44900],
        step: 100,
      }),
      says: 'sku upc title pack msrp',
      currency: 'SEK',
      above: [['Lilla Huset AB'], ['Prislista återförsäljare VT26, SEK exkl. moms']],
      columns: [
        ['Art.nr', ({ sku }) => sku],
        ['Benämning', ({ title }) => title],
        ['Streckkod', ({ code }) => code],
        ['Förp.', ({ pack }) => pack],
        ['Inköpspris exkl. moms', ({ costCents }) => money(costCents, ',', ' ')],
        ['Rek. butikspris inkl. moms', ({ msrpCents }) => money(msrpCents, ',', ' ')],
      ],
    },
    { comma: ';' },
  ),
  {
    file: 'PRICELST.TXT',
    kind: 'a report printed to text, columns by spaces',
    make: async () =>
      printed({
        wares: goodsOf({
          brand: 'Garrison Garden',
          shelf: 'garden',
          count: 40,
          prefix: '073221',
          sku: (n) => `${n}-G`,
          cents: [140, 9800],
        }),
        says: 'sku upc title pack msrp',
        currency: null,
        head: (page) => [
          `GARRISON GARDEN SUPPLY CO.          WHOLESALE PRICE LIST            PAGE ${page}`,
          'RUN 01/09/26 07:14   PR410          CUSTOMER CLASS: 03',
          '',
        ],
        columns: [
          ['ITEM NO', 10, 'left', ({ sku }) => sku],
          ['DESCRIPTION', 34, 'left', ({ title }) => title.toUpperCase()],
          ['UPC', 14, 'left', ({ code }) => code],
          ['CS QTY', 6, 'right', ({ pack }) => String(pack)],
          ['PRICE', 10, 'right', ({ costCents }) => money(costCents)],
          ['SUGG RTL', 10, 'right', ({ msrpCents }) => money(msrpCents)],
        ],
        each: 18,
        end: ['', '*** END OF REPORT ***   40 ITEMS'],
      }),
  },
  {
    file: 'customer price report AU.txt',
    kind: 'a report printed to text, columns by spaces',
    make: async () =>
      printed({
        wares: goodsOf({
          brand: 'Billabong Brew',
          shelf: 'brew',
          count: 38,
          prefix: '931066',
          digits: 13,
          sku: (n) => `BB${n}`,
          cents: [320, 4800],
        }),
        says: 'sku upc title pack',
        currency: 'AUD',
        head: (page) => [
          'Billabong Brew Pty Ltd  ABN 00 000 000 000',
          `Customer Price Report (AUD, ex GST)                                     Page: ${page}`,
          '-'.repeat(84),
        ],
        columns: [
          ['Code', 9, 'left', ({ sku }) => sku],
          ['Barcode', 15, 'left', ({ code }) => code],
          ['Product', 32, 'left', ({ title }) => title],
          ['Ctn', 5, 'right', ({ pack }) => String(pack)],
          ['Your Price', 12, 'right', ({ costCents }) => `$${money(costCents)}`],
        ],
        each: 22,
        end: ['-'.repeat(84), 'Prices valid until 30/06/2026.  E&OE'],
      }),
  },
];
