import type { PriceList } from '../price-list.ts';
import { csvList } from './lib.ts';

const candles = csvList(
  'hearth-hollow-wholesale-2026.csv',
  'plain list (CSV): name, scent, size, case, wholesale, retail, codes',
  {
    currency: null,
    codes: ['860012', 4410],
    says: { sku: 0, title: 1, case_pack: 4, cost: 5, msrp: 6, upc: 7 },
    text: `
      SKU|Product Name|Scent|Net Wt|Case Pack|Wholesale|MSRP|UPC
      *HH-8-AMB|8 oz Amber Jar Candle|Amber & Moss|8 oz|6|11.50|24.00|@
      *HH-8-FIG|8 oz Amber Jar Candle|Black Fig|8 oz|6|11.50|24.00|@
      *HH-8-ORC|8 oz Amber Jar Candle|Old Orchard|8 oz|6|11.50|24.00|@
      *HH-8-WSM|8 oz Amber Jar Candle|Woodsmoke|8 oz|6|11.50|24.00|@
      *HH-14-AMB|14 oz Three Wick Candle|Amber & Moss|14 oz|4|17.25|36.00|@
      *HH-14-FIG|14 oz Three Wick Candle|Black Fig|14 oz|4|17.25|36.00|@
      *HH-TIN-SET|Travel Tin Trio|Assorted|3 x 2 oz|8|9.75|20.00|@
      *HH-MLT-AMB|Wax Melts|Amber & Moss|2.5 oz|12|3.50|7.50|@
      *HH-MLT-WSM|Wax Melts|Woodsmoke|2.5 oz|12|3.50|7.50|@
      *HH-MATCH|Apothecary Match Bottle||80 ct|12|4.25|9.00|@
      *HH-SNUF|Brass Candle Snuffer|||6|8.00|17.00|@
    `,
  },
);

const tea = csvList(
  'Juniper Row Tea distributor pricing.csv',
  'distributor’s list (CSV): size of a pack, price of a case and of one',
  {
    currency: 'USD',
    codes: ['851123', 7020],
    says: {
      sku: 0,
      title: 2,
      case_pack: (cells) => /^\d+/.exec(cells[3] ?? '')?.[0] ?? null,
      cost: 5,
      msrp: 6,
      upc: 1,
    },
    text: `
      Juniper Row Tea Company
      Distributor price list, effective January 5, 2026. FOB Boise, ID. All prices in US dollars.
      -
      Item #|UPC|Description|Pack|Case Price|Unit Price|SRP
      *JR1010|@|English Breakfast, 20 sachets|6/20 ct|$27.00|$4.50|$7.99
      *JR1011|@|Earl Grey Lavender, 20 sachets|6/20 ct|$27.00|$4.50|$7.99
      *JR1014|@|Jasmine Green, 20 sachets|6/20 ct|$27.00|$4.50|$7.99
      *JR1018|@|Peppermint, 20 sachets|6/20 ct|$25.50|$4.25|$7.49
      *JR2010|@|English Breakfast Loose Tin|12/3 oz|$78.00|$6.50|$11.99
      *JR2014|@|Jasmine Green Loose Tin|12/3 oz|$84.00|$7.00|$12.99
      *JR2022|@|Masala Chai Loose Tin|12/3.5 oz|$81.00|$6.75|$12.49
      *JR3001|@|Iced Tea Pitcher Bags, Black|8/10 ct|$38.00|$4.75|$8.49
      *JR3002|@|Iced Tea Pitcher Bags, Hibiscus|8/10 ct|$38.00|$4.75|$8.49
      *JR4000|@|Sampler Box, 45 sachets|4/45 ct|$46.00|$11.50|$19.99
    `,
  },
);

