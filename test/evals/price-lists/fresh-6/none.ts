import { type Row, sheetOf } from '../fresh-2/listing.ts';
import { draw } from '../fresh-2/paper.ts';
import { usd, type Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import { csv, marked } from '../fresh-5/files.ts';
import { comma, goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const STOCK = 'no prices: what is in stock, or sizes and weights';
const TERMS = 'no prices to buy at: an application, or terms and freight';
const BILL = 'no prices to buy at: an invoice to somebody';

const lamps = goods(
  `
# Lanterns
Basecamp Lantern 400 | Slate, Ochre | 18.00 | 6
Basecamp Lantern 800 | Slate, Ochre | 24.00 | 6
Clip Light Mini | Slate, Ochre, Glow | 7.50 | 12
# Headlamps
Ridge Headlamp 350 | Black, Teal | 16.00 | 12
Ridge Headlamp Rechargeable | Black, Teal | 25.00 | 12
# Power
Solar Panel 10W | - | 31.00 | 4
Power Bank 10K | - | 19.00 | 10
USB-C Cable Braided 4 ft | - | 5.00 | 24
`,
  { prefix: '842019', start: 700, stride: 4, sku: (n) => `BC${n}` },
);

const oils = goods(
  `
# Oils
Avocado Oil 500 mL | - | 6.00 | 6
Grapeseed Oil 500 mL | - | 5.10 | 6
Toasted Sesame Oil 250 mL | - | 4.40 | 12
# Vinegars
Apple Cider Vinegar 1 L | - | 3.90 | 12
Sherry Vinegar 375 mL | - | 4.80 | 6
White Balsamic 375 mL | - | 5.25 | 6
# Salts
Flaky Sea Salt 120 g | - | 3.35 | 10
Smoked Salt 110 g | - | 3.70 | 10
Lemon Pepper 90 g | - | 3.50 | 10
`,
  { prefix: '628504', start: 230, stride: 9, sku: (n) => `PG-${n}` },
);

const soaps = goods(
  `
# All
Hand Soap Refill 34 oz - Verbena | - | 8.25 | 6
Hand Soap 12 oz - Verbena | - | 5.10 | 12
Dish Soap 16 oz - Bergamot | - | 4.60 | 12
Laundry Strips 64 ct | - | 7.90 | 10
Scrub Brush, Beech | - | 3.75 | 12
Swedish Dishcloth 3-pk | - | 5.50 | 10
`,
  { prefix: '860011', start: 55, sku: (n) => `TD${n}` },
);

const spices = goods(
  `
# Alle
Paprika geräuchert 80 g | - | 2.60 | 8
Kurkuma gemahlen 70 g | - | 2.20 | 8
Pfeffer Kampot schwarz 60 g | - | 4.90 | 6
Zimtstangen 40 g | - | 3.15 | 8
Garam Masala 75 g | - | 2.95 | 8
`,
  { prefix: '4260771', digits: 13, start: 310, sku: (n) => `GW-${n}` },
);

const APPLICATION: Row[] = [
  ['MOSS & MERIDIAN APOTHECARY'],
  ['Wholesale Account Application - US Retailers'],
  [],
  ['Business name', null, null, 'Website'],
  ['Years in business', null, null, 'Resale certificate #'],
  ['Type of store', 'Gift / Boutique', 'Spa', 'Online'],
  ['Ship to', null, null, 'Bill to'],
  [],
  ['How we work', 'Amount', 'Notes'],
  ['Opening order minimum', '$350.00', '12 units per SKU'],
  ['Reorder minimum', '$150.00', '6 units per SKU'],
  ['Free freight', '$750.00', 'Lower 48 only'],
  ['Returned check fee', '$35.00', 'per item'],
  ['Tester program', 'Yes', '1 tester per 12 units'],
  [],
  ['Trade references', 'Phone', 'Credit limit', 'Since'],
  ['1.'],
  ['2.'],
  ['3.'],
  [],
  ['Do you sell on third-party marketplaces (Amazon, eBay, Walmart)?', 'Yes / No'],
  ['Signature', null, null, 'Date'],
];

const DEALER_TERMS: Row[] = [
  ['Castellan Tool Company'],
  ['2026 Dealer Terms, Freight and Minimum Advertised Price Policy'],
  [],
  ['1', 'Payment', 'Credit card at time of order; Net 30 on approved credit after 3 orders.'],
  ['2', 'Minimums', 'Opening $1,000.00 net. Reorders $250.00 net. Orders below are charged $15.00 handling.'],
  ['3', 'Returns', 'RMA required. 15% restocking fee within 30 days.'],
  [
    '4',
    'MAP',
    'Advertised prices may not be below MAP for any item. First violation: warning. Second: 60 days hold.',
  ],
  ['5', 'Marketplaces', 'Sales on third-party marketplaces need our written authorization.'],
  [],
];

const FREIGHT: Row[] = [
  ['Freight chart (FOB Reno, NV)'],
  ['Zone', 'States', 'Up to 25 lb', '26-70 lb', '71-150 lb', 'Pallet'],
  ['A', 'CA, NV, OR, WA', 9.95, 18.5, 32, 145],
  ['B', 'AZ, CO, ID, MT, NM, UT, WY', 12.5, 24.75, 41, 189],
  ['C', 'TX, OK, KS, NE, Dakotas', 15.25, 29.9, 52.5, 240],
  ['D', 'East of the Mississippi', 18.75, 36, 64, 295],
  ['E', 'AK, HI, PR', 'quote', 'quote', 'quote', 'quote'],
];

const QUANTITIES = [12, 24, 6, 12, 36, 10];

/** What was billed: by nobody's list. */
function invoice(
  lines: readonly Ware[],
  {
    above,
    heads,
    below,
    money,
  }: {
    above: readonly string[];
    heads: readonly string[];
    below: (cents: number) => readonly string[];
    money: (cents: number) => string;
  },
): Promise<Buffer> {
  return draw({ isA4: heads[0] !== 'Item' }, (page) => {
    let y = 40;
    const put = (text: string, x: number, width: number, align: 'left' | 'right' = 'left') =>
      page.text(text, x, y, { width, align, lineBreak: false });
    for (const [at, text] of above.entries()) {
      page.font(at === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(at === 0 ? 14 : 9);
      put(text, 40, 500);
      y += at === 0 ? 22 : 13;
    }
    y += 14;
    const places = [40, 110, 330, 400, 470];
    const row = (texts: readonly string[]) => {
      for (const [at, text] of texts.entries())
        put(text, places[at] ?? 40, at === 1 ? 215 : 65, at > 1 ? 'right' : 'left');
      y += 15;
    };
    page.font('Helvetica-Bold').fontSize(9);
    row(heads);
    page.font('Helvetica');
    let total = 0;
    for (const [at, { sku, title, costCents }] of lines.entries()) {
      const count = QUANTITIES[at] ?? 1;
      total += count * costCents;
      row([sku, title, String(count), money(costCents), money(count * costCents)]);
    }
    y += 8;
    for (const text of below(total)) {
      put(text, 40, 515, text.includes(':') ? 'right' : 'left');
      y += 14;
    }
  });
}

const bill = (file: string, make: () => Promise<Buffer>): PriceList => ({
  file,
  kind: BILL,
  make: async () => ({ bytes: await make(), lines: [] }),
});

export const none: PriceList[] = [
  csv('ATS report 01-12-26.csv', STOCK, {
    ...sheetOf({
      wares: lamps,
      says: '',
      currency: null,
      above: [['Basecamp Goods - Available to Sell'], ['Run 01/12/2026 06:00 AM by warehouse RNO'], []],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['On Hand', ({ number }) => (number * 17) % 640],
        ['Allocated', ({ number }) => (number * 5) % 40],
        ['ATS', ({ number }) => ((number * 17) % 640) - ((number * 5) % 40)],
        ['Next PO Qty', ({ number }) => (number % 3 ? '' : 480)],
        ['ETA', ({ number }) => (number % 3 ? '' : '02/20/2026')],
      ],
    }),
    lines: [],
  }),
  csv(
    'PG item master - dims & weights.csv',
    STOCK,
    {
      ...sheetOf({
        wares: oils,
        says: '',
        currency: null,
        columns: [
          ['SKU', ({ sku }) => sku],
          ['Product Name', ({ title }) => title],
          ['Unit UPC', ({ code }) => code],
          ['Case GTIN', ({ caseCode }) => caseCode],
          ['Case Qty', ({ pack }) => pack],
          ['Unit W (in)', ({ weight }) => (weight + 1.5).toFixed(2)],
          ['Unit H (in)', ({ weight }) => (weight + 6.25).toFixed(2)],
          ['Unit Wt (lb)', ({ weight }) => weight.toFixed(2)],
          ['Case Wt (lb)', ({ weight, pack }) => (weight * pack + 0.8).toFixed(2)],
          ['Ti', () => 12],
          ['Hi', () => 6],
          ['Shelf Life (days)', () => 540],
          ['HTS', () => '1515.90.8010'],
          ['COO', () => 'Canada'],
        ],
      }),
      lines: [],
    },
    { encode: marked },
  ),
  book('Moss & Meridian Wholesale Application 2026.xlsx', TERMS, words('Application', APPLICATION)),
  book(
    'Castellan 2026 dealer terms + freight + MAP.xlsx',
    TERMS,
    words('Terms', DEALER_TERMS),
    words('Freight', FREIGHT),
  ),
  bill('Invoice INV-20418 Tidewater Home.pdf', () =>
    invoice(soaps, {
      above: [
        'INVOICE',
        'Tidewater Home Goods LLC, 418 Wharf St, Portland ME',
        'Invoice No. INV-20418    Date 12/18/2025    PO 7731    Terms Net 30    Due 01/17/2026',
        'Bill to: Corner Pantry, 22 Elm Ave, Concord NH',
      ],
      heads: ['Item', 'Description', 'Qty', 'Unit Price', 'Amount'],
      below: (cents) => [
        `Subtotal: ${usd(cents)}`,
        'Shipping (UPS Ground): $38.20',
        `Amount due: ${usd(cents + 3820)}`,
        'Please remit by ACH. Late balances accrue 1.5% a month.',
      ],
      money: usd,
    }),
  ),
  bill('Rechnung 2025-1187.pdf', () =>
    invoice(spices, {
      above: [
        'Rechnung',
        'Gewürzwerk Nordheim GmbH, Hafenstr. 9, 26122 Oldenburg, USt-IdNr. DE318800412',
        'Rechnungsnummer 2025-1187    Rechnungsdatum 19.12.2025    Lieferdatum 17.12.2025    Kundennr. 10442',
        'Feinkost Albers, Lange Str. 3, 28195 Bremen',
      ],
      heads: ['Artikel', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
      below: (cents) => [
        `Nettobetrag: ${comma(cents)} €`,
        `zzgl. 7 % MwSt.: ${comma(Math.round(cents * 0.07))} €`,
        `Rechnungsbetrag: ${comma(cents + Math.round(cents * 0.07))} €`,
        'Zahlbar innerhalb von 14 Tagen ohne Abzug.',
      ],
      money: comma,
    }),
  ),
];
