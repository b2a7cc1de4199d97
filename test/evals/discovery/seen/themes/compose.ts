import type { CasePage, ExpectedPolicy, SearchHit } from '../../case.ts';
import {
  hit,
  onAmazon,
  onEbay,
  onEtsy,
  onFacebook,
  onFaire,
  onInstagram,
  onLinkedIn,
  onWalmart,
} from './hits.ts';
import type { Theme } from './shop.ts';

const PLATFORMS: Record<string, (brand: string, line: string) => SearchHit> = {
  amazon: onAmazon,
  ebay: onEbay,
  walmart: (brand) => onWalmart(brand),
  etsy: (brand) => onEtsy(brand),
  faire: (brand) => onFaire(brand),
  instagram: onInstagram,
  facebook: onFacebook,
  linkedin: onLinkedIn,
};

/** Search results, one a line: "url | title | content", or "amazon | brand | product". */
export function hits(text: string): SearchHit[] {
  return lines(text).map((line) => {
    const [first = '', second = '', ...rest] = line.split(' | ');
    const platform = PLATFORMS[first];
    const last = rest.join(' | ');
    return platform === undefined ? hit(first, second, last) : platform(second, last);
  });
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * A whole shop: its front page, its standing pages, and the pages written in full below, each after a line
 * "@ /path | title".
 */
export function site(
  theme: Theme,
  { home, goods, about, head }: { home: string; goods: string; about: string; head?: string },
  pages = '',
): Record<string, CasePage> {
  return { '/': theme.home(home, goods, head), ...theme.basics(goods, about), ...written(theme, pages) };
}

/** Pages of a theme, each after a line "@ /path | title". */
export function written(theme: Theme, pages: string): Record<string, CasePage> {
  const found: Record<string, CasePage> = {};
  for (const section of pages.split(/^\s*@ /m).slice(1)) {
    const end = section.indexOf('\n');
    const [path = '', title = ''] = section.slice(0, end).split(' | ');
    found[path.trim()] = theme.page(title.trim(), section.slice(end).trim());
  }
  return found;
}

type Said<Field extends keyof ExpectedPolicy> =
  NonNullable<ExpectedPolicy[Field]> extends { value: infer Value } ? readonly [Value, string] : never;

interface Claims {
  takes_wholesale?: Said<'takes_wholesale'>;
  marketplaces?: Said<'marketplaces'>;
  map_policy?: Said<'map_policy'>;
  minimum_opening_order?: Said<'minimum_opening_order'>;
  minimum_reorder?: Said<'minimum_reorder'>;
  documents?: Said<'documents'>;
  distributors?: Said<'distributors'>;
}

/** What one page states: a value and the words that say so. */
export function states(path: string, claims: Claims): ExpectedPolicy {
  const stated = Object.entries(claims).map(([field, [value, words]]) => [field, { value, words, path }]);
  return Object.fromEntries(stated);
}
