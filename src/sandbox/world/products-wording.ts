import { categoryOf } from './categories.ts';
import type { WorldProduct } from './products.ts';
import { capitals } from './products-departments.ts';
import { seeded } from './random.ts';

export interface Wording {
  readonly title: string;
  readonly features: readonly string[] | null;
  readonly description: string | null;
  readonly color: string | null;
  readonly size: string;
}

const colors = [
  'Black',
  'White',
  'Sage Green',
  'Navy',
  'Natural',
  'Multicolor',
  'Rosé',
  'Café au Lait',
  'Türkis',
];
const claims = [
  'Premium Quality',
  'BPA-Free',
  'Made in USA',
  'Dishwasher Safe',
  'Vegan & Cruelty-Free',
  'Gift Ready Box',
  '100% Satisfaction',
  'Lightweight & Durable',
  'for Men, Women & Kids',
  'Non-Toxic',
];
const oddities = [
  '【2-Pack】',
  '™',
  '® ',
  '– Crème Brûlée ☕',
  '日本製 ',
  '“Limited” Edition',
  '½" x ¾" ',
  '🎁 ',
  'für Küche & Bad',
  '\u200b',
  'Ⅱ ',
  'Jalapeño ',
  '<b>NEW</b> ',
  '&amp; More',
  'עברית ',
];
const openings = [
  'CRAFTED TO LAST',
  'EASY TO USE',
  'PERFECT GIFT',
  'WHAT YOU GET',
  'OUR PROMISE',
  'SAFE & GENTLE',
];

/** The words on a product's page. Apart from its facts, because most questions about a product need none of them. */
export const wordingOf = (product: WorldProduct): Wording => {
  const random = seeded(product.source).fork('wording');
  const material = capitals(random.pick(categoryOf(product.brand.category).materials));
  const good = capitals(product.shelf.good);
  const color = random.chance(0.6) ? random.pick(colors) : null;
  const count = product.package.quantity;
  const size =
    count > 1 ? `Pack of ${count}` : `${random.int(1, 40)} ${random.pick(['oz', 'Fl Oz', 'Inch', 'Count'])}`;
  const lead = random.chance(0.85) ? `${product.brandText ?? product.brand.name} ` : '';
  const parts = [`${lead}${material} ${good}`];
  if (random.chance(0.07)) parts.push(random.pick(oddities));
  // Sellers stuff titles with words until the marketplace cuts them off, and some long past that.
  const stuffing = random.chance(0.03) ? random.int(12, 30) : random.int(0, 3);
  for (let i = 0; i < stuffing; i++) parts.push(random.pick(claims));
  if (color) parts.push(color);
  parts.push(size);
  return {
    title: parts.join(random.pick([', ', ' - ', ' | ', ', '])),
    features: random.chance(0.88)
      ? openings
          .slice(0, random.int(2, 6))
          .map((opening) => `${opening} : ${good} made of ${material.toLowerCase()}.`)
      : null,
    description: random.chance(0.4)
      ? `<p>${good} by ${product.brand.name}.</p><br>${random.pick(claims)}.`
      : null,
    color,
    size,
  };
};
