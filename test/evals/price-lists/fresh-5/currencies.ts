import { type Cell, sheetOf } from '../fresh-2/listing.ts';
import { money, usd } from '../fresh-2/wares.ts';
import { book } from '../fresh-3/books.ts';
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { csv, utf16 } from './files.ts';
import { charm, comma, goods, usual } from './goods.ts';

const teas = goods(
  `
Loose Leaf Tin, Earl Grey | - | 7.50 | 6
Loose Leaf Tin, Masala Chai | - | 7.50 | 6
Loose Leaf Tin, Jasmine Pearl | - | 9.25 | 6
Loose Leaf Tin, Rooibos Vanilla | - | 7.50 | 6 | | new
Pyramid Sachets 15 ct, Earl Grey | - | 5.75 | 8
Pyramid Sachets 15 ct, Peppermint | - | 5.75 | 8
Pyramid Sachets 15 ct, Sleepy Time | - | 5.75 | 8
Matcha, ceremonial 30 g | - | 14.00 | 6
Matcha Whisk, bamboo | - | 8.80 | 12
Glass Teapot 600 ml | - | 13.50 | 4
Mesh Infuser | - | 3.10 | 24
Gift Box, Four Seasons | - | 18.40 | 4
`,
  { prefix: '850321', start: 41, sku: (n) => `HT-${n}`, retail: charm(2) },
);

const linen = goods(
  `
# Cuisine
Torchon lin lavé | Naturel, Argile, Bleu nuit | 7.40 | 12 | 16.90
Tablier lin | Naturel, Argile | 21.50 | 6 | 49
Manique matelassée | Naturel, Bleu nuit | 6.80 | 12 | 15.9
# Table
Serviette 45x45 | Naturel, Argile, Céladon | 5.20 | 12 | 11.9
Chemin de table 45x150 | Naturel, Céladon | 18.60 | 6 | 42
Nappe 170x250 | Naturel, Argile | 58.00 | 2 | 129
# Bain
Gant nid d'abeille | Écru, Céladon | 3.90 | 24 | 8.9
Drap de bain nid d'abeille | Écru, Céladon | 27.80 | 4 | 64
`,
  { prefix: '376019502', digits: 13, start: 110, sku: (n) => `LIN${n}`, join: ' ' },
);

const skis = goods(
  `
# Gloves
Couloir Gauntlet | S, M, L, XL | 44.00 | 1 | 89.99
Powder Mitt | S/M, L/XL | 38.50 | 1 | 79.99
Liner Glove | S/M, L/XL | 11.00 | 1 | 22.99
# Goggles
Ridge OTG Goggle | Smoke, Rose | 42.00 | 1 | 84.99
Grom Goggle | Blue, Pink | 19.50 | 1 | 39.99
# Accessories
Boot Bag 38 L | - | 31.00 | 1 | 64.99
Tuning Kit | - | 24.50 | 1 | 49.99
`,
  {
    prefix: '627330',
    start: 1802,
    stride: 3,
    sku: (n, _, { variant }) => `CM${n}${variant.replace(/\W/g, '').slice(0, 2)}`,
  },
);

const watches = goods(
  `
# Field
Field 38 Quartz | Black, Sand, Olive | 62.00 | 1 | 139
Field 42 Automatic | Black, Sand | 148.00 | 1 | 329
# Dive
Skerry 200 m | Blue, Orange | 171.00 | 1 | 379
# Straps
Nato Strap 20 mm | Black, Sand, Olive, Navy | 6.50 | 1 | 16
Leather Strap 20 mm | Tan, Black | 14.00 | 1 | 34
Rubber Strap 22 mm | Blue, Orange | 9.80 | 1 | 24
`,
  {
    prefix: '570301882',
    digits: 13,
    start: 204,
    sku: (n, _, { section }) => `${section.slice(0, 2).toUpperCase()}${n}`,
  },
);

const rounded = (cents: number, rate: number, step: number): number =>
  Math.round((cents * rate) / step) * step;
const cash =
  (format: string) =>
  (cents: number): Cell => ({ v: usual(cents), format });

