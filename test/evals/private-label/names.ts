import type { Random } from './random.ts';

export interface Shelf {
  id: number;
  name: string;
  /** What companies of this trade put behind a family name. */
  trades: readonly string[];
  goods: readonly string[];
  priceCents: readonly [number, number];
}

const shelf = (
  id: number,
  name: string,
  trades: string,
  goods: string,
  low: number,
  high: number,
): Shelf => ({ id, name, trades: trades.split(', '), goods: goods.split(', '), priceCents: [low, high] });

export const SHELVES = {
  beauty: shelf(
    3760911,
    'Beauty & Personal Care',
    'Botanicals, Skin Care, Apothecary',
    'Vitamin C Serum, Shampoo Bar, Hair Clips, Makeup Brush Set, Hand Cream, Lash Curler, Beard Oil, Face Roller',
    699,
    3999,
  ),
  kitchen: shelf(
    1055398,
    'Home & Kitchen',
    'Housewares, Cookware, Cutlery',
    'Garlic Press, Cutting Board, Storage Bins, Bed Sheet Set, Skillet, Spice Rack, Shower Curtain, Knife Sharpener',
    999,
    7999,
  ),
  tools: shelf(
    228013,
    'Tools & Home Improvement',
    'Tool, Hardware, Lighting',
    'Utility Knife, Socket Set, LED Work Light, Cabinet Hinges, Drill Bit Set, Tape Measure, Wire Stripper, Door Stop',
    699,
    12999,
  ),
  toys: shelf(
    165793011,
    'Toys & Games',
    'Games, Toys, Puzzles',
    'Building Blocks, Card Game, Wooden Puzzle, Plush Bear, Model Kit, Slime Kit, Toy Train, Marble Run',
    899,
    5999,
  ),
  grocery: shelf(
    16310101,
    'Grocery & Gourmet Food',
    'Foods, Coffee Roasters, Mills',
    'Hot Sauce, Ground Coffee, Crackers, Gummy Bears, Olive Oil, Pasta, Herbal Tea, Beef Jerky',
    399,
    3499,
  ),
  health: shelf(
    3760901,
    'Health & Household',
    'Nutrition, Labs, Naturals',
    'Magnesium Capsules, Knee Brace, Laundry Sheets, Pill Organizer, Whey Protein, First Aid Kit, Heating Pad, Fiber Gummies',
    799,
    4999,
  ),
  pets: shelf(
    2619533011,
    'Pet Supplies',
    'Pet, Pet Nutrition, Aquatics',
    'Dog Harness, Cat Fountain, Aquarium Filter, Chew Toy, Litter Mat, Dental Sticks, Slow Feeder, Grooming Brush',
    699,
    5999,
  ),
  sports: shelf(
    3375251,
    'Sports & Outdoors',
    'Outdoors, Athletics, Tackle Co.',
    'Resistance Bands, Camping Lantern, Fishing Lure Kit, Yoga Mat, Water Bottle, Bike Light, Trekking Poles, Golf Tees',
    799,
    9999,
  ),
  office: shelf(
    1064954,
    'Office Products',
    'Stationers, Paper, Office',
    'Gel Pens, Desk Organizer, Label Tape, Binder Clips, Dry Erase Markers, Planner, Laminating Pouches, Stapler',
    499,
    3999,
  ),
  industrial: shelf(
    16310091,
    'Industrial & Scientific',
    'Industrial, Abrasives, Valve Co.',
    'Ball Valve, Cable Gland, Sanding Discs, Digital Caliper, Hose Fitting, Safety Lockout, Caster Wheels, Gear Motor',
    899,
    24999,
  ),
  garden: shelf(
    2972638011,
    'Patio, Lawn & Garden',
    'Garden, Seed Co., Irrigation',
    'Pruning Shears, Drip Irrigation Kit, Bird Feeder, Solar Path Lights, Grow Bags, Hose Nozzle, Raised Bed, Fire Pit',
    899,
    19999,
  ),
  auto: shelf(
    15684181,
    'Automotive',
    'Auto Parts, Filters, Detailing',
    'Cabin Air Filter, Floor Mats, Wax Kit, Wiper Blades, Tow Strap, Phone Mount, Brake Pads, Trunk Organizer',
    999,
    14999,
  ),
  electronics: shelf(
    172282,
    'Electronics',
    'Audio, Electronics, Optics',
    'USB C Cable, Wireless Earbuds, HDMI Splitter, Phone Stand, Power Strip, Webcam, Smart Plug, Binoculars',
    799,
    14999,
  ),
} as const satisfies Record<string, Shelf>;
export type ShelfName = keyof typeof SHELVES;
export const ALL_SHELVES = Object.keys(SHELVES) as ShelfName[];

const FAMILIES =
  'Hallworth Brennick Tolliver Castellan Marwood Pemberly Osgrave Lindqvist Dunmore Vanderhoek Ashcombe Kettering Rourke Stavely Whitlock Farrow Bexley Grantham Holloway Ibsen Jessup Kirkdale Lomax Mercer Norwell Oakhurst Prentiss Quill Radcliff Sorenson Thackeray Upton Vickers Wexford Yarrow Zeller Almgren Bancroft Corbin Delacroix'.split(
    ' ',
  );
const PLAIN =
  'Oak Ember Willow Harbor Summit Copper Juniper Meadow Cedar Pebble Lark Nimbus Fern Anchor Maple River Clover Birch Raven Hearth'.split(
    ' ',
  );
const PLAIN_ENDS = 'Home & Co Living Essentials Goods House Made Nest Craft Works'.split(' ');
const CONSONANTS = 'BDFGHJKLMNPRSTVWXYZ';
const VOWELS = 'AEIOU';

/** company: a family and its trade; plain: pleasant English words; coined: letters that nobody else had registered. */
export type Naming = 'company' | 'plain' | 'coined';

export function brandName(random: Random, naming: Naming, trades: readonly string[]): string {
  if (naming === 'company') {
    const family = random.pick(FAMILIES);
    if (random.chance(0.25)) return `${family} & ${random.pick(FAMILIES)}`;
    return random.chance(0.1) ? `${family}'s` : `${family} ${random.pick(trades)}`;
  }
  if (naming === 'plain') {
    const end = random.pick(PLAIN_ENDS);
    return end === '&' || end === 'Co'
      ? `${random.pick(PLAIN)} & ${random.pick(PLAIN)}`
      : `${random.pick(PLAIN)} ${end}`;
  }
  const shape = random.pick(['CVCVCV', 'CVCCVC', 'VCVCVC', 'CVCVVC', 'CVCVCC', 'CVVCVC']);
  const name = [...shape].map((kind) => random.pick([...(kind === 'C' ? CONSONANTS : VOWELS)])).join('');
  return random.chance(0.2) ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

const TAILS = [
  'for Home and Office',
  'Premium Quality, Gift for Men Women',
  'Heavy Duty',
  'with Storage Case',
  'Black',
  'Large',
  'Assorted',
  'Non-Slip, Upgraded 2025 Version',
  'Made in USA',
  '12 oz',
  'Model 440',
  'Blue',
];

/** Sellers of their own label fill a title with what people search for; companies less so, but many do. */
export function productTitle(
  random: Random,
  brand: string,
  good: string,
  wordy: boolean,
  pack: number,
): string {
  const tails = random.some(TAILS, wordy ? random.whole(1, 3) : random.whole(0, 2));
  const packs = pack > 1 ? [`(Pack of ${pack})`] : [];
  return [`${brand} ${good}`, ...tails, ...packs].join(wordy ? ', ' : ' ');
}
