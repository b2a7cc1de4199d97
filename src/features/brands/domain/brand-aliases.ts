import { brandName, NO_BRAND } from './brand-name.ts';

/** What a person merged and split: the key of the brand that a key or a spelling means. */
export interface BrandAliases {
  ofKey: ReadonlyMap<string, string>;
  ofSpelling: ReadonlyMap<string, string>;
}

export interface NamedBrand {
  key: string;
  name: string;
  spellings: string[];
}

/** The brand that a spelling means: by a person's word first, else by its letters. Null where it names none. */
export function brandOfSpelling(
  spelling: string,
  { ofKey, ofSpelling }: BrandAliases,
): { key: string; name: string } | null {
  const { key, display } = brandName(spelling);
  if (!key || NO_BRAND.includes(key)) return null;
  return { key: ofSpelling.get(spelling) ?? ofKey.get(key) ?? key, name: display };
}

/** One brand from many spellings. */
export function groupSpellings(spellings: readonly string[], aliases: BrandAliases): NamedBrand[] {
  const brands = new Map<string, NamedBrand>();
  for (const spelling of spellings) {
    const brand = brandOfSpelling(spelling, aliases);
    if (!brand) continue;
    const known = brands.get(brand.key);
    if (!known) brands.set(brand.key, { ...brand, spellings: [spelling] });
    else if (!known.spellings.includes(spelling)) known.spellings.push(spelling);
  }
  return [...brands.values()];
}

/** How many products carry a brand in this spelling. */
export interface CountedSpelling {
  spelling: string;
  products: number;
}

/**
 * A brand is called as most of its products have it, and no differently while as many have it so and it still is one of
 * its spellings. What a person put under it by hand has a name of its own, which doesn't count.
 */
export function commonestName(
  brand: { key: string; name: string },
  counted: readonly CountedSpelling[],
): string {
  const own = counted.flatMap(({ spelling, products }) => {
    const { key, display } = brandName(spelling);
    return key === brand.key ? [{ display, products }] : [];
  });
  const keepsName = own.length === 0 || own.some(({ display }) => display === brand.name);
  const byName = new Map<string, number>(keepsName ? [[brand.name, 0]] : []);
  for (const { display, products } of own) byName.set(display, (byName.get(display) ?? 0) + products);
  const [[commonest]] = [...byName].sort(([, one], [, other]) => other - one) as [[string, number]];
  return commonest;
}

/** A key for a brand that a person split off: no name has such a one by its letters. */
export const splitKey = (key: string, number: number): string => `${key.replace(/#\d+$/, '')}#${number}`;
