import { USD } from '../fresh-12/lib.ts';
import type { PriceList } from '../price-list.ts';
import { bookList } from './lib.ts';

const GBP = '"£"#,##0.00';

const petOrderForm = bookList(
  'Barkwell Order Form 2026.xlsx',
  'order form (XLSX): address on top, merged heads, quantities and totals to fill in, sums below',
  [
    {
      name: 'Order Form',
      currency: 'USD',
      codes: ['850061', 300],
      says: { sku: 0, title: 1, upc: 3, case_pack: 4, cost: 5, msrp: 6 },
      formats: ['', '', '', '0', 'n', USD, USD, 'n', USD],
      text: `
        !BARKWELL PET GOODS^9
        wholesale@barkwell.example   |||||Order Date:
        Ship to:|||||PO #:
        Address:|||||Ship Date:
        -
        !PRODUCT^4|PRICING^3|YOUR ORDER^2
        !Item #|Description|Size / Color|UPC|Case Pack|Wholesale|MSRP|Cases|Total
        *BW-101|Waxed Canvas Collar|S / Olive|@|6|9.50|22.00||0
        *BW-102|Waxed Canvas Collar|M / Olive|@|6|9.50|22.00||0
        *BW-103|Waxed Canvas Collar|L / Olive|@|6|10.50|24.00||0
        *BW-111|Waxed Canvas Leash|5 ft / Olive|@|6|14.00|32.00||0
        *BW-112|Waxed Canvas Leash|5 ft / Brick|@|6|14.00|32.00||0
        *BW-201|Rope Toy, Knot|One Size|@|12|4.25|10.00||0
        *BW-202|Rope Toy, Ring|One Size|@|12|4.75|11.00||0
        *BW-301|Salmon Training Treats|6 oz|@|12|5.10|9.99||0
        *BW-302|Duck Training Treats|6 oz|@|12|5.10|9.99||0
        *BW-310|Beef Trachea Chew|6 in|@|20|2.60|5.49||0
        *BW-401|Travel Bowl|Sand|@|8|8.75|20.00||0
        -
        |||||||Subtotal|=0
        |||||||Shipping|TBD
        |||||||TOTAL|=0
        Minimum opening order: $150. Orders ship within 5 business days.
      `,
    },
  ],
);

const toySheets = bookList(
  'Fable & Fern Toys Wholesale 2026.xlsx',
  'a sheet for each family (XLSX): how to order in front, what is closed out behind',
  [
    {
      name: 'READ ME',
      currency: 'USD',
      says: {},
      text: `
        !Fable & Fern Toys
        How to order
        1. Email your order to trade@fablefern.example.
        2. Opening order minimum $250, reorder minimum $125.
        3. Freight is prepaid over $750.
        -
        Sheet|What is on it
        Plush|Soft toys
        Wooden|Wooden toys
        Closeouts|While they last
      `,
    },
    {
      name: 'Plush',
      currency: 'USD',
      codes: ['850077', 100],
      says: { sku: 0, title: 1, cost: 2, msrp: 3, case_pack: 4, upc: 5 },
      formats: ['', '', USD, USD, 'n', ''],
      text: `
        !SKU|Name|Wholesale|Retail|Case|UPC
        *FF-P01|Otis Otter|11.00|24.00|4|@
        *FF-P02|Hazel Hare|11.00|24.00|4|@
        *FF-P03|Bruno Bear, Large|19.50|42.00|2|@
        *FF-P04|Mini Owl|6.25|14.00|6|@
        *FF-P05|Mini Fox|6.25|14.00|6|@
      `,
    },
    {
      name: 'Wooden',
      currency: 'USD',
      codes: ['850077', 400],
      says: { sku: 0, title: 1, cost: 3, msrp: 4, case_pack: 5, upc: 6 },
      formats: ['', '', '', USD, USD, 'n', ''],
      text: `
        !SKU|Name|Ages|Wholesale|Retail|Case|UPC
        *FF-W01|Shape Sorter House|12m+|16.00|35.00|4|@
        *FF-W02|Push Wagon|12m+|38.00|82.00|1|@
        *FF-W03|Rattle Ring|3m+|5.50|12.00|8|@
        *FF-W04|Counting Blocks|2y+|13.25|29.00|4|@
      `,
    },
    {
      name: 'Closeouts',
      currency: 'USD',
      says: { sku: 0, title: 1, cost: 3, msrp: 2 },
      formats: ['', '', USD, USD, 'n'],
      text: `
        !SKU|Name|Retail|Closeout Price|Qty Left
        *FF-P90|Percy Penguin|22.00|6.00|41
        *FF-W88|Abacus, Pastel|30.00|8.50|12
      `,
    },
  ],
);

