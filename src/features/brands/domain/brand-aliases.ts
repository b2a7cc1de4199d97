import { brandName } from './brand-name.ts';

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
  if (!key) return null;
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

/** A key for a brand that a person split off: no name has such a one by its letters. */
export const splitKey = (key: string, number: number): string => `${key.replace(/#\d+$/, '')}#${number}`;
