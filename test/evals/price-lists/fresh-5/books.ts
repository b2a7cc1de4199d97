import { type Cell, type Row, sheetOf } from '../fresh-2/listing.ts';
import { money } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { csv, prose } from './files.ts';
import { charm, goods, usual } from './goods.ts';

const dollars = (cents: number): Cell => ({ v: usual(cents), format: '"$"#,##0.00' });
const euros = (cents: number): Cell => ({ v: usual(cents), format: '#,##0.00\\ "€"' });

const dog = goods(
  `
# Chews
Bully Bite 6" | - | 3.10 | 50 | 6.49
Yak Chew | Small=4.20, Large=7.80 | 4.20 | 24
Sweet Potato Twist 8 oz | - | 5.35 | 12
# Beds
Bolster Bed | S=24.00, M=33.00, L=44.00 | 24 | 2
# Walk
Hemp Leash 5 ft | Moss, Rust | 9.40 | 12
`,
  { prefix: '850098', start: 11, sku: (n) => `BWD-${n}`, retail: charm(2) },
);
const cat = goods(
  `
# Play
Feather Wand | - | 4.10 | 24
Catnip Carrot | - | 2.65 | 48
Crinkle Tunnel | - | 12.70 | 6
# Scratch
Cardboard Lounge | - | 11.90 | 4
Sisal Post 28" | - | 19.80 | 2
`,
  { prefix: '850098', start: 61, sku: (n) => `BWC-${n}`, retail: charm(2) },
);
const out = goods(
  `
Rope Tug, old logo | - | 2.40 | 24
Squeaky Fox (2024) | - | 3.15 | 24
Slow Feeder, Lilac | - | 5.50 | 12
`,
  { prefix: '850098', start: 91, sku: (n) => `BWX-${n}`, retail: charm(2.6) },
);

const wood = goods(
  `
# Schneidebretter
Schneidebrett Eiche 30 x 20 cm | - | 14.90 | 6 | 32.90
Schneidebrett Eiche 40 x 25 cm | - | 21.50 | 4 | 46.90
Servierbrett Nussbaum mit Griff | - | 18.70 | 6 | 39.90
# Küchenhelfer
Kochlöffel Olive 30 cm | - | 3.80 | 24 | 8.90
Pfannenwender Olive | - | 4.10 | 24 | 9.50
Teigroller Buche | - | 6.95 | 12 | 15.90
Salzfass mit Deckel | - | 8.60 | 12 | 18.90
# Wohnen
Kerzenhalter rund, 3er-Set | - | 12.40 | 8 | 27.90
Wandhaken Eiche, 2 Stück | - | 7.20 | 20 | 15.90
Untersetzer Kork/Eiche, 4er-Set | - | 6.40 | 20 | 13.90
`,
  { prefix: '426078210', digits: 13, start: 14, sku: (n) => `NH-${n}00` },
);
const last = goods(
  `
Etagere zweistöckig | - | 17.00 | 2 | 49.90
Flaschenöffner Esche | - | 2.50 | 24 | 9.90
`,
  { prefix: '426078210', digits: 13, start: 71, sku: (n) => `NH-${n}00` },
);

/** Codes of two makers: those that begin with a zero lose it, those that don't are too long to be shown. */
const garden = [
  ...goods(
    `
# Seeds
Sunflower Giant, packet | - | 1.20 | 20
Sweet Pea Mix, packet | - | 1.20 | 20
Zinnia Brights, packet | - | 1.20 | 20
Basil Genovese, packet | - | 1.10 | 20
Radish Cherry Belle, packet | - | 1.10 | 20
Salad Bowl Collection, 6 packets | - | 6.40 | 8
`,
    { prefix: '036414', start: 2011, stride: 13, sku: (n) => `S${n}`, retail: charm(2.2) },
  ),
  ...goods(
    `
# Tools
Hori Hori Knife | - | 13.75 | 12
Bypass Pruner | - | 11.60 | 12
Dibber, ash | - | 5.25 | 24
# Pots
Coir Pot 3", 12 pk | - | 3.30 | 36
Terracotta 4" | - | 1.65 | 24
Watering Can 1.5 L | - | 12.10 | 6
`,
    { prefix: '860731', start: 310, stride: 3, sku: (n) => `T${n}`, retail: charm(2) },
  ),
];