const quickBooks = csvList(
  'Item Price List.csv',
  'report of an accounting program (CSV): first column empty, title and date above, services below',
  {
    currency: null,
    says: { sku: 1, title: 2, cost: 5 },
    text: `
      |Keystone Cabinet Hardware LLC
      |Item Price List
      |January 12, 2026
      -
      |Item|Description|Type|U/M|Price
      *|HG-2010|Butt hinge 3 in, satin nickel, pair|Inventory Part|ea|4.85
      *|HG-2011|Butt hinge 3 in, matte black, pair|Inventory Part|ea|4.85
      *|HG-2040|Soft close hinge, full overlay|Inventory Part|ea|3.10
      *|KN-1100|Round knob 1 1/4 in, brushed brass|Inventory Part|ea|2.95
      *|KN-1101|Round knob 1 1/4 in, matte black|Inventory Part|ea|2.75
      *|KN-1130|Fluted knob 1 1/8 in, aged iron|Inventory Part|ea|3.40
      *|PL-3500|Bar pull 5 in centers, brushed brass|Inventory Part|ea|6.20
      *|PL-3501|Bar pull 5 in centers, matte black|Inventory Part|ea|5.90
      *|PL-3720|Cup pull 3 in centers, antique pewter|Inventory Part|ea|5.15
      *|LT-0400|Magnetic catch, white|Inventory Part|ea|1.05
      |FREIGHT|Freight, billed at cost|Other Charge||0.00
      |RESTOCK|Restocking fee|Other Charge||15.0%
    `,
  },
  { quoteAll: true },
);

const NAMES: Record<string, string> = {
  'calm-cream': 'Calm Cream',
  'kelp-cleanser': 'Kelp Gel Cleanser',
  'night-oil': 'Night Oil',
  'dune-mist': 'Dune Face Mist',
  'clay-mask': 'Pink Clay Mask',
  'lip-balm': 'Tidal Lip Balm',
};

const shopify = csvList(
  'products_export_1 (3).csv',
  'export of a shop (CSV): retail as the price, a column of wholesale prices, HTML in descriptions',
  {
    currency: null,
    codes: ['850044', 1200],
    says: {
      sku: 7,
      title: ([handle = '']) => NAMES[handle] ?? null,
      upc: 11,
      msrp: 9,
      cost: 14,
    },
    text: `
      Handle|Title|Body (HTML)|Vendor|Type|Option1 Name|Option1 Value|Variant SKU|Variant Grams|Variant Price|Variant Compare At Price|Variant Barcode|Status|Cost per item|Wholesale Price
      *calm-cream|Calm Cream|<p>For dry, reactive skin. 24 hour moisture.</p>|Saltgrass Skin|Moisturizer|Size|1.7 oz|SG-CC-17|110|38.00||@|active||19.00
      *calm-cream||||||0.5 oz|SG-CC-05|40|16.00||@|||8.00
      *kelp-cleanser|Kelp Gel Cleanser|<p>Foams softly, rinses clean.</p>|Saltgrass Skin|Cleanser|Size|6 oz|SG-KC-60|200|28.00||@|active||14.00
      *kelp-cleanser||||||2 oz|SG-KC-20|80|14.00||@|||7.00
      *night-oil|Night Oil|<p>Rosehip and sea buckthorn.</p>|Saltgrass Skin|Oil|Title|Default Title|SG-NO-10|90|46.00||@|active||23.00
      *dune-mist|Dune Face Mist|<p>Aloe, cucumber, rose.</p>|Saltgrass Skin|Toner|Title|Default Title|SG-DM-34|140|24.00||@|active||12.00
      *clay-mask|Pink Clay Mask|<p>Ten minutes, twice a week.</p>|Saltgrass Skin|Mask|Title|Default Title|SG-PM-20|130|32.00||@|active||16.00
      *lip-balm|Tidal Lip Balm|<p>Unscented.</p>|Saltgrass Skin|Lip|Flavor|Plain|SG-LB-PL|12|9.00||@|active||4.25
      *lip-balm||||||Mint|SG-LB-MT|12|9.00||@|||4.25
      *lip-balm||||||Grapefruit|SG-LB-GF|12|9.00||@|||4.25
    `,
  },
  { newline: '\n' },
);

const germanFood = csvList(
  'Preisliste_Handel_2026.csv',
  'list of the Continent (CSV): German, semicolons, commas before the cents, net and recommended prices',
  {
    currency: 'EUR',
    point: ',',
    codes: ['4260551', 3300, 13],
    says: { sku: 0, title: 1, upc: 3, case_pack: 4, cost: 5, msrp: 7 },
    text: `
      Feinkost Lindhof GmbH - Preisliste Fachhandel 2026
      Alle Einkaufspreise netto zzgl. gesetzl. MwSt., gültig ab 01.02.2026
      -
      Art.-Nr.|Bezeichnung|Inhalt|EAN|VE (Stück)|EK netto €|MwSt. %|UVP brutto €
      *20110|Senf grob, mittelscharf|180 ml|@|6|2,35|7|4,49
      *20111|Senf fein, scharf|180 ml|@|6|2,35|7|4,49
      *20114|Feigensenf|180 ml|@|6|2,95|7|5,49
      *20230|Apfel-Zwiebel-Chutney|200 g|@|6|3,10|7|5,90
      *20231|Pflaumen-Chutney|200 g|@|6|3,10|7|5,90
      *20340|Rapsöl kaltgepresst|500 ml|@|12|4,60|7|8,50
      *20342|Leinöl nativ|250 ml|@|12|4,05|7|7,50
      *20510|Honig Lindenblüte|500 g|@|6|5,20|7|9,80
      *20511|Honig Waldtracht|500 g|@|6|5,80|7|10,90
      *20900|Geschenkkarton für 3 Gläser||@|25|0,95|19|1,90
    `,
  },
  { mark: ';', ansi: true },
);