const hardwareNet = bookList(
  'Steadfast Fasteners Net Price Sheet.xlsx',
  'distributor’s list (XLSX): list price, discount and net, inner and master cartons',
  [
    {
      name: 'Net Prices',
      currency: 'USD',
      codes: ['764022', 610],
      says: { sku: 0, title: 1, upc: 2, case_pack: 4, cost: 7, msrp: 5 },
      formats: ['', '', '', 'n', 'n', USD, '0%', USD],
      text: `
        !Steadfast Fasteners Inc.
        Net price sheet for stocking dealers, effective 1/1/2026
        -
        !Part No.|Description|UPC|Inner Pack|Master Pack|List Price|Discount|Net Price
        !Screws
        *SF-0610|Deck screw #8 x 2 in, 1 lb box|@|6|24|11.90|0.45|6.55
        *SF-0612|Deck screw #9 x 3 in, 1 lb box|@|6|24|12.60|0.45|6.93
        *SF-0650|Deck screw #9 x 3 in, 5 lb bucket|@|1|4|46.00|0.45|25.30
        *SF-0710|Cabinet screw #8 x 1 1/4 in, 100 pc|@|10|40|8.20|0.45|4.51
        !Anchors
        *SF-1105|Toggle bolt 1/4 x 3 in, 10 pc|@|10|50|9.40|0.40|5.64
        *SF-1110|Self drilling anchor, 50 pc|@|10|50|10.30|0.40|6.18
        *SF-1140|Sleeve anchor 3/8 x 3 in, 5 pc|@|10|50|8.75|0.40|5.25
        !Hooks
        *SF-2001|Picture hook 30 lb, 6 pc|@|12|72|3.90|0.50|1.95
        *SF-2010|Cup hook, brass, 8 pc|@|12|72|3.20|0.50|1.60
        *SF-2044|Utility hook, vinyl coated|@|12|48|4.60|0.50|2.30
      `,
    },
  ],
);

const spaTesters = bookList(
  'Lowtide Botanicals retailer pricing.xlsx',
  'retail and treatment sizes on two sheets (XLSX): testers without a retail price',
  [
    {
      name: 'Retail',
      currency: 'USD',
      codes: ['850099', 20],
      says: { sku: 0, title: 1, cost: 4, msrp: 5, upc: 6 },
      formats: ['', '', '', 'n', USD, USD, ''],
      text: `
        !LOWTIDE BOTANICALS^7
        2026 Retailer Pricing^7
        -
        !SKU|Product|Size|Min Qty|Wholesale|MSRP|UPC
        !CLEANSE
        *LB100|Sea Fennel Cleansing Milk|120 ml|3|15.00|30.00|@
        *LB101|Oat & Algae Exfoliant|75 ml|3|17.00|34.00|@
        !TREAT
        *LB200|Bakuchiol Night Serum|30 ml|3|29.00|58.00|@
        *LB201|Vitamin C Day Serum|30 ml|3|27.00|54.00|@
        *LB200T|Bakuchiol Night Serum TESTER|30 ml|1|14.50||
        !HYDRATE
        *LB300|Kelp Day Cream|50 ml|3|21.00|42.00|@
        *LB301|Rich Repair Cream|50 ml|3|24.00|48.00|@
        *LB300T|Kelp Day Cream TESTER|50 ml|1|10.50||
      `,
    },
    {
      name: 'Backbar',
      currency: 'USD',
      says: { sku: 0, title: 1, cost: 3 },
      formats: ['', '', '', USD],
      text: `
        !Professional use only, not for resale
        !SKU|Product|Size|Price
        *LB100P|Sea Fennel Cleansing Milk|500 ml|32.00
        *LB101P|Oat & Algae Exfoliant|250 ml|29.00
        *LB300P|Kelp Day Cream|250 ml|46.00
      `,
    },
  ],
);

const penTiers = bookList(
  'Inkwell Lane price breaks.xlsx',
  'prices by quantity (XLSX): three tiers under a merged head',
  [
    {
      name: 'Price Breaks',
      currency: 'USD',
      codes: ['810055', 1500],
      says: { sku: 0, title: 1, cost: 3, msrp: 6, upc: 2 },
      formats: ['', '', '', USD, USD, USD, USD],
      text: `
        !Inkwell Lane Stationery
        Quantities may be mixed within a family.
        -
        !|||Price each by quantity ordered^3|
        !Item|Description|UPC|1-11|12-47|48+|MSRP
        *IL-FP1|Fountain Pen, Fine, Teal|@|16.80|15.40|14.00|34.00
        *IL-FP2|Fountain Pen, Medium, Teal|@|16.80|15.40|14.00|34.00
        *IL-FP3|Fountain Pen, Fine, Smoke|@|16.80|15.40|14.00|34.00
        *IL-INK1|Bottled Ink 50 ml, Midnight|@|8.10|7.40|6.75|16.00
        *IL-INK2|Bottled Ink 50 ml, Moss|@|8.10|7.40|6.75|16.00
        *IL-NB1|Dot Grid Notebook A5|@|10.20|9.35|8.50|20.00
        *IL-NB2|Ruled Notebook A5|@|10.20|9.35|8.50|20.00
        *IL-PC1|Pen Case, Canvas|@|11.40|10.45|9.50|24.00
        *IL-WX1|Wax Seal Kit|@|13.20|12.10|11.00|26.00
      `,
    },
  ],
);

