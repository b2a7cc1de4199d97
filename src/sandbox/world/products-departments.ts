import { CATEGORIES, type Category } from './categories.ts';

interface Node {
  readonly catId: number;
  readonly name: string;
}

/** One shelf of the marketplace: where its goods hang in the category tree, and what they are called. */
export interface Shelf {
  readonly path: readonly Node[];
  readonly good: string;
  readonly productType: string;
  readonly keyword: string;
}

/** A root category of the marketplace, holding one or more of the world's lines of business. */
export interface Department {
  readonly catId: number;
  readonly name: string;
  readonly displayGroup: string;
  readonly displayName: string;
  /** Percent of the price that the marketplace keeps. */
  readonly referralFee: number;
  readonly aisles: readonly { readonly node: Node; readonly shelves: readonly Shelf[] }[];
}

type Row = [
  catId: number,
  name: string,
  displayGroup: string,
  displayName: string,
  fee: number,
  keys: string,
];

const rows: Row[] = [
  [1055398, 'Home & Kitchen', 'home', 'Home', 15, 'kitchen candles coffee decor'],
  [3760911, 'Beauty & Personal Care', 'beauty', 'Beauty', 15, 'beauty'],
  [2619533011, 'Pet Supplies', 'pet_products', 'Pet Products', 15, 'pets'],
  [165793011, 'Toys & Games', 'toy', 'Toy', 15, 'toys party'],
  [2972638011, 'Patio, Lawn & Garden', 'lawn_and_garden', 'Lawn & Patio', 15, 'garden'],
  [16310101, 'Grocery & Gourmet Food', 'grocery', 'Grocery', 15, 'grocery'],
  [165796011, 'Baby Products', 'baby_product', 'Baby Product', 15, 'baby'],
  [3375251, 'Sports & Outdoors', 'sports', 'Sports', 15, 'sports fishing'],
  [1064954, 'Office Products', 'office_product', 'Office Product', 15, 'office'],
  [228013, 'Tools & Home Improvement', 'home_improvement', 'Home Improvement', 15, 'tools'],
  [7141123011, 'Clothing, Shoes & Jewelry', 'fashion', 'Apparel', 17, 'apparel jewelry'],
  [3760901, 'Health & Household', 'drugstore', 'Health and Beauty', 15, 'supplements cleaning'],
  [172282, 'Electronics', 'ce', 'CE', 8, 'electronics'],
  [15684181, 'Automotive', 'automotive', 'Automotive Parts and Accessories', 12, 'auto'],
  [2617941011, 'Arts, Crafts & Sewing', 'art_and_craft_supply', 'Art and Craft Supply', 15, 'craft'],
  [11091801, 'Musical Instruments', 'musical_instruments', 'Musical Instruments', 15, 'music'],
  [16310091, 'Industrial & Scientific', 'biss', 'BISS', 12, 'science'],
];

export const capitals = (text: string): string =>
  text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const aisle = (root: Node, category: Category, place: number) => {
  const node = { catId: root.catId + 1000 * (place + 1), name: capitals(category.noun) };
  const shelves = category.goods.map((good, row) => ({
    path: [root, node, { catId: node.catId + row + 1, name: capitals(good) }],
    good,
    productType: good.toUpperCase().replaceAll(/[^A-Z]+/g, '_'),
    keyword: good.replaceAll(/[^a-z]+/g, '-'),
  }));
  return { node, shelves };
};

const byKey = new Map<string, { department: Department; shelves: readonly Shelf[] }>();

export const departments: readonly Department[] = rows.map(
  ([catId, name, group, displayName, referralFee, keys]) => {
    const categories = CATEGORIES.filter(({ key }) => keys.split(' ').includes(key));
    const aisles = categories.map((category, place) => aisle({ catId, name }, category, place));
    const displayGroup = `${group}_display_on_website`;
    const department = { catId, name, displayGroup, displayName, referralFee, aisles };
    categories.forEach(({ key }, place) => {
      byKey.set(key, { department, shelves: aisles[place]?.shelves ?? [] });
    });
    return department;
  },
);

/** Where the goods of a line of business stand in the marketplace. */
export const shelvesOf = (categoryKey: string): { department: Department; shelves: readonly Shelf[] } => {
  const found = byKey.get(categoryKey);
  if (!found) throw new RangeError(`No department sells ${categoryKey}`);
  return found;
};
