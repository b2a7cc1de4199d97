import type { WorldBrand } from '../world/brands.ts';
import type { Products, WorldProduct } from '../world/products.ts';
import { wordingOf } from '../world/products-wording.ts';
import { type Random, seeded } from '../world/random.ts';

export interface PriceListRow {
  section: string;
  sku: string;
  code: string;
  title: string;
  /** In cents. */
  cost: number;
  msrp: number;
  map: number | null;
  casePack: number;
}

const AMERICA = 1;
const MOST_ROWS = 60;

/** What the brand would really charge a shop for the goods that it has on Amazon, under the codes that they have there. */
export function priceListRows(brand: WorldBrand, products: Products): PriceListRow[] {
  const random = seeded(`price-list/${brand.id}`);
  const prefix =
    brand.name
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'SKU';
  const hasMap = random.chance(0.4);
  const byCase = random.chance(0.6);
  const margin = 0.38 + random.next() * 0.2;
  return products
    .indexesOfBrand(brand)
    .slice(0, MOST_ROWS)
    .map((index) => products.at(index, AMERICA))
    .filter(({ kind }) => kind === 'live')
    .flatMap((product, place): PriceListRow[] => {
      const code = product.upcs?.[0] ?? product.eans?.[0];
      if (!code) return [];
      const own = random.fork(product.asin);
      const msrp = Math.round((product.price * (1 + own.next() * 0.15)) / 100) * 100 - 1;
      return [
        {
          section: product.shelf.good,
          sku: `${prefix}-${String(100 + place * 5)}`,
          code,
          title: titleOf(product),
          cost: Math.round(product.price * (margin + own.next() * 0.06)),
          msrp: Math.max(msrp, product.price),
          map: hasMap ? Math.round(msrp * 0.9) : null,
          casePack: byCase ? casePackOf(own, product) : 1,
        },
      ];
    })
    .sort((one, other) => one.section.localeCompare(other.section) || one.sku.localeCompare(other.sku));
}

/** As a maker writes it: without its own name, and without what sellers stuff titles with. */
const titleOf = (product: WorldProduct): string => {
  const { title, color, size } = wordingOf(product);
  const bare =
    title.replace(`${product.brandText ?? product.brand.name} `, '').split(/, | - | \| /)[0] ?? title;
  return [bare.replace(/[^\p{L}\p{N} &'-]/gu, '').trim(), color, size].filter(Boolean).join(', ');
};

const casePackOf = (random: Random, { price }: WorldProduct): number =>
  price > 6_000 ? random.pick([1, 2, 4]) : random.pick([6, 12, 12, 24]);
