import type { WorldProduct } from '../world/products.ts';
import { seeded } from '../world/random.ts';
import { dayMinutes } from './keepa-time.ts';

/** Everybody's own offer, cheapest first, as `offers` on a product lists them. */
export const offersOf = (product: WorldProduct, today: number) => {
  const random = seeded(product.source).fork('offers');
  const { amazon, contenders, bystanders } = product.market;
  return [...contenders, ...bystanders]
    .map(({ seller, fba }, place) => {
      const price = Math.round(product.price * (0.95 + random.next() * 0.25));
      return {
        offerId: place + 1,
        sellerId: seller.id,
        condition: 1,
        conditionComment: null,
        isPrime: fba,
        isFBA: fba,
        isAmazon: amazon && place === 0,
        isMAP: false,
        isShippable: true,
        isAddonItem: false,
        isPreorder: false,
        isPrimeExcl: false,
        isScam: false,
        isWarehouseDeal: false,
        shipsFromChina: seller.address.at(-1)?.endsWith('CN') ?? false,
        minOrderQty: 1,
        lastSeen: today - random.int(0, 600),
        // An unknown price or shipping is -2.
        offerCSV: [
          today - random.int(10, 90) * dayMinutes,
          random.chance(0.02) ? -2 : price,
          fba ? 0 : random.pick([0, 499, -2]),
        ],
        stockCSV: random.chance(0.5) ? [today - 900, random.int(1, 900)] : null,
      };
    })
    .sort((a, b) => (a.offerCSV[1] ?? 0) - (b.offerCSV[1] ?? 0));
};
