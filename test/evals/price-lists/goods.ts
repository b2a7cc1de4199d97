import { type Random, randomOf } from '../private-label/random.ts';

export interface Item {
  sku: string;
  /** As it is printed; '' for none. */
  code: string;
  hasTrueCode: boolean;
  title: string;
  section: string;
  costCents: number;
  msrpCents: number;
  mapCents: number;
  casePack: number;
  innerPack: number;
  /** Gone is no longer sold and has no price; last is sold while it lasts. */
  state: '' | 'new' | 'last' | 'gone';
}

export interface Wares {
  brand: string;
  theme: 'kitchen' | 'pets' | 'beauty' | 'tools' | 'food' | 'haus' | 'maison' | 'casa' | 'toys';
  count: number;
  /** What every code begins with; twelve digits make a UPC, thirteen an EAN. */
  prefix: string;
  digits?: 8 | 12 | 13;
  sku: (number: number, random: Random) => string;
  cost: readonly [number, number];
  /** Parts of the lines. */
  wrongCodes?: number;
  noCodes?: number;
  news?: number;
  lasts?: number;
  gones?: number;
}

/** Sections with their goods, kinds of them, and variants. */
interface Theme {
  sections: Record<string, readonly string[]>;
  kinds: readonly string[];
  variants: readonly string[];
}

const THEMES: Record<Wares['theme'], Theme> = {
  kitchen: {
    sections: {
      'Cutting Boards': [
        'Maple Board',
        'Walnut End Grain Board',
        'Cheese Board with Handle',
        'Carving Board',
      ],
      Utensils: ['Flat Spatula', 'Tasting Spoon', 'Rolling Pin, Tapered', 'Honey Dipper', 'Salad Servers'],
      Linens: ['Waffle Tea Towel', 'Bistro Apron', 'Oven Mitt', 'Napkins, Set of 4'],
    },
    kinds: ['Heritage', 'Everyday', 'Farmhouse', 'Studio', 'Harvest', 'Coastal'],
    variants: ['Small', 'Medium', 'Large', 'Natural', 'Indigo', 'Charcoal', '12"', '16"'],
  },
  pets: {
    sections: {
      Chews: ['Beef Cheek Roll', 'Yak Chew', 'Sweet Potato Twist', 'Collagen Stick'],
      Toys: ['Rope Tug', 'Squeaky Fox', 'Treat Puzzle', 'Fetch Ball'],
      Walking: ['Padded Harness', 'Hemp Leash 6 ft', 'Reflective Collar'],
    },
    kinds: ['Trail', 'Puppy', 'Senior', 'Tough', 'Organic', 'Big Sky'],
    variants: ['S', 'M', 'L', 'XL', '3 pk', '10 ct', 'Red', 'Pine'],
  },
  beauty: {
    sections: {
      Bath: ['Bar Soap', 'Bath Salts 16 oz', 'Bubble Bath 12 fl oz'],
      Face: ['Clay Mask 2 oz', 'Day Cream 50 ml', 'Cleansing Oil 4 oz', 'Lip Balm 0.15 oz'],
      Hair: ['Shampoo Bar', 'Curl Cream 8 oz', 'Scalp Serum 1 oz'],
    },
    kinds: [
      'Lavender',
      'Sea Salt & Kelp',
      'Rosemary Mint',
      'Oat Milk',
      'Charcoal',
      'Wild Rose',
      'Citrus 3-in-1',
    ],
    variants: ['', 'Travel Size', 'Refill', 'Gift Set', 'Unscented', 'Twin Pack'],
  },
  tools: {
    sections: {
      Wrenches: ['Combination Wrench', 'Flare Nut Wrench', 'Stubby Wrench'],
      Pliers: ['Diagonal Cutter', 'Long Nose Plier', 'Slip Joint Plier'],
      'Work Lights': ['Pen Light 300 lm', 'Headlamp 600 lm', 'Magnetic Light Bar'],
    },
    kinds: ['Pro', 'Titan', 'Shop', 'Mech', 'Ultra', 'Compact'],
    variants: ['8 mm', '10 mm', '13 mm', '3/8 in', '1/2 in', '6"', '8"', '2-Pack', 'w/ Case'],
  },
  food: {
    sections: {
      Sauces: ['Hot Sauce 5 oz', 'BBQ Sauce 18 oz', 'Mustard 8 oz', 'Chili Crisp 7 oz'],
      Snacks: ['Pecans 6 oz', 'Beef Jerky 3 oz', 'Popcorn 5 oz', 'Pickle Chips 2.5 oz'],
      Pantry: ['Pancake Mix 2 lb', 'Grits 24 oz', 'Raw Honey 12 oz'],
    },
    kinds: ['Original', 'Smoked', 'Habanero', 'Maple', 'Garlic & Dill', 'Small Batch', 'No. 7'],
    variants: ['', 'Mild', 'Extra Hot', 'Low Sodium', 'Gift Jar', 'Family Size'],
  },
  haus: {
    sections: {
      Küche: ['Schneidebrett Buche', 'Kochlöffel', 'Gewürzmühle', 'Brotkasten'],
      Bad: ['Seifenschale', 'Handtuch 50 x 100 cm', 'Badematte'],
      Büro: ['Notizblock A5', 'Stiftehalter', 'Schreibunterlage'],
    },
    kinds: ['Förde', 'Wäller', 'Größe Eins', 'Natur', 'Bergahorn', 'Süd'],
    variants: ['klein', 'groß', 'weiß', 'grün', 'anthrazit', '2er-Set', '0,5 l'],
  },
  maison: {
    sections: {
      Épicerie: ["Confiture d'abricot 250 g", 'Miel de châtaignier 500 g', 'Tapenade noire 90 g'],
      Bougies: ['Bougie parfumée 180 g', 'Diffuseur 100 ml', 'Recharge 200 ml'],
      Savons: ['Savon de Marseille 300 g', 'Savon liquide 500 ml', 'Galet effervescent'],
    },
    kinds: ['Fleur de coton', "Figue d'été", 'Verveine', 'Thé vert', 'Cèdre & ambre', 'Été indien'],
    variants: ['', 'coffret', 'lot de 2', 'édition limitée', 'mini'],
  },
  casa: {
    sections: {
      Pasta: ['Paccheri 500 g', 'Orecchiette 500 g', 'Tagliatelle all’uovo 250 g'],
      Sughi: ['Sugo al basilico 180 g', 'Pesto 130 g', 'Ragù vegetale 200 g'],
      Dolci: ['Cantucci 200 g', 'Torrone 150 g', 'Crema di nocciole 200 g'],
    },
    kinds: ['Classico', 'Bio', 'Integrale', 'della Nonna', 'Riserva', 'Città'],
    variants: ['', 'conf. regalo', 'x2', 'latta', 'piccante'],
  },
  toys: {
    sections: {
      Puzzles: ['Wooden Puzzle', '500 pc Jigsaw', 'Floor Puzzle'],
      'Pretend Play': ['Doctor Kit', 'Tea Party Set', 'Felt Pizza', 'Tool Belt'],
      Games: ['Memory Match', 'Dice Game', 'Card Game'],
    },
    kinds: ['Woodland', 'Space', 'Dinosaur', 'Ocean', 'Farmyard', 'Robot', 'Fairy Tale'],
    variants: ['', 'Mini', 'Deluxe', 'Travel Tin', 'Age 3+', 'Bilingual'],
  },
};

