import { type BrandSite, siteSeed, type WorldBrand } from '../world/brands.ts';
import { categoryOf } from '../world/categories.ts';
import { slugOf } from '../world/names.ts';
import { seeded } from '../world/random.ts';
import type { Product } from './plan.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the shop shows; on a one-page site the goods have no pages of their own. */
export const productsOf = (
  brand: WorldBrand,
  site: BrandSite,
  shopPath: string,
  count: number,
): readonly Product[] => {
  const { goods, materials } = categoryOf(brand.category);
  const random = seeded(`products/${siteSeed(brand)}`);
  return Array.from({ length: count }, (_, index): Product => {
    const name = capital(`${random.pick(materials)} ${random.pick(goods)}`);
    const amount = `${random.int(8, 120)}.${random.pick(['00', '50', '95'])}`;
    const base = site.theme === 'shopify' ? '/products' : shopPath.replace(/\/$|\.html?$/, '');
    return {
      name,
      price: site.language === 'en' ? `$${amount}` : `${amount.replace('.', ',')} €`,
      path: site.theme === 'one-page' ? '/#home' : `${base}/${slugOf(name, { joiner: '-' })}-${index + 1}`,
    };
  });
};
