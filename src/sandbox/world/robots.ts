import type { BrandSite } from './brands.ts';
import { seeded } from './random.ts';

/** What stands at /robots.txt. `no-contact` forbids everybody the contact page, `page` is a web page by mistake. */
export type Robots = 'usual' | 'no-contact' | 'crawl-delay' | 'missing' | 'page';

export const robotsOf = (site: BrandSite): Robots => {
  const drawn = seeded(`robots/${site.host}`).next();
  if (drawn < 0.04 && site.theme !== 'one-page') return 'no-contact';
  if (drawn < 0.1) return 'crawl-delay';
  if (drawn < 0.25) return 'missing';
  return drawn < 0.28 ? 'page' : 'usual';
};
