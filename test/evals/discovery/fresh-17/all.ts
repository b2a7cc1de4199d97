import type { DiscoveryCase, SearchHit } from '../case.ts';
import { beauty } from './beauty.ts';
import { beautyMore } from './beauty-more.ts';
import { hit, slug } from './kit.ts';
import { kitchen } from './kitchen.ts';
import { kitchenMore } from './kitchen-more.ts';
import { outdoor } from './outdoor.ts';
import { outdoorMore } from './outdoor-more.ts';
import { pantry } from './pantry.ts';
import { pantryMore } from './pantry-more.ts';
import { pet } from './pet.ts';
import { petMore } from './pet-more.ts';
import { textiles } from './textiles.ts';
import { textilesMore } from './textiles-more.ts';
import { tools } from './tools.ts';
import { toolsMore } from './tools-more.ts';
import { toys } from './toys.ts';
import { toysMore } from './toys-more.ts';

/** What a search engine adds to a list that is short. */
const further = (one: DiscoveryCase, at: number): readonly SearchHit[] => {
  const name = slug(one.brand);
  const all = [
    hit(
      `https://www.ebay.com/sch/i.html?_nkw=${name.replace(/-/g, '+')}`,
      `${one.brand} for sale | eBay`,
      `Get the best deals for ${one.productTitles[0]} at eBay.com.`,
    ),
    hit(
      `https://www.pinterest.com/ideas/${name}/`,
      `${one.brand} ideas - Pinterest`,
      `Find and save ideas about ${one.brand} on Pinterest.`,
    ),
    hit(
      `https://www.trustpilot.com/review/${name}`,
      `${one.brand} Reviews | Read Customer Service Reviews`,
      `Do you agree with ${one.brand}'s TrustScore? Voice your opinion today.`,
    ),
    hit(
      `https://www.reddit.com/r/BuyItForLife/comments/${name.slice(0, 6)}/`,
      `Anyone tried ${one.brand}? : r/BuyItForLife`,
      `Looking at the ${one.productTitles[1]}. Worth it?`,
    ),
    hit(
      `https://www.dealdrip.example/coupons/${name}`,
      `20% Off ${one.brand} Promo Code, Coupons`,
      `Today's top ${one.brand} offer: free shipping.`,
    ),
  ];
  return [0, 1, 2]
    .slice(0, at % 4)
    .map((step) => all[(at + step * 2) % all.length])
    .filter((found) => found !== undefined);
};

export const fresh17Cases: readonly DiscoveryCase[] = [
  ...kitchen,
  ...kitchenMore,
  ...pet,
  ...petMore,
  ...outdoor,
  ...outdoorMore,
  ...beauty,
  ...beautyMore,
  ...toys,
  ...toysMore,
  ...pantry,
  ...pantryMore,
  ...textiles,
  ...textilesMore,
  ...tools,
  ...toolsMore,
].map((one, at) => ({ ...one, search: [...one.search, ...further(one, at)] }));