const accessories = csvList(
  'voltline_dealer_feed.csv',
  'distributor’s list (CSV): dealer and advertised prices, stock, what is discontinued and what is out of stock',
  {
    currency: 'USD',
    codes: ['812345', 900],
    says: { sku: 0, upc: 1, title: 2, cost: 4, map: 5, msrp: 6, case_pack: 7 },
    text: `
      Part Number|UPC|Description|Category|Dealer Cost (USD)|MAP|MSRP|Master Carton Qty|Status|Qty Available
      *VL-C2C-1M|@|USB-C to USB-C Cable 1 m, 60 W, Black|Cables|3.85|8.99|9.99|100|Active|1840
      *VL-C2C-2M|@|USB-C to USB-C Cable 2 m, 100 W, Black|Cables|5.60|12.99|14.99|100|Active|960
      *VL-C2L-1M|@|USB-C to Lightning Cable 1 m, White|Cables|5.10|12.99|14.99|100|Out of stock|0
      *VL-WC20|@|20 W Wall Charger, USB-C|Power|6.40|14.99|17.99|50|Active|2210
      *VL-WC65|@|65 W GaN Wall Charger, 3 ports|Power|17.90|39.99|44.99|40|Active|412
      *VL-CC38|@|38 W Car Charger, Dual|Power|7.25|16.99|19.99|60|Backorder|0
      *VL-PB10|@|Power Bank 10,000 mAh|Power|11.80|24.99|29.99|40|Active|655
      ~VL-PB05|@|Power Bank 5,000 mAh|Power||||40|Discontinued|0
      *VL-MS01|@|Magnetic Phone Stand|Mounts|8.95|19.99|24.99|30|Active|138
      *VL-DM02|@|Dash Mount, Suction|Mounts|6.10|14.99|16.99|30|Active|74
      ~VL-DM01|@|Dash Mount, Clip|Mounts||||30|Discontinued|0
      *VL-SG15|@|Screen Glass, 2 pack|Protection|3.20|9.99|12.99|200|Active|3005
    `,
  },
);

const netSuite = csvList(
  'ItemSearchResults447.csv',
  'export of an accounting program (CSV): internal numbers, levels of prices, quantities on hand',
  {
    currency: 'USD',
    codes: ['733201', 5110],
    says: { sku: 1, title: 2, upc: 3, cost: 8, msrp: 9, case_pack: 5 },
    text: `
      Internal ID|Name|Display Name|UPC Code|Primary Units Type|Carton Quantity|Available|Currency|Wholesale|MSRP
      *18841|BT-1002|Claw Hammer 16 oz, Hickory|@|Each|6|311|USD|14.20|27.99
      *18842|BT-1004|Claw Hammer 20 oz, Hickory|@|Each|6|204|USD|15.60|30.99
      *18850|BT-1110|Rubber Mallet 24 oz|@|Each|12|88|USD|7.35|14.99
      *18861|BT-2203|Block Plane, Low Angle|@|Each|4|39|USD|41.00|82.00
      *18863|BT-2210|Spokeshave, Flat|@|Each|6|57|USD|26.50|52.00
      *18901|BT-3000|Chisel Set, 4 Piece|@|Each|4|120|USD|38.75|76.00
      *18904|BT-3011|Marking Gauge, Beech|@|Each|12|0|USD|11.90|23.50
      *18910|BT-3100|Combination Square 12 in|@|Each|6|65|USD|18.40|36.99
      *18922|BT-4400|Dovetail Saw 10 in|@|Each|6|41|USD|33.25|65.00
      *18930|BT-5001|Canvas Tool Roll|@|Each|10|150|USD|16.00|32.00
    `,
  },
);

