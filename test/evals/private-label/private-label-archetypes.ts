import { type Archetype, alone, amazon, listings, sellers, strays, usedByAmazon } from './archetype.ts';
import { sellerId, type Turn } from './listing.ts';
import type { Random } from './random.ts';

/** Many sellers keep an offer from their own shelf beside the one in Amazon's. */
const ownSpare = (random: Random): number => (random.chance(0.15) ? 1 : 0);

/** Its own offer, and what others took from it. */
const mostly = (own: string, others: readonly Turn[]): Turn[] => {
  const lost = others.reduce((total, { weight }) => total + weight, 0);
  return [{ sellerId: own, weight: 100 - lost, isFba: true }, ...others];
};

export const privateLabelArchetypes: readonly Archetype[] = [
  {
    name: 'one seller on everything',
    isPrivateLabel: true,
    brands: 28,
    naming: ['coined', 'plain', 'plain', 'company'],
    products: [2, 12],
    draw(random, count) {
      const own = sellerId(random);
      const isFba = random.chance(0.92);
      return listings(count, () => ({
        turns: alone(own, isFba),
        rank: random.scaled(1_500, 350_000),
        ageDays: random.between(60, 2_800),
        idleFbm: ownSpare(random),
        gap: random.chance(0.15) ? random.between(2, 25) : 0,
        unrest: 0.1,
      }));
    },
  },
  {
    // What customers sent back comes up again as used, by Amazon or a liquidator.
    name: 'second seller is used goods',
    isPrivateLabel: true,
    brands: 14,
    naming: ['coined', 'plain', 'company'],
    shelves: ['kitchen', 'electronics', 'tools', 'sports', 'pets', 'auto'],
    products: [1, 10],
    draw(random, count) {
      const own = sellerId(random);
      const liquidator = sellerId(random);
      return listings(count, () => ({
        turns: mostly(
          own,
          random.chance(0.75)
            ? [
                random.chance(0.8)
                  ? usedByAmazon(random.between(0.5, 3))
                  : { sellerId: liquidator, weight: random.between(0.5, 3), isFba: false, priceFactor: 0.85 },
              ]
            : [],
        ),
        rank: random.scaled(1_000, 150_000),
        ageDays: random.between(150, 2_500),
        used: random.whole(1, 6),
        idleFbm: ownSpare(random),
        unrest: 0.12,
      }));
    },
  },
  {
    // A name registered for the trade mark alone, a long row of unrelated goods under it.
    name: 'coined name, long line',
    isPrivateLabel: true,
    brands: 26,
    naming: ['coined'],
    shelves: [
      'kitchen',
      'beauty',
      'tools',
      'electronics',
      'pets',
      'garden',
      'sports',
      'auto',
      'office',
      'toys',
    ],
    products: [5, 12],
    draw(random, count) {
      const own = sellerId(random);
      return listings(count, () => ({
        turns: mostly(own, random.chance(0.2) ? [usedByAmazon(random.between(0.2, 2))] : []),
        rank: random.scaled(4_000, 600_000),
        ageDays: random.between(30, 1_600),
        idleFbm: ownSpare(random),
        gap: random.chance(0.25) ? random.between(2, 40) : 0,
        unrest: 0.14,
      }));
    },
  },
  {
    // Strangers hang on to the listing with a lower price until the owner has them removed.
    name: 'hijackers at 5 to 10 per cent',
    isPrivateLabel: true,
    brands: 12,
    naming: ['coined', 'plain', 'company'],
    products: [2, 10],
    draw(random, count) {
      const own = sellerId(random);
      return listings(count, () => {
        const hit = random.chance(0.65);
        return {
          turns: mostly(own, hit ? strays(random, random.whole(1, 6), random.between(4, 11)) : []),
          rank: random.scaled(800, 60_000),
          ageDays: random.between(200, 2_200),
          idleFbm: hit ? random.whole(0, 3) : ownSpare(random),
          unrest: 0.13,
        };
      });
    },
  },
  {
    name: 'hijacked badly',
    isPrivateLabel: true,
    brands: 6,
    naming: ['coined', 'plain'],
    shelves: ['beauty', 'electronics', 'toys', 'health'],
    products: [2, 9],
    draw(random, count) {
      const own = sellerId(random);
      return listings(count, () => {
        const hit = random.chance(0.5);
        return {
          turns: mostly(own, hit ? strays(random, random.whole(3, 9), random.between(13, 36)) : []),
          rank: random.scaled(300, 25_000),
          ageDays: random.between(250, 2_000),
          idleFbm: hit ? random.whole(1, 5) : 0,
          unrest: 0.18,
        };
      });
    },
  },
  {
    // The same people behind both accounts: one for each line, or a spare in case of a suspension.
    name: 'two accounts of its own',
    isPrivateLabel: true,
    brands: 10,
    naming: ['coined', 'coined', 'plain'],
    products: [2, 12],
    draw(random, count) {
      const [first = '', second = ''] = sellers(random, 2);
      const usual = random.between(50, 88);
      const splitsListings = random.chance(0.4);
      return listings(count, () => {
        const part = Math.min(97, random.around(usual, 0.12));
        return {
          turns: splitsListings
            ? alone(random.chance(usual / 100) ? first : second)
            : [
                { sellerId: first, weight: part, isFba: true },
                { sellerId: second, weight: 100 - part, isFba: random.chance(0.8), priceFactor: 1 },
              ],
          rank: random.scaled(1_500, 200_000),
          ageDays: random.between(90, 2_000),
          unrest: 0.1,
        };
      });
    },
  },
  {
    // The names are Amazon's; the figures are made up like all others here.
    name: "Amazon's own",
    isPrivateLabel: true,
    brands: 12,
    naming: ['plain'],
    names: [
      'Amazon Basics',
      'Amazon Essentials',
      'Solimo',
      'Happy Belly',
      'Mama Bear',
      'Presto!',
      'Wag',
      'Pinzon',
      'Goodthreads',
      'Amazon Elements',
      'Stone & Beam',
      'Rivet',
    ],
    products: [3, 12],
    draw: (random, count) =>
      listings(count, () => {
        const resold = random.chance(0.25) ? strays(random, random.whole(1, 3), random.between(0.3, 5)) : [];
        const used = random.chance(0.2) ? [usedByAmazon(random.between(0.3, 2))] : [];
        return {
          turns: [amazon(100), ...resold, ...used],
          rank: random.scaled(60, 40_000),
          ageDays: random.between(400, 3_800),
          idleFbm: random.chance(0.3) ? random.whole(1, 3) : 0,
          unrest: 0.06,
        };
      }),
  },
  {
    name: 'one product, one seller',
    isPrivateLabel: true,
    brands: 10,
    naming: ['coined', 'coined', 'plain', 'company'],
    products: [1, 1],
    draw: (random, count) =>
      listings(count, () => ({
        turns: alone(sellerId(random), random.chance(0.9)),
        rank: random.scaled(3_000, 500_000),
        ageDays: random.between(30, 1_800),
        idleFbm: ownSpare(random),
      })),
  },
  {
    // So much in demand that people resell what they bought in a sale: a trickle beside the owner.
    name: 'bestseller with a trickle of resale',
    isPrivateLabel: true,
    brands: 12,
    naming: ['coined', 'plain', 'company'],
    shelves: ['beauty', 'health', 'kitchen', 'pets', 'electronics', 'sports'],
    products: [1, 9],
    draw(random, count) {
      const own = sellerId(random);
      return listings(count, (index) => ({
        turns: mostly(own, strays(random, random.whole(1, 5), random.between(0.4, 4))),
        rank: index < 2 ? random.scaled(15, 900) : random.scaled(500, 15_000),
        ageDays: random.between(500, 2_600),
        reviews: index < 2 ? random.scaled(12_000, 70_000) : random.scaled(1_500, 20_000),
        rating: Math.round(random.between(4.1, 4.7) * 10) / 10,
        idleFbm: random.whole(0, 3),
        idleFba: random.chance(0.2) ? 1 : 0,
        used: random.whole(0, 5),
      }));
    },
  },
  {
    // A company with a name and a factory that sells to shoppers only and opens no dealer accounts.
    name: 'maker that sells direct only',
    isPrivateLabel: true,
    brands: 10,
    naming: ['company', 'company', 'plain'],
    products: [3, 12],
    draw(random, count) {
      const own = sellerId(random);
      const arbitrage = sellers(random, 4);
      return listings(count, () => {
        const takers = random.some(arbitrage, random.whole(0, 2)).map(
          (id): Turn => ({
            sellerId: id,
            weight: random.between(0.3, 4),
            isFba: random.chance(0.5),
            priceFactor: random.between(1, 1.15),
          }),
        );
        return {
          turns: mostly(own, takers),
          rank: random.scaled(600, 120_000),
          ageDays: random.between(300, 4_200),
          idleFbm: random.chance(0.3) ? random.whole(1, 2) : 0,
          unrest: 0.05,
        };
      });
    },
  },
  {
    // Downloaded without the shares: one offer or two on each listing.
    name: 'offer counts only, few',
    isPrivateLabel: true,
    brands: 10,
    naming: ['coined', 'plain', 'company'],
    products: [1, 12],
    sharesKnown: 0,
    draw(random, count) {
      const own = sellerId(random);
      return listings(count, () => ({
        turns: random.chance(0.12)
          ? mostly(own, strays(random, random.whole(1, 2), random.between(2, 9)))
          : alone(own),
        rank: random.scaled(2_000, 400_000),
        ageDays: random.between(45, 2_500),
        idleFbm: ownSpare(random),
      }));
    },
  },
];
