import type { WorldBrand } from '../world/brands.ts';
import { categoryOf } from '../world/categories.ts';
import { slugOf } from '../world/names.ts';
import type { Random } from '../world/random.ts';
import { RETAILERS } from '../world/strangers.ts';

export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly content: string;
}

type Writer = (brand: WorldBrand, random: Random) => Hit;

const capitalLetters = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'])).join('');

const noun = (brand: WorldBrand): string => categoryOf(brand.category).noun;
const slug = (brand: WorldBrand): string => slugOf(brand.name);
const dashed = (brand: WorldBrand): string => slugOf(brand.name, { joiner: '-' });

/** Pages about the brand that aren't the brand's: marketplaces, networks, directories, shops. */
export const ELSEWHERE: readonly (readonly [share: number, write: Writer])[] = [
  [
    0.8,
    (brand, random) => ({
      url: `https://www.amazon.com/${dashed(brand)}/dp/B0${capitalLetters(random, 8)}`,
      title: `Amazon.com: ${brand.name} ${random.pick(categoryOf(brand.category).goods)}`,
      content: `Buy ${brand.name} ${noun(brand)} on Amazon.com. Free delivery on qualified orders.`,
    }),
  ],
  [
    0.5,
    (brand, random) => ({
      url: `https://www.amazon.com/stores/${dashed(brand)}/page/${capitalLetters(random, 8)}-4B1E-42F0-9B58-${capitalLetters(random, 12)}`,
      title: `Amazon.com: ${brand.name}`,
      content: `Visit the ${brand.name} Store on Amazon.`,
    }),
  ],
  [
    0.4,
    (brand) => ({
      url: `https://www.walmart.com/brand/${dashed(brand)}/100${brand.id}`,
      title: `${brand.name} - Walmart.com`,
      content: `Shop for ${brand.name} at Walmart.com. Save money. Live better.`,
    }),
  ],
  [
    0.35,
    (brand) => ({
      url: `https://www.ebay.com/b/${encodeURIComponent(brand.name)}/bn_70${brand.id}`,
      title: `${brand.name} for sale | eBay`,
      content: `Get the best deals for ${brand.name} at eBay.com.`,
    }),
  ],
  [
    0.3,
    (brand, random) => ({
      url: `https://www.faire.com/brand/b_${capitalLetters(random, 10).toLowerCase()}`,
      title: `${brand.name} Wholesale Products | Buy with Free Returns on Faire.com`,
      content: `Buy ${brand.name} products wholesale on Faire. Net 60 terms and free returns for your retail store.`,
    }),
  ],
  [
    0.2,
    (brand) => ({
      url: `https://www.etsy.com/shop/${slug(brand)}`,
      title: `${brand.name} - Etsy`,
      content: `Shop ${noun(brand)} by ${brand.name}.`,
    }),
  ],
  [
    0.45,
    (brand) => ({
      url: `https://www.instagram.com/${slug(brand)}/`,
      title: `${brand.name} (@${slug(brand)}) • Instagram photos and videos`,
      content: `12K Followers, 310 Following, 842 Posts - ${brand.name}`,
    }),
  ],
  [
    0.45,
    (brand) => ({
      url: `https://www.facebook.com/${slug(brand)}`,
      title: `${brand.name} | Facebook`,
      content: `${brand.name}. 4,102 likes · 17 talking about this. ${noun(brand)}.`,
    }),
  ],
  [
    0.3,
    (brand) => ({
      url: `https://www.linkedin.com/company/${dashed(brand)}`,
      title: `${brand.name} | LinkedIn`,
      content: `${brand.name} | 1,204 followers on LinkedIn. Consumer goods.`,
    }),
  ],
  [
    0.05,
    (brand) => ({
      url: `https://en.wikipedia.org/wiki/${encodeURIComponent(brand.name.replaceAll(' ', '_'))}`,
      title: `${brand.name} - Wikipedia`,
      content: `${brand.name} is a maker of ${noun(brand)}.`,
    }),
  ],
  [
    0.15,
    (brand) => ({
      url: `https://www.crunchbase.com/organization/${dashed(brand)}`,
      title: `${brand.name} - Crunchbase Company Profile & Funding`,
      content: `${brand.name} makes ${noun(brand)}. Founded 2011.`,
    }),
  ],
  [
    0.2,
    (brand) => ({
      url: `https://www.target.com/b/${dashed(brand)}/-/N-q64${brand.id}`,
      title: `${brand.name} : Target`,
      content: `Shop Target for ${brand.name} you will love at great low prices.`,
    }),
  ],
  [
    0.15,
    (brand) => ({
      url: `https://www.trustpilot.com/review/${brand.site?.host ?? `${slug(brand)}.com`}`,
      title: `${brand.name} Reviews | Read Customer Service Reviews`,
      content: `Do you agree with ${brand.name}'s 4-star rating?`,
    }),
  ],
  [
    0.15,
    (brand) => ({
      url: `https://www.reddit.com/r/BuyItForLife/comments/1a${brand.id}/is_${slug(brand)}_any_good/`,
      title: `Is ${brand.name} any good? : r/BuyItForLife`,
      content: `Has anybody tried ${noun(brand)} from ${brand.name}?`,
    }),
  ],
  [
    0.4,
    (brand, random) => {
      const shop = random.pick(RETAILERS);
      return {
        url: `http://${shop.host}/brands/${dashed(brand)}`,
        title: `Shop ${brand.name} at ${shop.name}`,
        content: `Browse ${brand.name} ${noun(brand)}. Free shipping over $49.`,
      };
    },
  ],
];