const scientific = (code: string): string => `${(Math.round(Number(code) / 1e6) / 1e5).toFixed(5)}E+11`;
const asSaved = (code: string): string => (code.startsWith('0') ? code.slice(1) : scientific(code));

const titles = goods(
  `
# Picture Books
The Lighthouse Mouse | Hardcover | 8.98 | 36 | 17.95
Where Do Rivers Sleep? | Hardcover | 8.98 | 36 | 17.95
Goodnight, Tractor | Board book | 4.48 | 60 | 8.95
Count the Puffins | Board book | 4.48 | 60 | 8.95 | new
# Cooking
One Pot, Four Seasons | Hardcover | 16.00 | 14 | 32 | new
The Preserving Year | Paperback | 11.48 | 24 | 22.95
Bread by Hand | Hardcover | 17.48 | 12 | 34.95
# Nature & Outdoors
Pocket Guide: Mosses | Paperback | 7.48 | 48 | 14.95
Pocket Guide: Tide Pools | Paperback | 7.48 | 48 | 14.95
Walking the High Divide | Paperback | 9.98 | 32 | 19.95
# Journals
Five Minute Garden Journal | Flexibound | 8.50 | 30 | 16.99
Birding Log | Flexibound | 7.50 | 30 | 14.99
`,
  { prefix: '978164321', digits: 13, start: 407, stride: 9, sku: (n) => `TP${n}` },
);

const freight: Row[] = [
  ['FREIGHT TABLE - UPS Ground, flat rate by zone'],
  ['Order value', 'West', 'Central', 'East'],
  ['up to $250', 14.5, 18.5, 22],
  ['$251 - $500', 18, 22, 27.5],
  ['$501 - $999', 24, 29, 35],
  ['$1,000 and up', 'free', 'free', 'free'],
];

