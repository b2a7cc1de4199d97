// Even and odd in turn: each two that follow one another are of one kind.
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { list, utf16, withMark } from './csv-exports.ts';
import { goodsOf } from './goods.ts';

const comma = (cents: number) => money(cents, ',', '.');
const euro = (cents: number) => `${comma(cents)} €`;
const less = (cents: number, part: number) => Math.round(cents * part);
/** What a spreadsheet makes of twelve digits in a narrow column. */
const scientific = (code: string) =>
  `${(Number(code) / 10 ** (code.length - 1)).toFixed(5)}E+${code.length - 1}`;

const SPORT = goodsOf({
  brand: 'Northbound Nutrition',
  shelf: 'supplements',
  count: 32,
  prefix: '850047',
  sku: (n) => `NBN-${n}`,
});

export const csvSheets: PriceList[] = [
  list(
    'Preisliste 2026 - Händler.csv',
    'Google Sheets of the continent, semicolons',
    {
      wares: goodsOf({
        brand: 'Lichtung Manufaktur',
        shelf: 'haus',
        count: 29,
        prefix: '426055',
        digits: 13,
        sku: (n) => `LM-${n}`,
        step: 10,
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Lichtung Manufaktur GmbH', '', '', '', '', '', ''],
        ['Händlerpreise netto zzgl. MwSt., gültig ab 01.10.2026', '', '', '', '', '', ''],
        ['', '', '', '', '', '', ''],
      ],
      columns: [
        ['Art.-Nr.', ({ sku }) => sku],
        ['Produkt', ({ title }) => title],
        ['EAN', ({ code }) => code],
        ['VE (Stk.)', ({ pack }) => pack],
        ['EK netto', ({ costCents }) => euro(costCents)],
        ['UVP inkl. MwSt.', ({ msrpCents }) => euro(msrpCents)],
        ['Bestellmenge', () => ''],
      ],
      section: (name) => [[name, '', '', '', '', '', '']],
      below: [
        ['', '', '', '', '', '', ''],
        ['Mindestbestellwert 150,00 €, versandkostenfrei ab 300,00 € innerhalb Deutschlands.'],
      ],
    },
    { comma: ';', encode: withMark },
  ),
  list(
    'Tarif pro Maison Garrigue - Tarif 2026.csv',
    'Google Sheets of the continent, semicolons',
    {
      wares: goodsOf({
        brand: 'Maison Garrigue',
        shelf: 'epicerie',
        count: 29,
        prefix: '376024',
        digits: 13,
        sku: (n) => `MG${n}`,
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [['Maison Garrigue', 'Tarif professionnel 2026', '', '', '', '', ''], []],
      columns: [
        ['Réf.', ({ sku }) => sku],
        ['Désignation', ({ title }) => title],
        ['Gencod', ({ code }) => code],
        ['Colisage', ({ pack }) => pack],
        ['Prix unitaire HT (€)', ({ costCents }) => comma(costCents)],
        ['Prix colis HT (€)', ({ costCents, pack }) => comma(costCents * pack)],
        ['PVC TTC (€)', ({ msrpCents }) => comma(msrpCents)],
      ],
      section: (name) => [[name.toUpperCase(), '', '', '', '', '', '']],
      below: [[], ['Franco de port à partir de 250 € HT. TVA 5,5 %.']],
    },
    { comma: ';', encode: withMark },
  ),
  list(
    'Northbound Nutrition Volume Pricing.txt',
    'text for Unicode, codes spoilt by a spreadsheet, prices by cases',
    {
      wares: SPORT,
      says: 'sku title pack msrp map',
      currency: 'USD',
      above: [
        ['Northbound Nutrition - Volume Price Sheet (USD)'],
        ['Prices are per unit. Sold in full cases only.'],
        [],
      ],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['UPC', ({ code }) => scientific(code)],
        ['Units/Case', ({ pack }) => pack],
        ['1 Case', ({ costCents }) => usd(costCents)],
        ['5 Cases', ({ costCents }) => usd(less(costCents, 0.95))],
        ['Pallet', ({ costCents }) => usd(less(costCents, 0.88))],
        ['MSRP', ({ msrpCents }) => usd(msrpCents)],
        ['MAP', ({ mapCents }) => usd(mapCents)],
      ],
    },
    { comma: '\t', encode: utf16 },
  ),
  list(
    'Tumble & Finch 2026 pricing (unicode).txt',
    'text for Unicode, codes spoilt by a spreadsheet, prices by cases',
    {
      wares: goodsOf({
        brand: 'Tumble & Finch',
        shelf: 'toys',
        count: 34,
        prefix: '019887',
        sku: (n) => `TF${n}`,
        step: 25,
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      columns: [
        ['Item No.', ({ sku }) => sku],
        ['Item Description', ({ title }) => title],
        ['UPC', ({ code }) => code.replace(/^0+/, '')],
        ['Inner Pack', ({ inner }) => inner],
        ['Case Pack', ({ pack }) => pack],
        ['Price 1+ cs', ({ costCents }) => usd(costCents)],
        ['Price 5+ cs', ({ costCents }) => usd(less(costCents, 0.95))],
        ['Price 20+ cs', ({ costCents }) => usd(less(costCents, 0.9))],
        ['Sugg. Retail', ({ msrpCents }) => usd(msrpCents)],
      ],
      section: (name) => [['', name.toUpperCase(), '', '', '', '', '', '', '']],
      below: [[], ['', 'F.O.B. Columbus, OH. Tier price is by total cases on the order.']],
    },
    { comma: '\t', encode: utf16 },
  ),
  list('Copper Kettle Pantry wholesale.csv', 'by hand, prices and packs in words', {
    wares: goodsOf({
      brand: 'Copper Kettle Pantry',
      shelf: 'grocery',
      count: 37,
      prefix: '860110',
      sku: (n, _, section) => `${section.slice(0, 2).toUpperCase()}-${n}`,
      isKeystone: true,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    above: [
      ['COPPER KETTLE PANTRY'],
      ['Hi! Thanks for your interest in carrying our products :)'],
      ['Opening order $150, reorders $100. Wholesale is 50% off MSRP. We ship within 5 business days.'],
      [],
    ],
    columns: [
      ['Product', ({ title, isNew }) => (isNew ? `${title} (NEW!)` : title)],
      ['Item #', ({ sku }) => sku],
      ['Barcode', ({ code }) => `${code[0]} ${code.slice(1, 6)} ${code.slice(6, 11)} ${code[11]}`],
      ['Packed', ({ pack }) => `case of ${pack}`],
      ['Wholesale', ({ costCents }) => `${usd(costCents)} ea`],
      ['MSRP', ({ msrpCents }) => usd(msrpCents)],
    ],
    section: (name) => [[], [`~ ${name} ~`]],
    below: [[], ['Questions? orders@copperkettle.example or text 555-0142']],
  }),
  list('wholesale list - Paper Heron.csv', 'by hand, prices and packs in words', {
    wares: goodsOf({
      brand: 'Paper Heron',
      shelf: 'stationery',
      count: 40,
      prefix: '850062',
      sku: (n) => `PH${n}`,
      isKeystone: true,
      gone: 0.06,
    }),
    says: 'sku title pack msrp',
    currency: 'USD',
    above: [
      ['Paper Heron Press wholesale list', '', '', '', '', 'Updated 11/2/26'],
      ['Wholesale = 50% of MSRP', '', '', '', '', ''],
      ['Cards are sold in 6s, everything else by the pack shown', '', '', '', '', ''],
    ],
    columns: [
      ['Code', ({ sku }) => sku],
      ['Name', ({ title }) => title],
      ['MSRP', ({ msrpCents }) => usd(msrpCents)],
      ['Your price', ({ costCents, isGone }) => (isGone ? 'retired' : `${usd(costCents)} each`)],
      ['Pack', ({ pack }) => `${pack}/pk`],
      ['Notes', (ware) => noteOf(ware)],
    ],
    headEachSection: (name) => [[name], ['Code', 'Name', 'MSRP', 'Your price', 'Pack', 'Notes']],
    after: () => [[]],
  }),
];

function noteOf({ isGone, isNew, number }: Ware): string {
  if (isGone) return 'RETIRED - no longer available';
  return isNew ? 'new for spring' : number % 11 === 0 ? 'best seller!' : '';
}
