// Even and odd in turn: each two that follow one another are of one kind.
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { type Plan, separated, sheetOf } from './listing.ts';
import { money, usd, type Ware, waresOf } from './wares.ts';

type Encode = (text: string) => Buffer;
const utf8: Encode = (text) => Buffer.from(text);
const withMark: Encode = (text) => Buffer.from(`\uFEFF${text}`);
const utf16: Encode = (text) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const list = (
  file: string,
  kind: string,
  plan: Omit<Plan, 'name'>,
  { comma = ',', newline = '\r\n', encode = utf8 } = {},
): PriceList => ({
  file,
  kind,
  make: async () => {
    const sheet = sheetOf(plan);
    return {
      bytes: encode(separated(sheet, comma, newline)),
      lines: sheet.lines.map((line) => ({ ...line, sheet: null })),
    };
  },
});

const comma = (cents: number) => money(cents, ',', '');
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** As a spreadsheet shows a long number in a narrow column. */
function scientific({ code }: Ware): string {
  const [digits = '', power = ''] = Number(code).toExponential(5).split('e+');
  return code && `${digits.replace(/\.?0+$/, '')}E+${power}`;
}

const withoutZeros = ({ code }: Ware): string => (code ? String(Number(code)) : '');

export const csv: PriceList[] = [
  list(
    'pawsworth_wholesale_products_export.csv',
    'CSV out of a shop or an ERP',
    {
      wares: waresOf({
        brand: 'Pawsworth',
        shelf: 'pet',
        count: 46,
        prefix: '860014',
        sku: (n) => `PW-${n}`,
        cents: [300, 2400],
        gone: 0.06,
      }),
      says: 'sku upc title msrp',
      currency: null,
      columns: [
        ['Handle', ({ family }) => slug(family)],
        ['Title', ({ family }) => family],
        ['Vendor', () => 'Pawsworth'],
        ['Type', ({ section }) => section],
        ['Option1 Name', ({ variant }) => (variant ? 'Size' : 'Title')],
        ['Option1 Value', ({ variant }) => variant || 'Default Title'],
        ['Variant SKU', ({ sku }) => sku],
        ['Variant Grams', ({ weight }) => Math.round(weight * 453)],
        ['Variant Inventory Qty', ({ number }) => (number * 37) % 410],
        ['Variant Price', ({ msrpCents }) => (msrpCents / 100).toFixed(2)],
        ['Wholesale Price', ({ costCents }) => (costCents / 100).toFixed(2)],
        ['Variant Barcode', ({ code }) => code && `'${code}`],
        ['Image Src', ({ family }) => `https://cdn.pawsworth.example/${slug(family)}.jpg`],
        ['Status', ({ isGone }) => (isGone ? 'archived' : 'active')],
      ],
      but: ({ family }) => ({ title: family }),
    },
    { newline: '\n' },
  ),
  list(
    'ItemResults_KESTREL_TOOL.csv',
    'CSV out of a shop or an ERP',
    {
      wares: waresOf({
        brand: 'Kestrel',
        shelf: 'tools',
        count: 44,
        prefix: '0733281',
        digits: 13,
        sku: (n) => `KT${n}-0${n % 9}`,
        cents: [450, 6200],
      }),
      says: 'sku upc title pack msrp map',
      currency: null,
      columns: [
        ['Internal ID', ({ number }) => 20000 + number * 3],
        ['Name', ({ sku }) => sku],
        ['Display Name', ({ title }) => title],
        ['Class', ({ section }) => section],
        ['UPC Code', ({ code }) => code],
        ['Qty per Carton', ({ pack }) => pack],
        ['Wholesale Price', ({ costCents }) => money(costCents)],
        ['MAP Price', ({ mapCents }) => money(mapCents)],
        ['MSRP', ({ msrpCents }) => money(msrpCents)],
        ['Weight (lb)', ({ weight }) => weight],
        ['Country of Manufacture', ({ number }) => ['Taiwan', 'United States', 'Germany'][number % 3] ?? ''],
        ['HTS', () => '8205.20.6000'],
      ],
    },
    { newline: '\n' },
  ),
  list(
    'Haendlerpreisliste_Waldgut_2026.csv',
    'CSV of another country, semicolons',
    {
      wares: waresOf({
        brand: 'Waldgut',
        shelf: 'home',
        count: 34,
        prefix: '426053',
        digits: 13,
        sku: (n) => `WG ${n}`,
        cents: [180, 3900],
        packs: [1, 2, 4, 6, 12],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      columns: [
        ['Artikelnr.', ({ sku }) => sku],
        ['Bezeichnung', ({ title }) => title.replaceAll('„', '“')],
        ['Warengruppe', ({ section }) => section],
        ['EAN', ({ code }) => code],
        ['VE', ({ pack }) => pack],
        ['EK netto €', ({ costCents }) => comma(costCents)],
        ['UVP € inkl. MwSt.', ({ msrpCents }) => comma(msrpCents)],
        ['MwSt.-Satz', () => '19 %'],
        ['Ursprungsland', ({ number }) => (number % 4 ? 'DE' : 'PL')],
      ],
      but: ({ title }) => ({ title: title.replaceAll('„', '“') }),
    },
    { comma: ';', encode: windows1252 },
  ),
  list(
    'tarif_pro_maison_ardelle.csv',
    'CSV of another country, semicolons',
    {
      wares: waresOf({
        brand: 'Ardelle',
        shelf: 'epicerie',
        count: 30,
        prefix: '376024',
        digits: 13,
        sku: (n) => `ARD${n}`,
        cents: [160, 2400],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      columns: [
        ['Réf.', ({ sku }) => sku],
        ['Désignation', ({ title }) => title],
        ['Famille', ({ section }) => section],
        ['Gencod', ({ code }) => code],
        ['Colisage', ({ pack }) => pack],
        ['Prix unitaire HT', ({ costCents }) => `${comma(costCents)} €`],
        ['TVA', () => '5,5%'],
        ['PVC TTC', ({ msrpCents }) => `${comma(msrpCents)} €`],
      ],
    },
    { comma: ';', encode: windows1252 },
  ),
  list(
    'LittleGrove-2026-US.txt',
    'text with tabs',
    {
      wares: waresOf({
        brand: 'Little Grove',
        shelf: 'toys',
        count: 42,
        prefix: '850041',
        sku: (n) => `LG${n}`,
        cents: [300, 2800],
        packs: [2, 4, 6],
      }),
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      above: [['Little Grove Toys - US Wholesale Price List'], ['Prices effective January 1, 2026'], []],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['Age', ({ number }) => `${(number % 5) + 1}+`],
        ['UPC', ({ code }) => code],
        ['Case Qty', ({ pack }) => pack],
        ['Wholesale', ({ costCents }) => ` $${money(costCents)} `],
        ['MSRP', ({ msrpCents }) => ` $${money(msrpCents)} `],
        ['MAP', ({ mapCents }) => ` $${money(mapCents)} `],
      ],
    },
    { comma: '\t', encode: utf16 },
  ),
  list(
    'NORTHPEAK_DEALER_PRICING.txt',
    'text with tabs',
    {
      wares: waresOf({
        brand: 'Northpeak',
        shelf: 'supplements',
        count: 44,
        prefix: '810099',
        sku: (n) => `NP-${n}-V`,
        cents: [500, 3200],
        without: 0.05,
      }),
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['PRODUCT CODE', ({ sku }) => sku],
        ['PRODUCT NAME', ({ title }) => title.toUpperCase()],
        ['UPC/EAN', ({ code }) => code],
        ['UNITS/CASE', ({ pack }) => pack],
        ['DEALER', ({ costCents }) => money(costCents)],
        ['RETAIL', ({ msrpCents }) => money(msrpCents)],
        ['LEAD TIME', () => '3-5 DAYS'],
      ],
    },
    { comma: '\t', encode: withMark },
  ),
  list('Juniper & Salt - wholesale 2026.csv', 'CSV saved out of a spreadsheet, codes spoilt', {
    wares: waresOf({
      brand: 'Juniper & Salt',
      shelf: 'beauty',
      count: 46,
      prefix: '860007',
      sku: (n) => `JS-${n}`,
      cents: [350, 2600],
    }),
    says: 'sku title pack msrp',
    currency: 'USD',
    above: [
      ['Juniper & Salt Skincare', '', '', '', '', '', ''],
      ['Wholesale opening order $200 / reorder $100', '', '', '', '', '', ''],
      ['hello@juniperandsalt.example | 503-555-0148', '', '', '', '', '', ''],
      ['', '', '', '', '', '', ''],
    ],
    section: (name) => [[name, '', '', '', '', '', '']],
    columns: [
      ['SKU', ({ sku }) => sku],
      ['Product', ({ title }) => title],
      ['UPC', scientific],
      ['Case Pack', ({ pack }) => pack],
      ['WHSL', ({ costCents }) => ` $ ${money(costCents)} `],
      ['SRP', ({ msrpCents }) => ` $ ${money(msrpCents)} `],
      ['Qty', () => ''],
    ],
  }),
  list('Old Harbor Provisions price list SPRING.csv', 'CSV saved out of a spreadsheet, codes spoilt', {
    wares: waresOf({
      brand: 'Old Harbor',
      shelf: 'grocery',
      count: 38,
      prefix: '00421',
      sku: (n) => `${n}`,
      cents: [180, 1400],
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    above: [
      ['OLD HARBOR PROVISIONS', '', '', '', '', ''],
      ['Spring 2026', '', '', '', '', ''],
    ],
    columns: [
      ['Item #', ({ sku }) => sku],
      ['UPC', withoutZeros],
      ['Item Description', ({ title }) => title],
      ['Pack', ({ pack }) => pack],
      ['Unit Cost', ({ costCents }) => usd(costCents)],
      ['Suggested Retail', ({ msrpCents }) => usd(msrpCents)],
    ],
    below: [
      ['', '', '', '', '', ''],
      ['', '', 'TOTAL ITEMS', 38, '', ''],
      ['All orders FOB Portland ME. Prices subject to change.', '', '', '', '', ''],
    ],
  }),
  list(
    'tarifa_mayorista_la_despensa.csv',
    'CSV of the south, decimal commas',
    {
      wares: waresOf({
        brand: 'La Despensa',
        shelf: 'cocina',
        count: 30,
        prefix: '843700',
        digits: 13,
        sku: (n) => `LD-${n}`,
        cents: [150, 2900],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['La Despensa del Norte S.L.'],
        ['Tarifa mayorista 2026 - precios en euros, IVA no incluido'],
        [],
      ],
      columns: [
        ['Código', ({ sku }) => sku],
        ['Descripción', ({ title }) => title],
        ['Código de barras', ({ code }) => code],
        ['Uds/caja', ({ pack }) => pack],
        ['Precio', ({ costCents }) => comma(costCents)],
        ['PVP recomendado', ({ msrpCents }) => comma(msrpCents)],
      ],
    },
    { comma: ';', encode: withMark },
  ),
  list(
    'listino_rivenditori_bottega_sestri.csv',
    'CSV of the south, decimal commas',
    {
      wares: waresOf({
        brand: 'Bottega Sestri',
        shelf: 'casa',
        count: 30,
        prefix: '803312',
        digits: 13,
        sku: (n) => `BS.${n}`,
        cents: [400, 4900],
        packs: [1, 2, 6],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      columns: [
        ['Codice', ({ sku }) => sku],
        ['Descrizione articolo', ({ title }) => title],
        ['Cod. EAN', ({ code }) => code],
        ['Pz. x cartone', ({ pack }) => pack],
        ['Prezzo al pubblico €', ({ msrpCents }) => comma(msrpCents)],
        ['Prezzo rivenditore netto €', ({ costCents }) => comma(costCents)],
        ['IVA', () => '22%'],
      ],
    },
    { comma: ';', encode: windows1252 },
  ),
  list('bramble_co_price_breaks.csv', 'CSV with prices by quantity or dozen', {
    wares: waresOf({
      brand: 'Bramble',
      shelf: 'pet',
      count: 40,
      prefix: '19962',
      sku: (n) => `BR${n}`,
      cents: [300, 2200],
      packs: [6, 12],
    }),
    says: 'sku upc title pack map',
    currency: 'USD',
    columns: [
      ['SKU', ({ sku }) => sku],
      ['Product Name', ({ title }) => title],
      ['UPC', ({ code }) => code],
      ['Master Case', ({ pack }) => pack],
      ['1-11 units', ({ costCents }) => usd(costCents)],
      ['12-47 units', ({ costCents }) => usd(Math.round(costCents * 0.92))],
      ['48+ units', ({ costCents }) => usd(Math.round(costCents * 0.85))],
      ['MAP', ({ mapCents }) => usd(mapCents)],
    ],
  }),
  list('Ironwood Hand Tools - dozen pricing.csv', 'CSV with prices by quantity or dozen', {
    wares: waresOf({
      brand: 'Ironwood',
      shelf: 'tools',
      count: 40,
      prefix: '0358',
      sku: (n) => `IW-${n}`,
      cents: [120, 1800],
      packs: [12, 24, 36],
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    section: (name) => [[name.toUpperCase()]],
    columns: [
      ['Cat. No.', ({ sku }) => sku],
      ['Description', ({ title }) => `${title}\nlifetime warranty`],
      ['UPC', ({ code }) => code],
      ['Ctn', ({ pack }) => pack],
      ['Price/Dz', ({ costCents }) => usd(costCents * 12)],
      ['Sugg. Retail (ea)', ({ msrpCents }) => usd(msrpCents)],
    ],
    but: ({ title }) => ({ title: `${title} lifetime warranty` }),
  }),
];