export const books: PriceList[] = [
  book(
    'Bramblewood Pet wholesale workbook 2026.xlsx',
    'several sheets: a cover, terms, price lists, closeouts and freight',
    words('COVER', prose(null, null, 'BRAMBLEWOOD PET', '2026 Wholesale Workbook', 'v3 - updated 10/2026')),
    words(
      'Terms',
      prose(
        'TERMS',
        '1. Opening order $200, reorder $100.',
        '2. Net 30 after first order.',
        '3. No marketplace sales without our consent.',
      ),
    ),
    ...(
      [
        ['Dog', dog],
        ['Cat', cat],
      ] as const
    ).map(([name, wares]) =>
      sheetOf({
        name,
        wares,
        says: 'sku upc title pack msrp',
        currency: 'USD',
        above: [[`${name.toUpperCase()} - wholesale price list`], []],
        columns: [
          ['Item #', ({ sku }) => sku],
          ['Description', ({ title }) => title],
          ['UPC', ({ code }) => ({ v: Number(code), format: '0' })],
          ['Case', ({ pack }) => pack],
          ['Wholesale', ({ costCents }) => dollars(costCents)],
          ['Retail', ({ msrpCents }) => dollars(msrpCents)],
          ['Order Qty', () => null],
        ],
        section: (section) => [[section]],
      }),
    ),
    sheetOf({
      name: 'Closeouts',
      wares: out,
      says: 'sku upc title',
      currency: 'USD',
      above: [['CLOSEOUTS - while supplies last, all sales final'], []],
      columns: [
        ['Item #', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC', ({ code }) => ({ v: Number(code), format: '0' })],
        ['Was', ({ msrpCents }) => dollars(Math.round(msrpCents / 2))],
        ['Closeout price', ({ costCents }) => dollars(costCents)],
        ['On hand', ({ number }) => number * 7 - 500],
      ],
    }),
    words('Freight', freight),
  ),
  book(
    'Preisliste_Nordholz_2026.xlsx',
    'several sheets: a cover, terms, price lists, closeouts and freight',
    words(
      'Deckblatt',
      prose(
        'NORDHOLZ MANUFAKTUR',
        'Händlerpreisliste 2026',
        'gültig ab 01.01.2026',
        'Werftstraße 12, 24143 Kiel',
      ),
    ),
    sheetOf({
      name: 'Preisliste',
      wares: wood,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      columns: [
        ['Art.-Nr.', ({ sku }) => sku],
        ['Bezeichnung', ({ title }) => title],
        ['EAN', ({ code }) => code],
        ['VPE', ({ pack }) => pack],
        ['HEK netto', ({ costCents }) => euros(costCents)],
        ['UVP inkl. 19% MwSt.', ({ msrpCents }) => euros(msrpCents)],
        ['Gewicht (kg)', ({ weight }) => ({ v: weight, format: '0.00' })],
      ],
      section: (name) => [[{ v: name, across: 7, bold: true }]],
    }),
    sheetOf({
      name: 'Auslaufartikel',
      wares: last,
      says: 'sku upc title msrp',
      currency: 'EUR',
      above: [['Auslaufartikel - nur solange Vorrat reicht, kein Umtausch'], []],
      columns: [
        ['Art.-Nr.', ({ sku }) => sku],
        ['Bezeichnung', ({ title }) => title],
        ['EAN', ({ code }) => code],
        ['HEK alt', ({ costCents }) => euros(costCents + 450)],
        ['Abverkaufspreis netto', ({ costCents }) => euros(costCents)],
        ['UVP', ({ msrpCents }) => euros(msrpCents)],
        ['Bestand', ({ number }) => number - 40],
      ],
    }),
    words('Versand & Konditionen', [
      ['Versandkosten Deutschland'],
      ['Warenwert netto', 'DE', 'AT', 'EU'],
      ['bis 150 €', 8.9, 14.9, 19.9],
      ['150 € bis 400 €', 5.9, 11.9, 16.9],
      ['ab 400 €', 'frei', 'frei', 9.9],
      [],
      ['Mindestbestellwert 100 € netto. 3% Skonto bei Bankeinzug, sonst 30 Tage netto.'],
    ]),
  ),
  csv(
    'wholesale-seeds-and-tools.csv',
    'codes that a spreadsheet or a hand has changed',
    sheetOf({
      wares: garden,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      but: ({ code }) => (code.startsWith('0') ? {} : { upc: null, upc_stated: scientific(code) }),
      columns: [
        ['Item', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC', ({ code }) => asSaved(code)],
        ['Case', ({ pack }) => pack],
        ['Wholesale', ({ costCents }) => `$${money(costCents)} `],
        ['SRP', ({ msrpCents }) => `$${money(msrpCents)} `],
      ],
      section: (name) => [[name, '', '', '', '', '']],
      below: [
        ['', '', '', '', '', ''],
        ['Seeds ship January to June only.', '', '', '', '', ''],
      ],
    }),
  ),
  book(
    'Tern Point Books fall backlist.xlsx',
    'codes that a spreadsheet or a hand has changed',
    sheetOf({
      name: 'Order form F26',
      wares: titles,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      but: ({ family }) => ({ title: family }),
      above: [
        ['TERN POINT BOOKS  |  Fall 2026 + backlist  |  Special sales: nonreturnable, US$'],
        ['Acct #', null, 'Ship to', null, null, 'PO'],
        [],
      ],
      columns: [
        ['Qty', () => null],
        ['Item', ({ sku }) => sku],
        ['ISBN-13', ({ code }) => code.replace(/^(\d{3})(\d)(\d{5})(\d{3})(\d)$/, '$1-$2-$3-$4-$5')],
        ['Title', ({ family }) => family],
        ['Binding', ({ variant }) => variant],
        ['Pub', ({ isNew }) => (isNew ? 'Oct 2026' : 'backlist')],
        ['Ctn', ({ pack }) => pack],
        ['List', ({ msrpCents }) => dollars(msrpCents)],
        ['Net (50% off)', ({ costCents }) => dollars(costCents)],
      ],
      section: (name) => [[null, null, null, { v: name.toUpperCase(), bold: true }]],
      below: [[], [null, null, null, 'Total units', null, null, { v: 0, formula: 'SUM(A5:A22)' }]],
    }),
  ),
];
