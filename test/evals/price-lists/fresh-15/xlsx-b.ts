import { USD } from '../fresh-12/lib.ts';
import type { PriceList } from '../price-list.ts';
import { bookList } from './lib.ts';

const EUR = '#,##0.00 "€"';

const frenchSoap = bookList(
  'Tarif revendeurs 2026 - Savonnerie du Causse.xlsx',
  'list of the Continent (XLSX): French, prices without and with tax, sections in merged rows',
  [
    {
      name: 'Tarif 2026',
      currency: 'EUR',
      codes: ['3770021', 140, 13],
      says: { sku: 0, title: 1, upc: 3, case_pack: 4, cost: 5, msrp: 6 },
      formats: ['', '', '', '0', 'n', EUR, EUR],
      text: `
        !Savonnerie du Causse
        Tarif revendeurs au 1er janvier 2026 - Franco de port à partir de 350 € HT
        -
        !Réf.|Désignation|Poids|Gencod|Colisage|Prix HT|PVC TTC
        !SAVONS SOLIDES^7
        *SC-LAV|Savon à froid Lavande|100 g|@|12|2.90|6.90
        *SC-ROM|Savon à froid Romarin|100 g|@|12|2.90|6.90
        *SC-ARG|Savon à froid Argile verte|100 g|@|12|3.10|7.20
        *SC-NAT|Savon surgras sans parfum|100 g|@|12|2.90|6.90
        !SHAMPOINGS^7
        *SH-NOR|Shampoing solide cheveux normaux|85 g|@|8|4.60|10.90
        *SH-SEC|Shampoing solide cheveux secs|85 g|@|8|4.60|10.90
        !ACCESSOIRES^7
        *AC-PSB|Porte-savon en bois de hêtre|12 x 8 cm|@|6|3.75|8.90
        *AC-FIL|Filet à savon en chanvre||@|10|2.20|5.50
        *AC-CO3|Coffret trois savons|300 g|@|4|9.80|22.90
      `,
    },
  ],
);

const jewelry = bookList(
  'Tidepool Studio linesheet S26.xlsx',
  'line sheet (XLSX): style and name merged over the rows of its metals',
  [
    {
      name: 'Spring 2026',
      currency: 'USD',
      says: {
        sku: 1,
        title: ([, sku = '']) => PIECES[sku.slice(0, 5)] ?? null,
        cost: 4,
        msrp: 5,
      },
      formats: ['', '', '', '', USD, USD],
      text: `
        !TIDEPOOL STUDIO
        Wholesale line sheet, Spring 2026. Opening order minimum $300. Three week lead time.
        -
        !Style|SKU|Metal|Detail|Wholesale|Retail
        *Limpet Studs|TS101-S|Sterling Silver|Pair, 8 mm|21.00|46.00
        *|TS101-G|14k Gold Fill|Pair, 8 mm|26.00|58.00
        *Kelp Hoops|TS110-S|Sterling Silver|Pair, 22 mm|29.00|64.00
        *|TS110-G|14k Gold Fill|Pair, 22 mm|36.00|80.00
        *|TS110-V|Vermeil|Pair, 22 mm|33.00|74.00
        *Sand Dollar Pendant|TS204-S|Sterling Silver|18 in chain|34.00|76.00
        *|TS204-G|14k Gold Fill|18 in chain|41.00|92.00
        *Tide Ring|TS302-S|Sterling Silver|Sizes 5 to 9|25.00|56.00
        *|TS302-G|14k Gold Fill|Sizes 5 to 9|32.00|72.00
        *Pebble Cuff|TS410-S|Sterling Silver|Adjustable|48.00|108.00
      `,
    },
  ],
  ([sheet]) => {
    for (const [from, rows] of [
      [4, 2],
      [6, 3],
      [9, 2],
      [11, 2],
    ] as const) {
      const row = sheet?.rows[from];
      if (row) row[0] = { v: String(row[0]), down: rows };
    }
  },
);
const PIECES: Record<string, string> = {
  TS101: 'Limpet Studs',
  TS110: 'Kelp Hoops',
  TS204: 'Sand Dollar Pendant',
  TS302: 'Tide Ring',
  TS410: 'Pebble Cuff',
};

