import type { CasePage, DiscoveryCase, ExpectedFindings } from '../case.ts';
import { hits, type Site, shop, type Theme } from '../fresh/themes.ts';

/** A brand with a site of its own, which a search finds behind a marketplace's shelf of it. */
export interface House {
  brand: string;
  titles: readonly [string, string];
  host: string;
  /** What a search engine quotes of its front page. */
  line: string;
  theme: Theme;
  site: Site;
  pages: Readonly<Record<string, CasePage>>;
  /** Other hosts: portals, forms, owners, shops that sell it. */
  others?: DiscoveryCase['hosts'];
  /** Further results, behind its own. */
  beside?: readonly (readonly [string, string, string])[];
  expected: Omit<ExpectedFindings, 'website'>;
}

export function house(of: House): DiscoveryCase {
  const { brand, titles, host, line, theme, site, pages, others = {}, beside = [], expected } = of;
  const { name } = site;
  return {
    brand,
    productTitles: titles,
    search: hits(
      [`https://www.amazon.com/stores/${name.replace(/\W+/g, '')}`, `Amazon.com: ${name}`, titles[0]],
      [`https://${host}/`, `${name} | ${line.slice(0, 40)}`, line],
      ...beside,
    ),
    hosts: { [host]: shop(theme, site, pages), ...others },
    expected: { website: host, ...expected },
  };
}