/** The same wares on each run: a brand's name decides on all of it. */
export function waresOf(wares: Wares): Item[] {
  const random = randomOf(wares.brand);
  const theme = THEMES[wares.theme];
  const all = Object.entries(theme.sections).flatMap(([section, goods]) =>
    goods.flatMap((good) =>
      theme.kinds.flatMap((kind) =>
        theme.variants.map((variant) => ({
          section,
          title: [kind, good, variant].filter(Boolean).join(' '),
        })),
      ),
    ),
  );
  const order = Object.keys(theme.sections);
  const taken = random
    .some(all, wares.count)
    .sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
  return taken.map(({ section, title }, index) => itemOf(wares, random, section, title, index));
}

function itemOf(wares: Wares, random: Random, section: string, title: string, index: number): Item {
  const costCents = Math.round(random.scaled(...wares.cost) / 5) * 5;
  const msrpCents = Math.ceil((costCents * random.between(1.8, 2.3)) / 100) * 100 - random.pick([1, 5, 50]);
  const hasNoCode = random.chance(wares.noCodes ?? 0);
  const hasWrongCode = random.chance(wares.wrongCodes ?? 0);
  const innerPack = random.pick([1, 2, 3, 4, 6]);
  return {
    sku: wares.sku(index + 1, random),
    code: hasNoCode ? '' : codeOf(wares, index, hasWrongCode),
    hasTrueCode: !hasNoCode && !hasWrongCode,
    title,
    section,
    costCents,
    msrpCents,
    mapCents: Math.max(costCents, Math.round((msrpCents * 0.9) / 100) * 100 - 1),
    casePack: innerPack * random.pick([2, 4, 6]),
    innerPack,
    state: stateOf(wares, random),
  };
}

function stateOf({ news = 0, lasts = 0, gones = 0 }: Wares, random: Random): Item['state'] {
  const at = random.unit();
  if (at < gones) return 'gone';
  if (at < gones + lasts) return 'last';
  return at < gones + lasts + news ? 'new' : '';
}

function codeOf({ prefix, digits = 12 }: Wares, index: number, isWrong: boolean): string {
  const body = prefix + String(index * 7 + 13).padStart(digits - 1 - prefix.length, '0');
  const check = checkDigit(body);
  return body + (isWrong ? (check + 3) % 10 : check);
}

function checkDigit(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