const marketplace = csvList(
  'Plumfield Paper - catalog export.csv',
  'export of a marketplace (CSV): options, dollars and pounds, sizes of cases',
  {
    currency: 'USD',
    codes: ['196852', 8800],
    says: { title: 0, sku: 6, upc: 7, cost: 8, msrp: 9, case_pack: 12 },
    text: `
      Product Name (English)|Product Status|Product Token|Option Status|Option 1 Name|Option 1 Value|SKU|GTIN|USD Unit Wholesale Price|USD Unit Retail Price|GBP Unit Wholesale Price|GBP Unit Retail Price|Case Size|Minimum Order Quantity|Selling Method
      *Birthday Hedgehog Card|Published|p_7k2fd8|Published|||PF-C-101|@|2.75|5.50|2.20|4.50|6|6|By the case
      *Sorry For Your Loss Card|Published|p_9d1kf3|Published|||PF-C-102|@|2.75|5.50|2.20|4.50|6|6|By the case
      *Garden Notepad|Published|p_2mm4a0|Published|Color|Blue|PF-N-210B|@|5.50|11.00|4.40|9.00|6|6|By the case
      *Garden Notepad|Published|p_2mm4a0|Published|Color|Green|PF-N-210G|@|5.50|11.00|4.40|9.00|6|6|By the case
      *Weekly Desk Planner|Published|p_88x0qe|Published|||PF-P-300|@|9.00|18.00|7.20|15.00|4|4|By the case
      *Wrapping Sheet|Published|p_5jj1zt|Published|Design|Ferns|PF-W-401|@|2.00|4.50|1.60|3.75|12|12|By the case
      *Wrapping Sheet|Published|p_5jj1zt|Published|Design|Foxes|PF-W-402|@|2.00|4.50|1.60|3.75|12|12|By the case
      *Wrapping Sheet|Published|p_5jj1zt|Published|Design|Stars|PF-W-403|@|2.00|4.50|1.60|3.75|12|12|By the case
      *Sticker Sheet|Published|p_0qv3lw|Published|Design|Mushrooms|PF-S-501|@|2.25|4.50|1.80|3.75|10|10|By the case
      *Sticker Sheet|Published|p_0qv3lw|Published|Design|Bees|PF-S-502|@|2.25|4.50|1.80|3.75|10|10|By the case
    `,
  },
);

const showroom = csvList(
  'LINESHEET_Alder & Vale_FW26.csv',
  'line sheet of a showroom program (CSV): a row a color, sizes in words, delivery windows',
  {
    currency: 'USD',
    says: { sku: 1, title: 0, cost: 6, msrp: 7 },
    text: `
      Style Name|Style Number|Color|Color Code|Sizes|Fabric|Wholesale (USD)|Sugg. Retail (USD)|Delivery Start|Delivery End
      *Harbor Crew Sweater|AV-2601|Oat|012|XS, S, M, L, XL|100% Lambswool|62.00|138.00|08/15/2026|09/15/2026
      *Harbor Crew Sweater|AV-2601|Spruce|045|XS, S, M, L, XL|100% Lambswool|62.00|138.00|08/15/2026|09/15/2026
      *Mill Cord Trouser|AV-2610|Tobacco|031|24-32|98% Cotton, 2% Elastane|54.00|120.00|08/15/2026|09/15/2026
      *Mill Cord Trouser|AV-2610|Ink|050|24-32|98% Cotton, 2% Elastane|54.00|120.00|08/15/2026|09/15/2026
      *Quilted Liner Vest|AV-2622|Moss|044|S, M, L|Recycled Nylon|71.00|158.00|09/15/2026|10/15/2026
      *Flannel Shirt Jacket|AV-2630|Rust Plaid|071|XS, S, M, L, XL|100% Cotton|58.50|130.00|09/15/2026|10/15/2026
      *Ribbed Turtleneck|AV-2641|Ivory|010|XS, S, M, L|95% Modal, 5% Spandex|29.00|64.00|08/15/2026|09/15/2026
      *Ribbed Turtleneck|AV-2641|Black|099|XS, S, M, L|95% Modal, 5% Spandex|29.00|64.00|08/15/2026|09/15/2026
      *Pleated Midi Skirt|AV-2655|Garnet|066|0-12|Viscose Twill|49.00|108.00|09/15/2026|10/15/2026
    `,
  },
);

export const csvA: readonly PriceList[] = [
  candles,
  tea,
  quickBooks,
  shopify,
  germanFood,
  accessories,
  netSuite,
  marketplace,
  showroom,
];