export const currencies: PriceList[] = [
  csv(
    'tarif_revendeurs_atelier_linhaut.csv',
    'prices as text, with a currency and a unit',
    sheetOf({
      wares: linen,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Atelier Linhaut - tarif revendeurs 2026'],
        ['Prix HT départ atelier. Minimum de première commande : 250 € HT'],
        [],
      ],
      columns: [
        ['Réf.', ({ sku }) => sku],
        ['Désignation', ({ title }) => title],
        ['Gamme', ({ section }) => section],
        ['Code EAN', ({ code }) => code],
        ['Colisage', ({ pack }) => pack],
        ['Prix revendeur HT', ({ costCents }) => `${comma(costCents)} €`],
        ['Prix public conseillé TTC', ({ msrpCents }) => `${comma(msrpCents)} €`],
      ],
      below: [[], ['Franco de port à partir de 450 € HT. Paiement à 30 jours après ouverture de compte.']],
    }),
    { comma: ';', encode: windows1252 },
  ),
  book(
    'HazelThorn Tea wholesale.xlsx',
    'prices as text, with a currency and a unit',
    sheetOf({
      name: 'Sheet1',
      wares: teas,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['Hazel & Thorn Tea Co - wholesale'], []],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Name', ({ title, isNew }) => `${title}${isNew ? ' *NEW*' : ''}`],
        ['UPC', ({ code }) => code.replace(/^(.)(.{5})(.{5})(.)$/, '$1 $2 $3 $4')],
        ['Wholesale', ({ costCents }) => `${usd(costCents)}/ea`],
        ['Comes in', ({ pack }) => `${pack}/case`],
        ['Retail', ({ msrpCents }) => `${usd(msrpCents)} SRP`],
        ['Min', ({ pack }) => `1 case (${pack})`],
      ],
      below: [[], ['$200 opening order / $100 reorder'], ['we ship mon-thurs!']],
    }),
  ),
  book(
    'Cirque Mountain FW26 dealer USD-CAD.xlsx',
    'two or three currencies in columns',
    sheetOf({
      name: 'FW26',
      wares: skis,
      says: 'sku upc title msrp',
      currency: 'USD',
      above: [['CIRQUE MOUNTAIN GOODS'], ['FW26 dealer pricing, Canada and USA'], []],
      heads: [
        [
          null,
          null,
          null,
          { v: 'CANADA (CAD)', across: 2 },
          null,
          { v: 'USA (USD)', across: 2 },
          null,
          { v: 'Origin', down: 2 },
        ],
        ['Style', 'Description', 'UPC', 'Dealer', 'MSRP', 'Dealer', 'MSRP'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ costCents }) => cash('[$$-1009]#,##0.00')(rounded(costCents, 1.34, 50))],
        ['', ({ msrpCents }) => cash('[$$-1009]#,##0.00')(rounded(msrpCents, 1.35, 1000) - 1)],
        ['', ({ costCents }) => cash('[$$-409]#,##0.00')(costCents)],
        ['', ({ msrpCents }) => cash('[$$-409]#,##0.00')(msrpCents)],
        ['', ({ number }) => (number % 2 ? 'VN' : 'CN')],
      ],
      section: (name) => [[name.toUpperCase()]],
      below: [[], ['GST/HST extra where applicable. US orders ship duty paid from Blaine, WA.']],
    }),
  ),
  csv(
    'Skagen-Urfabrik wholesale 2026.txt',
    'two or three currencies in columns',
    sheetOf({
      wares: watches,
      says: 'sku upc title msrp',
      currency: 'USD',
      columns: [
        ['Item no.', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['Collection', ({ section }) => section],
        ['EAN', ({ code }) => code],
        ['WHS DKK', ({ costCents }) => money(rounded(costCents, 6.8, 500))],
        ['RRP DKK', ({ msrpCents }) => money(rounded(msrpCents, 7.1, 500))],
        ['WHS EUR', ({ costCents }) => money(rounded(costCents, 0.92, 10))],
        ['RRP EUR', ({ msrpCents }) => money(rounded(msrpCents, 0.95, 100))],
        ['WHS USD', ({ costCents }) => money(costCents)],
        ['RRP USD', ({ msrpCents }) => money(msrpCents)],
      ],
    }),
    { comma: '\t', encode: utf16 },
  ),
];
