import type { Random } from './random.ts';

const words = (list: string): readonly string[] => list.split(' ');

// Two kinds of beginnings, each with its own joints, so that a stranger could say the name.
const OPEN = words('Bra Quo Dro Gri Bri Fro Tre Sava Nora Kele Ova Mira Luno Yara Hola Peri Tula Zeno');
const OPEN_JOINTS = words('l m nd v r st lb nt d sk g ll p mb th');
const CLOSED = words('Vel Tar Mor Fen Lis Kel Osk Win Har Pel Tol Ner Cal Ash Zel Wex Lun Dax');
const CLOSED_JOINTS = ['', '', '', 'd', 'm', 'b', 'v', 'w'];
const TAILS = words(
  'ora ik by elle ane ow enna ith ard een olo ava ett isk una eld yn ash omi ery ique umen alo essa orn',
);

const NOUNS = words(
  'Acorn Ember Thistle Lantern Heron Pebble Juniper Saddle Anchor Barrow Clover Dory Elder Ferry Gable Hollow Inkwell Kettle Linden Meadow Nettle Otter Plume Quarry Rook Sorrel Tinder Umber Vale Wicket Yarrow',
);
const ENDINGS =
  'Goods,Supply,Home,Outfitters,Labs,Co.,Collective,Made,Works,Provisions,Studio,Brothers,Naturals,Gear'.split(
    ',',
  );
const FIRST = words('Ilsa Orrin Maeva Tobin Greta Anselm Petra Linus Odette Bram Sunniva Corwin');
const ACCENTED: readonly (readonly [string, string])[] = [
  ['a', 'ä'],
  ['o', 'ö'],
  ['u', 'ü'],
  ['e', 'é'],
];

/** A coined word: made of syllables, so that it belongs to nobody. */
const coinedWord = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(OPEN) + random.pick(OPEN_JOINTS) + random.pick(TAILS)
    : random.pick(CLOSED) + random.pick(CLOSED_JOINTS) + random.pick(TAILS);

const withAccent = (word: string): string => {
  for (const [plain, accented] of ACCENTED) {
    const at = word.indexOf(plain, 1);
    if (at > 0) return word.slice(0, at) + accented + word.slice(at + 1);
  }
  return word;
};

type Maker = (random: Random) => string;

const MAKERS: readonly (readonly [weight: number, make: Maker])[] = [
  [30, coinedWord],
  [16, (random) => `${coinedWord(random)} ${random.pick(ENDINGS)}`],
  [12, (random) => `${coinedWord(random)} & ${random.pick(NOUNS)}`],
  [6, (random) => `${coinedWord(random)} and ${coinedWord(random)}`],
  [8, (random) => `${random.pick(NOUNS)} & ${coinedWord(random)}`],
  [5, (random) => `${random.pick(FIRST)} ${coinedWord(random)}`],
  [4, (random) => `${coinedWord(random)}'s`],
  [4, (random) => `${coinedWord(random)} ${random.int(2, 99)}`],
  [2, (random) => `${random.int(2, 9)}${coinedWord(random)}`],
  [5, (random) => withAccent(coinedWord(random))],
  [3, (random) => `${withAccent(coinedWord(random))} & ${withAccent(coinedWord(random))}`],
  [3, (random) => `${coinedWord(random)}-${random.pick(NOUNS)}`],
  [2, (random) => coinedWord(random).toLowerCase()],
];
const TOTAL_WEIGHT = MAKERS.reduce((sum, [weight]) => sum + weight, 0);

export const brandName = (random: Random): string => {
  let left = random.int(1, TOTAL_WEIGHT);
  for (const [weight, make] of MAKERS) {
    left -= weight;
    if (left <= 0) return make(random);
  }
  return coinedWord(random);
};

const PRIVATE_LABEL_LETTERS = 'BCDFGJKLMNPQRSTVWXYZ';
const PRIVATE_LABEL_VOWELS = 'AEIOU';

/** The capital-letter names that sellers register for a marketplace's brand programme: ZKUVOT, QEBIXO. */
export const privateLabelName = (random: Random): string => {
  const length = random.int(5, 7);
  let name = '';
  for (let i = 0; i < length; i++) {
    name += random.pick([
      ...(i % 2 === 0 || random.chance(0.3) ? PRIVATE_LABEL_LETTERS : PRIVATE_LABEL_VOWELS),
    ]);
  }
  return name;
};

/** Latin letters and digits alone, as a host wants them: "Grünvelt & Co." is "gruenveltco" for a German. */
export const slugOf = (name: string, options: { joiner?: string; german?: boolean } = {}): string => {
  const { joiner = '', german = false } = options;
  const spelled = german
    ? name.replace(/[äöüÄÖÜß]/g, (letter) => GERMAN[letter.toLowerCase()] ?? letter)
    : name;
  return spelled
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, joiner ? ' ' : 'and')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(joiner);
};

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const dressed: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => `${name}, Inc.`,
  (name) => `${name} LLC`,
  (name) => `Visit the ${name} Store`,
  (name) => `Brand: ${name}`,
  (name) => `${name}®`,
  (name) => name.replace(' & ', '&'),
  (name) => name.replace(' & ', ' and ').replace("'", ''),
  (name) => name.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''),
  (name) => name.replace(/[-.]/g, ' ').replace(/\s+/g, ' ').trim(),
];

/** How the brand is written on its products: its name, and a few of the ways in which listings garble it. */
export const spellingsOf = (name: string, random: Random): readonly string[] => {
  const spellings = new Set([name]);
  const wanted = random.pick([1, 1, 2, 2, 3, 4]);
  for (let tries = 0; spellings.size < wanted && tries < 12; tries++)
    spellings.add(random.pick(dressed)(name));
  return [...spellings];
};

const JUNK = [
  'Generic',
  'Unknown',
  'N/A',
  'see description',
  'boosters',
  '-',
  'Made in China',
  'OEM',
  'Amazon Seller',
];

/** What stands in the manufacturer field, if it isn't the brand. */
export const manufacturerNoise = (name: string, random: Random): string | null => {
  if (random.chance(0.4)) return null;
  if (random.chance(0.35)) return random.pick(JUNK);
  if (random.chance(0.5)) {
    return `Shenzhen ${coinedWord(random)} ${random.pick(['Technology', 'Trading', 'Industrial'])} Co., Ltd.`;
  }
  return random.chance(0.5) ? `${name} Manufacturing` : `${coinedWord(random)} Holdings LLC`;
};