const kidsApparel = bookList(
  'Little Quarry SS26 order form.xlsx',
  'order form of clothing (XLSX): a column a size for quantities, units and amount to be worked out',
  [
    {
      name: 'SS26',
      currency: 'USD',
      says: { sku: 0, title: 1, cost: 4, msrp: 5 },
      formats: ['', '', '', '', USD, USD],
      text: `
        !LITTLE QUARRY  SPRING / SUMMER 2026
        Ship window 2/1/2026 to 3/15/2026. Cancel date 3/31/2026. Minimum 4 units per style.
        Store:|||Buyer:|||PO:
        -
        !|||||| SIZES^5||
        !Style #|Style|Color|Fabric|WS|MSRP|2T|3T|4T|5|6|Units|Amount
        *LQ-2601|Dino Pocket Tee|Sage|Organic cotton|11.00|24.00||||||0|0
        *LQ-2601|Dino Pocket Tee|Sky|Organic cotton|11.00|24.00||||||0|0
        *LQ-2604|Stripe Tank|Red|Organic cotton|9.50|21.00||||||0|0
        *LQ-2610|Canvas Play Short|Khaki|Cotton canvas|14.00|31.00||||||0|0
        *LQ-2610|Canvas Play Short|Navy|Cotton canvas|14.00|31.00||||||0|0
        *LQ-2622|Gauze Sundress|Poppy|Cotton gauze|18.50|41.00||||||0|0
        *LQ-2630|Terry Zip Hoodie|Oat|French terry|21.00|46.00||||||0|0
        *LQ-2641|Seersucker Romper|Lemon|Seersucker|17.00|38.00||||||0|0
        *LQ-2650|Bucket Hat|Sage|Cotton canvas|8.00|18.00||||||0|0
        -
        |||||||||||TOTAL UNITS|=0
        |||||||||||TOTAL $|=0
      `,
    },
  ],
);

const games = bookList(
  'Gilded Meeple Games trade prices.xlsx',
  'prices in three currencies beside each other (XLSX), what is yet to come',
  [
    {
      name: 'Trade 2026',
      currency: 'USD',
      codes: ['602573', 110],
      says: { sku: 0, title: 1, upc: 2, case_pack: 3, cost: 5, msrp: 4 },
      formats: [
        '',
        '',
        '',
        'n',
        '"US$"0.00',
        '"US$"0.00',
        '"CA$"0.00',
        '"CA$"0.00',
        '[$€-2] 0.00',
        '[$€-2] 0.00',
        '',
      ],
      text: `
        !Gilded Meeple Games, trade prices 2026
        -
        !||||USD^2|CAD^2|EUR^2|
        !Code|Title|UPC|Case|MSRP|Trade|MSRP|Trade|MSRP|Trade|Release
        *GMG001|Orchard Rivals|@|6|29.99|15.00|39.99|20.00|29.99|15.00|In stock
        *GMG002|Orchard Rivals: Harvest|@|12|17.99|9.00|23.99|12.00|17.99|9.00|In stock
        *GMG010|Salt Roads|@|6|54.99|27.50|74.99|37.50|54.99|27.50|In stock
        *GMG014|Lantern Heist|@|8|24.99|12.50|32.99|16.50|24.99|12.50|In stock
        *GMG020|Nine Owls|@|24|12.99|6.50|16.99|8.50|12.99|6.50|In stock
        *GMG021|Nine Owls: Night Edition|@|24|14.99|7.50|19.99|10.00|14.99|7.50|March 2026
        *GMG030|Brass Harbour|@|4|69.99|35.00|94.99|47.50|69.99|35.00|May 2026
        *GMG101|Card Sleeves, Standard, 100|@|50|3.99|2.00|5.49|2.75|3.99|2.00|In stock
        *GMG110|Felt Dice Tray|@|12|19.99|10.00|26.99|13.50|19.99|10.00|In stock
      `,
    },
  ],
);

