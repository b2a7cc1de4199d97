import type { WorldBrand } from '../world/brands.ts';
import { slugOf } from '../world/names.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’®™]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'and');

export interface Query {
  readonly text: string;
  /** The host behind `site:`. */
  readonly site: string | null;
  readonly words: ReadonlySet<string>;
  /** A page about buying for a shop, or about writing to the company, would fit better than the home page. */
  readonly wants: 'wholesale' | 'contact' | null;
}

const WHOLESALE = /\b(?:wholesale|retailer|stockist|trade|b2b|distributor|dealer)s?\b/i;
const CONTACT = /\b(?:contact|e-?mail)\b/i;

export const readQuery = (text: string): Query => {
  const site = /\bsite:(\S+)/i.exec(text)?.[1]?.toLowerCase() ?? null;
  const rest = text.replace(/\b-?\w+:\S+/g, ' ');
  return {
    text,
    site,
    words: new Set(wordsOf(rest)),
    wants: WHOLESALE.test(rest) ? 'wholesale' : CONTACT.test(rest) ? 'contact' : null,
  };
};

/** All ways to type the name: its words, written together, or with German umlauts spelled out. */
const keysOf = (name: string): readonly (readonly string[])[] => {
  const words = wordsOf(name);
  return [words, [words.join('')], [slugOf(name)], [slugOf(name, { german: true })]];
};

export class BrandIndex {
  private readonly byFirstWord = new Map<string, { brand: WorldBrand; words: readonly string[] }[]>();

  constructor(brands: readonly WorldBrand[]) {
    for (const brand of brands) {
      for (const words of keysOf(brand.name)) {
        const [first] = words;
        if (!first) continue;
        const entries = this.byFirstWord.get(first);
        if (entries) entries.push({ brand, words });
        else this.byFirstWord.set(first, [{ brand, words }]);
      }
    }
  }

  /** The brands whose whole name is in the query, the one that explains most of it first, then its namesakes. */
  matches(query: Query): readonly WorldBrand[] {
    const found = new Map<WorldBrand, number>();
    for (const word of query.words) {
      for (const { brand, words } of this.byFirstWord.get(word) ?? []) {
        if (!words.every((part) => query.words.has(part))) continue;
        found.set(brand, Math.max(found.get(brand) ?? 0, words.length));
      }
    }
    const exact = [...found].sort(([, a], [, b]) => b - a).map(([brand]) => brand);
    const first = exact[0] ? wordsOf(exact[0].name)[0] : undefined;
    const namesakes = (this.byFirstWord.get(first ?? '') ?? []).map(({ brand }) => brand);
    return [...new Set([...exact, ...namesakes])];
  }
}
