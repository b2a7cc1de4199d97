import type { CasePage, DiscoveryCase, SearchHit } from '../case.ts';
import { bath } from './bath.ts';
import { bathMore } from './bath-more.ts';
import { other } from './frames-even.ts';
import { elsewhere } from './frames-odd.ts';
import { garden } from './garden.ts';
import { gardenFurther } from './garden-further.ts';
import { gardenMore } from './garden-more.ts';
import { hit, slug } from './kit.ts';
import { kitchen } from './kitchen.ts';
import { kitchenMore } from './kitchen-more.ts';
import { outdoor } from './outdoor.ts';
import { outdoorMore } from './outdoor-more.ts';
import { paper } from './paper.ts';
import { paperMore } from './paper-more.ts';
import { pets } from './pets.ts';
import { petsMore } from './pets-more.ts';
import { toys } from './toys.ts';
import { toysMore } from './toys-more.ts';
import { workshop } from './workshop.ts';
import { workshopMore } from './workshop-more.ts';

const bodyOf = (page: CasePage): string => (typeof page === 'string' ? page : (page.body ?? ''));
const nameOf = (html: string): string =>
  /class="logo">([^<]+)</.exec(html)?.[1] ?? /<strong><a href="\/">([^<]+)</.exec(html)?.[1] ?? 'Shop';

/** What every list of results has at its end. */
const tail = (one: DiscoveryCase, at: number): readonly SearchHit[] =>
  [
    hit(
      `https://www.pinterest.com/ideas/${slug(one.brand)}/`,
      `${one.brand} - Pinterest`,
      `Discover recipes, home ideas and ${one.productTitles[0]}.`,
    ),
    hit(
      `https://www.tiktok.com/discover/${slug(one.brand)}`,
      `${one.brand} | TikTok`,
      `Unboxing ${one.productTitles[1]}. 12.4K views.`,
    ),
    hit(
      `https://couponheap.example/stores/${slug(one.brand)}`,
      `15% Off ${one.brand} Coupons & Promo Codes`,
      `Working codes for ${one.brand}, verified today.`,
    ),
  ].slice(0, [2, 3, 0, 1, 1, 0, 3, 2][at % 8]);

/** Shops of which one deep page is given have a home page too. */
const homes = (hosts: DiscoveryCase['hosts'], at: number): DiscoveryCase['hosts'] =>
  Object.fromEntries(
    Object.entries(hosts).map(([host, pages]) => {
      const paths = Object.keys(pages);
      const only = paths[0];
      if (
        pages['/'] !== undefined ||
        paths.length !== 1 ||
        only === undefined ||
        !bodyOf(pages[only] ?? '').includes('href="/"')
      )
        return [host, pages];
      const name = nameOf(bodyOf(pages[only] ?? ''));
      const text = `<p>Over forty makers under one roof. New this week: <a href="${only}">have a look</a>.</p>`;
      return [
        host,
        { ...pages, '/': at % 2 === 0 ? other(name, 'Welcome', text) : elsewhere(name, 'Welcome', text) },
      ];
    }),
  );

export const fresh16Cases: readonly DiscoveryCase[] = [
  ...garden,
  ...gardenMore,
  ...gardenFurther,
  ...kitchen,
  ...kitchenMore,
  ...pets,
  ...petsMore,
  ...toys,
  ...toysMore,
  ...outdoor,
  ...outdoorMore,
  ...bath,
  ...bathMore,
  ...paper,
  ...paperMore,
  ...workshop,
  ...workshopMore,
].map((one, at) => ({ ...one, search: [...one.search, ...tail(one, at)], hosts: homes(one.hosts, at) }));