const italianFood = bookList(
  'Listino 2026 Dispensa Torregiani.xlsx',
  'list of the Continent (XLSX): Italian, price of one and of a carton, two sheets',
  [
    {
      name: 'Listino',
      currency: 'EUR',
      codes: ['8055519', 260, 13],
      says: { sku: 0, title: 1, upc: 3, case_pack: 4, cost: 5 },
      formats: ['', '', '', '', 'n', EUR, EUR, 'n'],
      text: `
        !Dispensa Torregiani S.r.l.
        Listino prezzi 2026 riservato ai rivenditori - prezzi IVA esclusa
        -
        !Codice|Descrizione|Formato|Cod. EAN|Pz. per cartone|Prezzo unitario|Prezzo cartone|IVA %
        *DT010|Pasta di semola, Mezze maniche|500 g|@|12|2.10|25.20|4
        *DT011|Pasta di semola, Fusilloni|500 g|@|12|2.10|25.20|4
        *DT015|Pasta di farro, Casarecce|500 g|@|12|2.75|33.00|4
        *DT100|Passata di pomodoro|680 g|@|6|1.95|11.70|4
        *DT104|Sugo all'arrabbiata|280 g|@|6|2.60|15.60|10
        *DT105|Pesto genovese|180 g|@|6|3.40|20.40|10
        *DT200|Olio extravergine di oliva|0,5 l|@|6|9.90|59.40|4
        *DT310|Taralli al finocchio|250 g|@|10|1.80|18.00|10
      `,
    },
    {
      name: 'Condizioni',
      currency: 'EUR',
      says: {},
      text: `
        !Condizioni di vendita
        Ordine minimo|€ 200,00
        Spese di trasporto|€ 15,00 sotto € 400,00
        Pagamento|Bonifico anticipato per il primo ordine
      `,
    },
  ],
);

const dutchGarden = bookList(
  'Groothandelsprijzen Tuingoed voorjaar 2026.xlsx',
  'list of the Continent (XLSX): Dutch, a shelf a row above its goods, what is sold out',
  [
    {
      name: 'Voorjaar 2026',
      currency: 'EUR',
      codes: ['8720389', 510, 13],
      says: { sku: 0, title: 1, upc: 2, case_pack: 3, cost: 4, msrp: 5 },
      formats: ['', '', '0', 'n', EUR, EUR, ''],
      text: `
        !Tuingoed B.V. groothandelsprijzen
        Prijzen in euro, exclusief btw. Bestellen per verpakkingseenheid (VPE).
        -
        !Art.nr.|Omschrijving|EAN|VPE|Nettoprijs|Adviesverkoopprijs|Opmerking
        !Gereedschap
        *TG-1001|Plantschepje, essenhout|@|6|4.35|9.95|
        *TG-1002|Handvorkje, essenhout|@|6|4.35|9.95|
        *TG-1005|Snoeischaar bypass|@|4|8.90|19.95|
        *TG-1011|Onkruidsteker lang|@|4|7.60|16.95|uitverkocht tot maart
        !Potten
        *TG-2001|Zinken pot 14 cm|@|8|3.20|7.50|
        *TG-2002|Zinken pot 18 cm|@|6|4.70|10.95|
        *TG-2010|Zaaitray turfvrij, 24 vaks|@|12|1.95|4.50|
        !Bindmateriaal
        *TG-3001|Jute touw 100 m|@|10|2.15|4.95|
        *TG-3003|Plantenlabels hout, 20 st.|@|12|1.60|3.95|nieuw
      `,
    },
  ],
);

