// What the brands of these lists sell, a line each: SKU|title|section|cost|public price|case.
export interface Good {
  sku: string;
  title: string;
  section: string;
  cost: number;
  msrp: number;
  map: number;
  pack: number;
  code: string;
}

/** The first digits are the brand's own: eleven in all make a UPC, twelve an EAN. */
export function goods(brand: string, text: string): Good[] {
  const length = brand.startsWith('4') || brand.startsWith('3') ? 12 : 11;
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [sku = '', title = '', section = '', cost, msrp, pack] = line.split('|');
      const digits = brand + String(113 + index * 27).padStart(length - brand.length, '0');
      return {
        sku,
        title,
        section,
        cost: Number(cost),
        msrp: Number(msrp),
        map: Math.round(Number(msrp) * 90) / 100,
        pack: Number(pack),
        code: digits + checkDigit(digits),
      };
    });
}

function checkDigit(digits: string): number {
  const weighted = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return (10 - (weighted.reduce((sum, digit) => sum + digit, 0) % 10)) % 10;
}

export const soaps = goods(
  '085412',
  `
HB-LAV-4|4 oz|Lavender Oat Bar Soap|3.25|6.5|12
HB-LAV-8|8 oz|Lavender Oat Bar Soap|5.5|11|6
HB-CED-4|4 oz|Cedar & Clay Bar Soap|3.25|6.5|12
HB-CED-8|8 oz|Cedar & Clay Bar Soap|5.5|11|6
HB-SALT-6|Coarse|Sea Salt Scrub|7|14|6
HB-SALT-6F|Fine|Sea Salt Scrub|7|14|6
HB-BALM-C|Calendula|Hand Balm 2 oz|4.75|9.5|12
HB-BALM-U|Unscented|Hand Balm 2 oz|4.5|9|12
HB-BALM-R|Rosemary|Hand Balm 2 oz|4.75|9.5|12`,
);
export const leashes = goods(
  '019962',
  `
TD-LSH-RED|Red|Climbing Rope Leash 6 ft|11.2|24.95|6
TD-LSH-BLU|Blue|Climbing Rope Leash 6 ft|11.2|24.95|6
TD-LSH-BLK|Black|Climbing Rope Leash 6 ft|11.2|24.95|6
TD-COL-S|Small|Waxed Canvas Collar|8.4|18|6
TD-COL-M|Medium|Waxed Canvas Collar|8.9|19|6
TD-COL-L|Large|Waxed Canvas Collar|9.4|20|6
TD-BWL-1|1 qt|Packable Trail Bowl|5.85|12.95|12
TD-BWL-2|2 qt|Packable Trail Bowl|7.3|15.95|12`,
);
export const teas = goods(
  '072834',
  `
ERL-50|Earl Grey Supreme Loose Leaf 2oz Pouch|Black|4.1|8.99|6
BRK-50|Scottish Breakfast Loose Leaf 2oz Pouch|Black|3.85|8.49|6
SEN-50|Sencha Spring Harvest 2oz Pouch|Green|5.2|10.99|6
JAS-25|Jasmine Pearls, hand rolled, 1oz Pouch|Green|6.75|13.99|6
RBS-50|Rooibos Vanilla 2oz Pouch|Herbal|3.6|7.99|6
CHM-30|Egyptian Chamomile 1oz Pouch|Herbal|3.45|7.49|6
MNT-30|Oregon Peppermint 1oz Pouch|Herbal|3.3|7.49|6
TIN-STD|Black Tin with Lid, 4oz|Ware|1.95|4.5|24
INF-SS|Stainless Basket Infuser|Ware|5.1|11.99|12`,
);
export const hardware = goods(
  '038117',
  `
4410-BN|Cabinet Knob 1-1/4" Brushed Nickel|Knobs|1.62|3.49|25
4410-MB|Cabinet Knob 1-1/4" Matte Black|Knobs|1.62|3.49|25
4425-BN|Bar Pull 3" Brushed Nickel|Pulls|2.18|4.79|25
4425-MB|Bar Pull 3" Matte Black|Pulls|2.18|4.79|25
4428-MB|Bar Pull 5" Matte Black|Pulls|2.94|6.29|25
5102|Magnetic Catch, White|Catches|.74|1.79|50
5140|Soft-Close Hinge, Overlay (pair)|Hinges|4.36|9.49|20
5177|Shelf Pin, Nickel, pack of 16|Shelf|.98|2.29|40
6008|Coat Hook Double, Oil Rubbed Bronze|Hooks|2.55|5.49|30`,
);
export const cards = goods(
  '084003',
  `
GC-101|Happy Birthday Fox|Card|2.5|5|6
GC-102|Thank You Ferns|Card|2.5|5|6
GC-117|So Sorry Moth|Card|2.5|5|6
BX-201|Thank You Ferns Boxed Set of 8|Box|8|16|4
BX-204|Holiday Cabin Boxed Set of 8|Box|9|18|4
NP-301|Daily List Notepad|Paper|4.5|9|6
NP-302|Grocery Notepad, magnetic|Paper|4.75|9.5|6
WR-401|Mushroom Gift Wrap, roll of 3 sheets|Paper|4|8|8
ST-501|Vinyl Sticker - Heron|Sticker|1.75|3.5|12`,
);
export const sauces = goods(
  '086671',
  `
PB-HAB|Mango Habanero Hot Sauce|5 fl oz|4|8|12
PB-VRD|Verde Jalapeño Hot Sauce|5 fl oz|3.75|7.5|12
PB-RPR|Reaper Reserve Hot Sauce|5 fl oz|5|10|12
PB-BBQ|Peach Bourbon BBQ|16 fl oz|4.9|9.99|6
PB-MUS|Smoked Beer Mustard|9 oz|3.6|7.25|12
PB-SLT|Ghost Pepper Salt|3 oz|4.25|8.5|8
PB-PKL|Firecracker Pickles|16 oz|5.2|10.5|6
PB-SMP|Sampler, 3 mini bottles|Gift|7.5|15|6`,
);
export const janitorial = goods(
  '071448',
  `
10220|Microfiber Cloth 16x16 Blue|EA|.85|1.99|48
10221|Microfiber Cloth 16x16 Green|EA|.85|1.99|48
11005|Spray Bottle 32 oz with Trigger|DZ|1.1|2.79|36
11008|Trigger Sprayer, Chemical Resistant|DZ|.7|1.89|72
12400|All Purpose Cleaner 32 oz|CS|2.45|5.49|12
12410|Glass Cleaner 32 oz|CS|2.2|4.99|12
12455|Citrus Degreaser 1 gal|CS|8.75|17.99|4
13001|Scrub Sponge Heavy Duty|DZ|.55|1.29|60
14077|Lobby Dust Pan, Upright|EA|7.9|16.5|6
14080|Angle Broom 48"|EA|6.35|13.25|12`,
);
export const fishing = goods(
  '022591',
  `
JH-18-W|Round Jig Head 1/8 oz White 10pk|DZ|1.35|2.99|72
JH-14-C|Round Jig Head 1/4 oz Chartreuse 10pk|DZ|1.45|3.29|72
SP-38-G|Casting Spoon 3/8 oz Gold|EA|2.6|5.49|24
SP-38-S|Casting Spoon 3/8 oz Silver|EA|2.6|5.49|24
BB-RD|Snap-On Bobber 1-1/4" Red/White|CS|.38|.99|100
BB-OV|Oval Slip Float 2"|CS|.62|1.49|50
NT-SM|Rubber Coated Landing Net 16"|EA|12.4|27.99|6
LN-8|Monofilament Line 8 lb 300 yd|CS|3.15|6.99|10
SW-7|Barrel Swivel Size 7, 12pk|DZ|.9|2.19|144`,
);
export const toys = goods(
  '081590',
  `
WB-1001|Rainbow Stacker, 7 pc|Classic Wood|9.5|22|6
WB-1002|Pull-Along Snail|Classic Wood|8.25|18.5|6
WB-1007|Shape Sorter Cube|Classic Wood|11|25|4
WB-1010|Peg Dolls, set of 6|Classic Wood|7.75|17|8
WB-2003|Farm Puzzle 24 pc|Puzzles|5.4|12|12
WB-2004|Ocean Puzzle 24 pc|Puzzles|5.4|12|12
WB-2011|USA Map Floor Puzzle 48 pc|Puzzles|8.9|20|6
WB-3001|Play Kitchen Veggies|Pretend Play|10.2|24|4
WB-3005|Doctor Kit, canvas bag|Pretend Play|13.5|30|4
WB-3009|Tea Party Set, 12 pc|Pretend Play|14.8|34|4`,
);
export const garden = goods(
  '045228',
  `
GT-110|Hand Trowel, ash handle|Hand Tools|6.9|14.99|12
GT-111|Hand Fork, ash handle|Hand Tools|6.9|14.99|12
GT-118|Hori Hori Knife with Sheath|Hand Tools|14.25|31.99|6
GT-125|Bypass Pruner 8"|Hand Tools|11.6|24.99|6
GT-210|Galvanized Watering Can 2 gal|Watering|15.8|34.99|4
GT-214|Brass Hose Nozzle|Watering|5.75|12.99|12
GT-220|Plant Mister, amber glass|Watering|4.9|10.99|12
GT-305|Garden Gloves Medium|Wear|4.2|8.99|24
GT-306|Garden Gloves Large|Wear|4.2|8.99|24`,
);
