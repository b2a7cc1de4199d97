import type { PriceList } from '../price-list.ts';
import { csvList } from './lib.ts';

const savedAgain = csvList(
  'Tumble & Roost price list SAVED.csv',
  'list saved again by a spreadsheet (CSV): zeros dropped from codes, codes in exponents, notes above and below',
  {
    currency: 'USD',
    codes: ['0712345', 40],
    shown: (code) => code.slice(1),
    says: {
      sku: 0,
      title: 1,
      upc: (cells) => (cells[2]?.includes('E') ? null : `0${cells[2]}`),
      case_pack: 3,
      cost: 4,
      msrp: 5,
    },
    text: `
      TUMBLE & ROOST TOYS|||||
      Wholesale price list - Spring 2026|||||
      Net 30 on approved credit. Opening order $200, reorders $100.
      |||||
      Style|Description|UPC|Case|Whsl|Retail
      *TR101|Stacking Rainbow, 7 piece|@|4| $14.00 | $28.00
      *TR102|Stacking Rainbow, 12 piece|@|2| $24.50 | $49.00
      *TR110|Pull Along Duck|@|6| $9.75 | $19.50
      *TR111|Pull Along Snail|@|6| $9.75 | $19.50
      *TR150|Dollhouse Family|7.12345E+10|4| $16.50 | $33.00
      *TR180|Wooden Train, 5 cars|@|4| $19.00 | $38.00
      *TR220|Balance Board|@|1| $52.00 | $105.00
      *TR225|Climbing Triangle|7.12345E+10|1| $118.00 | $236.00
      *TR301|Puzzle, Barn Animals|@|8| $7.25 | $14.50
      *TR302|Puzzle, Ocean Animals|@|8| $7.25 | $14.50
      *TR900|Deluxe Play Kitchen|@|1|$1,040.00|$2,080.00
      |||||
      Prices subject to change without notice.|||||
      Questions? orders@tumbleroost.example|||||
    `,
  },
);

const spanishCeramics = csvList(
  'tarifa-mayorista-2026.csv',
  'list of the Continent (CSV): Spanish, semicolons, prices with the euro sign behind, sections',
  {
    currency: 'EUR',
    point: ',',
    codes: ['8437023', 410, 13],
    says: { sku: 0, title: 1, cost: 4, msrp: 5, case_pack: 3, upc: 6 },
    text: `
      Cerámicas Valdeoro, S.L.
      Tarifa mayorista 2026 - precios sin IVA
      -
      Referencia|Descripción|Medidas|Uds. por caja|Precio mayorista|PVP recomendado|Código EAN
      VAJILLA
      *CV-1001|Plato llano Olivo|27 cm|6|6,40 €|14,90 €|@
      *CV-1002|Plato hondo Olivo|22 cm|6|5,90 €|13,50 €|@
      *CV-1003|Plato de postre Olivo|20 cm|6|4,70 €|10,90 €|@
      *CV-1010|Cuenco Olivo|15 cm|6|4,95 €|11,50 €|@
      *CV-1020|Fuente ovalada Olivo|36 cm|2|18,50 €|42,00 €|@
      COCINA
      *CV-2001|Aceitera 0,5 l|24 cm|4|9,80 €|22,00 €|@
      *CV-2004|Mortero con mano|12 cm|4|11,25 €|25,50 €|@
      *CV-2009|Salero de pared|18 cm|4|10,10 €|23,00 €|@
      JARDÍN
      *CV-3001|Maceta Sol|20 cm|4|8,60 €|19,90 €|@
      *CV-3002|Maceta Sol|28 cm|2|14,30 €|32,90 €|@
    `,
  },
  { mark: ';' },
);

const twoPrices = csvList(
  'rockledge_outfitters_pricing_2026Q1.csv',
  'plain list (CSV): last year’s price beside the new one, advertised and retail prices',
  {
    currency: null,
    codes: ['819877', 2040],
    says: { sku: 1, title: 2, upc: 3, cost: 6, map: 7, msrp: 8, case_pack: 4 },
    text: `
      Brand|Item Number|Item Description|UPC|Case Qty|2025 Dealer|2026 Dealer|2026 MAP|2026 MSRP
      *Rockledge|RL-BTL-20|Steel Bottle 20 oz|@|12|11.20|11.60|24.95|27.95
      *Rockledge|RL-BTL-32|Steel Bottle 32 oz|@|12|14.00|14.60|31.95|34.95
      *Rockledge|RL-MUG-12|Camp Mug 12 oz|@|12|8.40|8.60|18.95|19.95
      *Rockledge|RL-JRB-05|Jump Rope, Bearing|@|24|6.10|6.25|13.95|14.95
      *Rockledge|RL-BND-SET|Loop Bands, Set of 5|@|20|5.85|5.85|12.95|14.95
      *Rockledge|RL-MAT-6|Exercise Mat 6 mm|@|6|16.75|17.25|36.95|39.95
      *Rockledge|RL-RLR-18|Foam Roller 18 in|@|8|12.30|12.90|27.95|29.95
      *Rockledge|RL-KTB-16|Kettlebell 16 kg|@|1|38.00|41.50|84.95|89.95
      *Rockledge|RL-TWL-2|Sport Towel, 2 pack|@|24|7.20|7.20|15.95|16.95
    `,
  },
);

const stores = csvList(
  'where-to-buy-export.csv',
  'no list to buy from (CSV): the shops that sell a brand, with what they ordered',
  {
    currency: null,
    says: {},
    text: `
      Store Name|Address|City|State|Zip|Phone|Customer Since|Last Order|YTD Sales
      Willow & Pine Mercantile|214 Main St|Bozeman|MT|59715|406-555-0142|2021|11/03/2025|4,218.50
      The Copper Kettle|88 Front St|Traverse City|MI|49684|231-555-0177|2019|12/11/2025|9,870.00
      Marigold Home|1402 Oak Ave|Asheville|NC|28801|828-555-0113|2023|10/19/2025|1,344.75
      Sagebrush General|17 Railroad Ave|Sheridan|WY|82801|307-555-0190|2022|12/02/2025|2,690.00
      Little Harbor Gifts|5 Wharf Rd|Camden|ME|04843|207-555-0128|2020|09/28/2025|6,105.25
      Birch & Barrel|930 Elm St|Manchester|NH|03101|603-555-0166|2024|12/20/2025|815.00
    `,
  },
);

export const csvB: readonly PriceList[] = [savedAgain, spanishCeramics, twoPrices, stores];