const sportDealer = bookList(
  'CRESTLINE Dealer Price Book 2026.xlsx',
  'dealers’ price book (XLSX): heads again above each section, size and color in columns of their own',
  [
    {
      name: 'Dealer',
      currency: 'USD',
      codes: ['840213', 700],
      says: { sku: 0, title: 1, upc: 4, cost: 5, map: 6, msrp: 7 },
      formats: ['', '', '', '', '0', USD, USD, USD],
      text: `
        !CRESTLINE PADDLE & CLIMB
        Confidential dealer pricing. Effective Feb 1, 2026.
        -
        !HARNESSES
        !SKU|Model|Color|Size|UPC|Dealer|MAP|MSRP
        *CL-H10-S|Ridge Harness|Slate|S|@|38.50|69.95|74.95
        *CL-H10-M|Ridge Harness|Slate|M|@|38.50|69.95|74.95
        *CL-H10-L|Ridge Harness|Slate|L|@|38.50|69.95|74.95
        *CL-H15-M|Ridge Harness Kids|Coral|OS|@|29.00|52.95|54.95
        -
        !CHALK & BAGS
        !SKU|Model|Color|Size|UPC|Dealer|MAP|MSRP
        *CL-C01|Chalk Bag|Teal|OS|@|11.25|21.95|24.95
        *CL-C02|Loose Chalk|White|300 g|@|5.60|10.95|11.95
        *CL-C09|Crag Pack|Black|32 L|@|62.00|119.95|129.95
        -
        !PADDLE
        !SKU|Model|Color|Size|UPC|Dealer|MAP|MSRP
        *CL-P20|Touring Paddle, Fiberglass|Red|220 cm|@|84.00|159.95|169.95
        *CL-P21|Touring Paddle, Fiberglass|Red|230 cm|@|84.00|159.95|169.95
        *CL-P40|Dry Bag|Yellow|20 L|@|14.75|27.95|29.95
        *CL-P41|Dry Bag|Yellow|35 L|@|17.50|33.95|34.95
        -
        Prices subject to change. Dealers must honor MAP.
      `,
    },
  ],
);

const ukCleaning = bookList(
  'Fairholme Trade Price List Jan 2026.xlsx',
  'list in pounds (XLSX): price of a case and of one, with and without tax',
  [
    {
      name: 'Trade',
      currency: 'GBP',
      codes: ['5060811', 920, 13],
      says: { sku: 0, title: 1, upc: 8, case_pack: 3, cost: 5, msrp: 7 },
      formats: ['', '', '', 'n', GBP, GBP, '0%', GBP, '0'],
      text: `
        !Fairholme Household Ltd - Trade Price List
        Valid from 1 January 2026. All trade prices exclude VAT. Carriage paid on orders over £200.
        -
        !Code|Product|Size|Case Size|Case Price (ex VAT)|Unit Price (ex VAT)|VAT|RRP (inc VAT)|Barcode
        *FH01|Washing Up Liquid, Rhubarb|500 ml|6|11.40|1.90|0.20|3.75|@
        *FH02|Washing Up Liquid, Unscented|500 ml|6|11.40|1.90|0.20|3.75|@
        *FH05|Laundry Liquid, Wild Thyme|1.5 L|4|21.60|5.40|0.20|10.50|@
        *FH06|Laundry Liquid Refill|5 L|2|31.00|15.50|0.20|29.00|@
        *FH10|Multi Surface Spray|750 ml|6|13.80|2.30|0.20|4.50|@
        *FH11|Bathroom Spray|750 ml|6|14.40|2.40|0.20|4.75|@
        *FH12|Glass & Mirror Spray|750 ml|6|13.80|2.30|0.20|4.50|@
        *FH20|Dishwasher Tablets|30 tabs|8|34.00|4.25|0.20|8.25|@
        *FH31|Beech Dish Brush|each|12|25.80|2.15|0.20|4.25|@
        *FH32|Brush Head Refill, pack of 2|each|12|20.40|1.70|0.20|3.50|@
      `,
    },
  ],
);

export const xlsxA: readonly PriceList[] = [
  petOrderForm,
  toySheets,
  hardwareNet,
  spaTesters,
  penTiers,
  sportDealer,
  ukCleaning,
];
