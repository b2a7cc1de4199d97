import { type Styled, sheetOf } from '../fresh-2/listing.ts';
import { book } from '../fresh-3/books.ts';
import { paper } from '../fresh-5/files.ts';
import { comma, goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const SHEET = 'European price list in its own language, a workbook';
const PAPER = 'European price list in its own language, printed';

const desk = goods(
  `
# Schreibtisch
Stiftköcher Filz | anthrazit, natur, petrol | 6.40 | 6 | 15.90
Schreibtischunterlage 60 x 40 cm | anthrazit, natur | 18.20 | 4 | 44.90
Kabelhalter 3er-Set | schwarz, cognac | 4.15 | 10 | 9.95
Mauspad rund | anthrazit, petrol | 5.60 | 10 | 13.90
# Taschen
Laptophülle 14" | anthrazit, natur, petrol | 16.75 | 5 | 39.90
Brillenetui | natur, cognac | 7.30 | 10 | 17.90
Schlüsselanhänger | anthrazit, cognac, petrol | 2.85 | 20 | 6.90
# Wohnen
Untersetzer 4er-Set | anthrazit, natur | 5.95 | 6 | 14.50
Sitzauflage Ø 35 cm | anthrazit, natur, petrol | 9.80 | 4 | 23.90
Wandkalender 2027 | - | 8.10 | 10 | 19.90
`,
  { prefix: '4262384', digits: 13, start: 1105, stride: 5, join: ' ', sku: (n) => `10-${n}` },
);

const pantry = goods(
  `
# CONFITURES
Confiture extra abricot du Roussillon 320 g | - | 3.15 | 12/6 | 5.90
Confiture extra figue violette 320 g | - | 3.30 | 12/6 | 6.20
Marmelade orange amère 320 g | - | 2.95 | 12/6 | 5.50
Gelée de coing 320 g | - | 3.05 | 12/6 | 5.70 | new
# MIELS
Miel de lavande 250 g | - | 4.60 | 12/6 | 8.90
Miel de châtaignier 500 g | - | 7.85 | 6/3 | 14.90
# BISCUITS
Navettes à la fleur d'oranger 200 g | - | 2.70 | 10/5 | 4.95
Croquants aux amandes 180 g | - | 2.85 | 10/5 | 5.25
Sablés au romarin 150 g | - | 2.60 | 10/5 | 4.80 | new
# SALÉ
Tapenade verte 90 g | - | 2.25 | 12/6 | 4.20
Anchoïade 90 g | - | 2.55 | 12/6 | 4.75
Confit d'oignon 120 g | - | 2.40 | 12/6 | 4.50
`,
  {
    prefix: '3770014',
    digits: 13,
    start: 5210,
    stride: 7,
    sku: (n, _, { section }) => `${section.slice(0, 3)}${n}`,
  },
);

const leather = goods(
  `
# Portafogli
Portafoglio uomo con portamonete | nero, testa di moro, cognac | 24.50 | 6 | 59.00
Portafoglio donna zip | nero, rosso, cognac | 27.80 | 6 | 69.00
Porta carte slim RFID | nero, blu, verde | 11.90 | 12 | 29.00
# Cinture
Cintura classica 3,5 cm | nero, testa di moro | 16.40 | 6 | 39.00
Cintura intrecciata | cognac, blu | 18.70 | 6 | 45.00
# Accessori
Portachiavi a moschettone | nero, cognac | 5.30 | 20 | 12.50
Astuccio occhiali | rosso, cognac | 9.60 | 10 | 24.00
Segnalibro in cuoio | - | 2.90 | 50 | 7.00
`,
  { prefix: '8057741', digits: 13, start: 3101, stride: 8, join: ' ', sku: (n) => `PS${n}` },
);

const olives = goods(
  `
# ACEITES
AOVE Picual 250 ml | - | 4.35 | 12 | 7.95
AOVE Picual 500 ml | - | 6.90 | 12 | 12.50
AOVE Arbequina 500 ml | - | 7.20 | 12 | 12.95
AOVE Arbequina lata 2 L | - | 24.60 | 4 | 41.50
# ACEITUNAS
Aceituna manzanilla 350 g | - | 1.95 | 12 | 3.60
Aceituna gordal picante 350 g | - | 2.40 | 12 | 4.40
Aceituna aragón 200 g | - | 1.70 | 18 | 3.15
# PATÉS Y CREMAS
Paté de aceituna negra 120 g | - | 1.85 | 24 | 3.45
Crema de pimiento asado 120 g | - | 1.90 | 24 | 3.50
# COSMÉTICA
Jabón de aceite de oliva 100 g | - | 1.60 | 24 | 3.95
Crema de manos 75 ml | - | 3.25 | 12 | 7.50
Bálsamo labial 10 ml | - | 1.75 | 24 | 4.20
`,
  { prefix: '8437019', digits: 13, start: 220, stride: 5, sku: (n) => `SJ-${String(n).padStart(4, '0')}` },
);

const euros = (cents: number): Styled => ({ v: cents / 100, format: '#,##0.00\\ "€"' });

export const tongues: PriceList[] = [
  book(
    'Händlerpreisliste 2026 Filzwerk Allgäu.xlsx',
    SHEET,
    sheetOf({
      name: 'Preisliste 2026',
      wares: desk,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Filzwerk Allgäu GmbH'],
        ['Händlerpreisliste gültig ab 01.01.2026'],
        ['Mindestbestellwert 150 € netto, ab 350 € frei Haus. Zahlung: 14 Tage 2 % Skonto, 30 Tage netto.'],
        [],
      ],
      section: (name) => [[{ v: name, across: 8 }]],
      columns: [
        ['Art.-Nr.', ({ sku }) => sku],
        ['Bezeichnung', ({ family }) => family],
        ['Farbe', ({ variant }) => variant || null],
        ['EAN', ({ code }) => ({ v: Number(code), format: '0' })],
        ['VPE', ({ pack }) => pack],
        ['EK netto', ({ costCents }) => euros(costCents)],
        ['UVP inkl. MwSt.', ({ msrpCents }) => euros(msrpCents)],
        ['Bestellmenge', () => null],
      ],
      below: [[], ['Irrtümer und Preisänderungen vorbehalten.']],
      but: ({ family }) => ({ title: family }),
    }),
  ),
  book(
    'Tarif revendeurs Maison Vallier 2026.xlsx',
    SHEET,
    sheetOf({
      name: 'Tarif',
      wares: pantry,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['MAISON VALLIER - Apt en Luberon'],
        ['Tarif revendeurs 2026 - prix en euros'],
        ['Franco de port 400 € HT. Minimum de commande 200 € HT. TVA 5,5 %.'],
        [],
      ],
      headEachSection: (name) => [
        [name],
        [
          'Réf.',
          'Désignation',
          'Gencod',
          'Sous-colis',
          'Colis (PCB)',
          'Prix HT unitaire',
          'Prix public conseillé TTC',
          'Nouveauté',
        ],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ inner }) => inner],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => `${comma(costCents)} €`],
        ['', ({ msrpCents }) => `${comma(msrpCents)} €`],
        ['', ({ isNew }) => (isNew ? 'NEW 2026' : null)],
      ],
      after: () => [[]],
    }),
  ),
  paper('Listino rivenditori 2026 Pelletteria Sarti.pdf', PAPER, {
    wares: leather,
    says: 'sku upc title msrp',
    currency: 'EUR',
    isA4: true,
    hasSections: true,
    size: 8,
    above: [
      'Pelletteria Sarti - Scandicci (FI)',
      'Listino rivenditori n. 12, valido dal 1° gennaio 2026',
      'Prezzi in Euro, IVA esclusa. I prezzi al pubblico consigliati sono IVA inclusa.',
    ],
    foot: (page) => `Pelletteria Sarti S.r.l. - P.IVA 05512340481 - pagina ${page}`,
    columns: [
      ['Codice', 65, 'left', ({ sku }) => sku],
      ['Descrizione', 195, 'left', ({ title }) => title],
      ['Codice EAN', 85, 'left', ({ code }) => code],
      ['Prezzo\nrivenditore', 75, 'right', ({ costCents }) => `€ ${comma(costCents)}`],
      ['Prezzo al\npubblico', 75, 'right', ({ msrpCents }) => `€ ${comma(msrpCents)}`],
    ],
    below: [
      'Ordine minimo: 250,00 euro. Porto franco oltre 500,00 euro.',
      'Pagamento: bonifico anticipato per il primo ordine, poi RB 30 gg f.m.',
    ],
  }),
  paper('Tarifa 2026 distribuidores - Sierra Jara.pdf', PAPER, {
    wares: olives,
    says: 'sku upc title pack msrp',
    currency: 'EUR',
    isA4: true,
    isBoxed: true,
    hasSections: true,
    above: [
      'SIERRA JARA, S. Coop. And.',
      'Tarifa 2026 para tiendas y distribuidores. Vigente desde el 1 de enero de 2026.',
    ],
    columns: [
      ['Ref.', 55, 'left', ({ sku }) => sku],
      ['Producto', 175, 'left', ({ title }) => title],
      ['EAN', 80, 'left', ({ code }) => code],
      ['Uds./caja', 50, 'center', ({ pack }) => String(pack)],
      ['Precio unidad\nsin IVA', 75, 'right', ({ costCents }) => `${comma(costCents)} €`],
      ['P.V.P. recom.\nIVA incl.', 75, 'right', ({ msrpCents }) => `${comma(msrpCents)} €`],
    ],
    below: ['Pedido mínimo 180 €. Portes pagados a partir de 350 € en península.'],
  }),
];