const petFood = bookList(
  'Hollow Creek Pet Food - order sheet w totals.xlsx',
  'order sheet (XLSX): heads again in each section, sums below it, weight of a case, a grand total',
  [
    {
      name: 'Order',
      currency: 'USD',
      codes: ['856002', 840],
      says: { sku: 1, title: 2, upc: 3, case_pack: 5, cost: 7, msrp: 8 },
      formats: ['n', '', '', '0', '', 'n', USD, USD, USD, USD],
      text: `
        !HOLLOW CREEK PET FOOD|||||||Customer:
        Prices effective 01-01-2026|||||||Date:
        -
        !DRY DOG
        !Order Qty (cases)|Item|Description|UPC|Size|Units/Case|Case Cost|Unit Cost|SRP|Ext.
        *|HC-D04|Chicken & Barley Adult|@|4 lb|6|51.00|8.50|14.99|0.00
        *|HC-D12|Chicken & Barley Adult|@|12 lb|2|43.00|21.50|36.99|0.00
        *|HC-D24|Trout & Sweet Potato|@|4 lb|6|60.00|10.00|17.49|0.00
        ||||||||Section total|0.00
        -
        !CANNED DOG
        !Order Qty (cases)|Item|Description|UPC|Size|Units/Case|Case Cost|Unit Cost|SRP|Ext.
        *|HC-C01|Beef Stew|@|12.5 oz|12|26.40|2.20|3.79|0.00
        *|HC-C02|Turkey Dinner|@|12.5 oz|12|26.40|2.20|3.79|0.00
        *|HC-C05|Venison Pate|@|12.5 oz|12|31.20|2.60|4.49|0.00
        ||||||||Section total|0.00
        -
        !CAT
        !Order Qty (cases)|Item|Description|UPC|Size|Units/Case|Case Cost|Unit Cost|SRP|Ext.
        *|HC-K03|Chicken Indoor Cat|@|3 lb|6|45.00|7.50|12.99|0.00
        *|HC-K21|Salmon Pate|@|5.5 oz|24|34.80|1.45|2.49|0.00
        ||||||||Section total|0.00
        -
        ||||||||GRAND TOTAL|=0
      `,
    },
  ],
);

const coffee = bookList(
  'Split Rail Coffee wholesale.xlsx',
  'bags priced by the pound and by the bag (XLSX), notes between',
  [
    {
      name: 'Wholesale',
      currency: 'USD',
      says: { sku: 0, title: 1, cost: 4, msrp: 5, case_pack: 6 },
      formats: ['', '', '', USD, USD, USD, 'n'],
      text: `
        !Split Rail Coffee Roasters
        Wholesale pricing, revised 12/15/2025. Roasted to order Monday and Wednesday.
        -
        !Item|Coffee|Bag|Price/lb|Price/Bag|MSRP|Bags per Case
        Retail bags
        *SR-12-RID|Ridgeline Blend|12 oz|12.67|9.50|17.00|6
        *SR-12-DSK|Dusk Dark Roast|12 oz|12.67|9.50|17.00|6
        *SR-12-DEC|Swiss Water Decaf|12 oz|14.00|10.50|19.00|6
        *SR-12-ETH|Ethiopia Guji|12 oz|15.00|11.25|20.00|6
        Bulk, for brewing or grinding in store
        *SR-5-RID|Ridgeline Blend|5 lb|10.40|52.00||
        *SR-5-DSK|Dusk Dark Roast|5 lb|10.40|52.00||
        *SR-5-DEC|Swiss Water Decaf|5 lb|11.80|59.00||
        -
        Allow two days for shipping.
      `,
    },
  ],
);

const termsBook = bookList(
  'Brightwater Wholesale Terms.xlsx',
  'no list to buy from (XLSX): terms of trade, freight by the size of an order',
  [
    {
      name: 'Terms',
      currency: 'USD',
      says: {},
      text: `
        !Brightwater Home Wholesale Terms 2026
        -
        !Topic|Policy
        Opening order|$300 minimum
        Reorder|$150 minimum
        Payment|Credit card at shipment. Net 30 after three orders.
        Returns|Damages must be reported within 7 days.
        Marketplaces|No sales on Amazon, eBay or Walmart without written consent.
        MAP|Products may not be advertised below MSRP less 10%.
        -
        !Order value|Freight|Damage allowance
        Under $500|$18.00|0%
        $500 to $999|$12.00|1%
        $1,000 and up|Free|2%
      `,
    },
  ],
);

export const xlsxB: readonly PriceList[] = [
  frenchSoap,
  jewelry,
  kidsApparel,
  games,
  italianFood,
  dutchGarden,
  petFood,
  coffee,
  termsBook,
];
