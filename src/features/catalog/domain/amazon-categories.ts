/** The root categories of amazon.com by their ids; the other sites number theirs otherwise. */
const ROOTS_OF_COM: Readonly<Record<number, string>> = {
  2619525011: 'Appliances',
  2617941011: 'Arts, Crafts & Sewing',
  15684181: 'Automotive',
  165796011: 'Baby Products',
  3760911: 'Beauty & Personal Care',
  283155: 'Books',
  5174: 'CDs & Vinyl',
  2335752011: 'Cell Phones & Accessories',
  7141123011: 'Clothing, Shoes & Jewelry',
  172282: 'Electronics',
  16310101: 'Grocery & Gourmet Food',
  3760901: 'Health & Household',
  1055398: 'Home & Kitchen',
  16310091: 'Industrial & Scientific',
  2625373011: 'Movies & TV',
  11091801: 'Musical Instruments',
  1064954: 'Office Products',
  2972638011: 'Patio, Lawn & Garden',
  2619533011: 'Pet Supplies',
  3375251: 'Sports & Outdoors',
  228013: 'Tools & Home Improvement',
  165793011: 'Toys & Games',
  468642: 'Video Games',
};

const AMAZON_COM = 1;

/** By name; none where only their ids can be told. */
export const rootCategoriesOf = (siteId: number): { id: number; name: string }[] =>
  siteId === AMAZON_COM
    ? Object.entries(ROOTS_OF_COM)
        .map(([id, name]) => ({ id: Number(id), name }))
        .sort((one, other) => one.name.localeCompare(other.name))
    : [];

export const categoryName = (siteId: number, id: number): string =>
  (siteId === AMAZON_COM ? ROOTS_OF_COM[id] : undefined) ?? `category ${id}`;
