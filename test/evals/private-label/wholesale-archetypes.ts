import { type Archetype, alone, amazon, crowd, listings, sellers, strays, together } from './archetype.ts';

const established = { rank: [300, 90_000], ageDays: [700, 5_500] } as const;

export const wholesaleArchetypes: readonly Archetype[] = [
  {
    // A household name that every distributor carries.
    name: 'rotating resellers',
    isPrivateLabel: false,
    brands: 24,
    naming: ['company', 'company', 'company', 'plain'],
    products: [3, 12],
    draw(random, count) {
      const pool = sellers(random, random.whole(8, 30));
      const amazonSells = random.chance(0.5);
      return listings(count, () => {
        const turns = together(crowd(random, pool, random.whole(4, 25), random.between(0.3, 0.9)), 100);
        const withAmazon = amazonSells && random.chance(0.7) ? [amazon(random.scaled(4, 60))] : [];
        return {
          turns: [...turns, ...withAmazon],
          rank: random.scaled(...established.rank),
          ageDays: random.between(...established.ageDays),
          idleFbm: random.whole(0, 8),
          idleFba: random.whole(0, 3),
          gap: random.chance(0.2) ? random.between(2, 15) : 0,
        };
      });
    },
  },
  {
    // Amazon buys from the brand itself; others live from the weeks in which it has run out.
    name: 'Amazon first, others rotate',
    isPrivateLabel: false,
    brands: 16,
    naming: ['company', 'company', 'plain'],
    products: [2, 12],
    draw(random, count) {
      const pool = sellers(random, random.whole(5, 18));
      const usual = random.between(45, 82);
      return listings(count, () => {
        const part = Math.min(94, random.around(usual, 0.1));
        const others = together(crowd(random, pool, random.whole(2, 10), 0.8, 0.6), 100 - part);
        return {
          turns: random.chance(0.1) ? others : [amazon(part), ...others],
          rank: random.scaled(200, 60_000),
          ageDays: random.between(500, 5_000),
          idleFbm: random.whole(0, 7),
        };
      });
    },
  },
  {
    // A small trade (aquarists, bookbinders, beekeepers) in which two or three dealers have everything.
    name: 'niche with few distributors',
    isPrivateLabel: false,
    brands: 14,
    naming: ['company', 'company', 'company', 'coined'],
    shelves: ['industrial', 'pets', 'office', 'auto', 'sports', 'garden'],
    products: [2, 10],
    draw(random, count) {
      const pool = sellers(random, random.whole(2, 4));
      return listings(count, () => ({
        turns: crowd(random, pool, random.whole(2, 3), 0.7, 0.5),
        rank: random.scaled(30_000, 700_000),
        ageDays: random.between(900, 5_500),
        idleFbm: random.whole(0, 2),
        gap: random.chance(0.3) ? random.between(3, 25) : 0,
        unrest: 0.05,
      }));
    },
  },
  {
    // The brand lets one partner run its Amazon shop, and has old accounts that still sell.
    name: 'dominant authorised reseller',
    isPrivateLabel: false,
    brands: 12,
    naming: ['company', 'plain', 'coined'],
    products: [3, 11],
    draw(random, count) {
      const [partner = '', ...pool] = sellers(random, random.whole(4, 8));
      return listings(count, () => {
        const part = random.between(68, 93);
        const others = together(crowd(random, pool, random.whole(1, 5), 0.6, 0.55), 100 - part);
        return {
          turns: [{ sellerId: partner, weight: part, isFba: true }, ...others],
          rank: random.scaled(1_500, 150_000),
          ageDays: random.between(500, 4_500),
          idleFbm: random.whole(0, 3),
        };
      });
    },
  },
  {
    // This season's line is with the first dealer only; the old line shows how the brand sells.
    name: 'new products with one seller',
    isPrivateLabel: false,
    brands: 10,
    naming: ['company', 'plain'],
    products: [4, 12],
    draw(random, count) {
      const pool = sellers(random, random.whole(5, 12));
      const fresh = Math.ceil(count * random.between(0.35, 0.65));
      return listings(count, (index) =>
        index < fresh
          ? {
              turns: alone(random.pick(pool.slice(0, 3)), random.chance(0.85)),
              rank: random.scaled(8_000, 400_000),
              ageDays: random.between(15, 150),
              used: 0,
            }
          : {
              turns: crowd(random, pool, random.whole(3, 9), 0.6),
              rank: random.scaled(2_000, 120_000),
              ageDays: random.between(600, 4_000),
              idleFbm: random.whole(0, 4),
            },
      );
    },
  },
  {
    // Resellers bundle the same jar by 3, 6 or 12, each on a listing of its own that only they sell on.
    name: 'grocery multipacks',
    isPrivateLabel: false,
    brands: 12,
    naming: ['company', 'company', 'plain'],
    shelves: ['grocery'],
    products: [4, 12],
    draw(random, count) {
      const pool = sellers(random, random.whole(6, 20));
      const single = random.scaled(299, 899);
      const good = random.pick([
        'Hot Sauce',
        'Crackers',
        'Herbal Tea',
        'Pasta',
        'Gummy Bears',
        'Granola Bars',
      ]);
      return listings(count, (index) => {
        const pack = index === 0 ? 1 : random.pick([1, 2, 3, 4, 6, 6, 12, 24]);
        const bundled = pack > 1 && random.chance(0.55);
        const common = crowd(random, pool, random.whole(2, 9), 0.5, 0.6);
        return {
          turns: bundled
            ? crowd(random, pool, random.pick([1, 1, 2]), 1.5, 0.6)
            : [...together(common, 100), ...(random.chance(0.4) ? [amazon(random.between(20, 150))] : [])],
          rank: random.scaled(1_000, 250_000),
          ageDays: random.between(120, 4_000),
          priceCents: Math.round(single * pack * random.between(1, 1.5)),
          pack,
          good,
          idleFbm: random.whole(0, 4),
          unrest: 0.14,
        };
      });
    },
  },
  {
    // Bulky, heavy or regulated goods that dealers ship from their own warehouse.
    name: 'dealers without FBA',
    isPrivateLabel: false,
    brands: 8,
    naming: ['company'],
    shelves: ['industrial', 'auto', 'garden', 'tools'],
    products: [2, 9],
    draw(random, count) {
      const pool = sellers(random, random.whole(4, 12));
      return listings(count, () => ({
        turns: crowd(random, pool, random.whole(2, 8), 0.7, 0),
        rank: random.scaled(20_000, 600_000),
        ageDays: random.between(500, 5_500),
        priceCents: random.scaled(3_900, 45_000),
        idleFbm: random.whole(0, 5),
        gap: random.between(0, 20),
        used: 0,
      }));
    },
  },
  {
    // Downloaded without the shares: counts of offers are all there is.
    name: 'offer counts only, many',
    isPrivateLabel: false,
    brands: 16,
    naming: ['company', 'company', 'plain', 'coined'],
    products: [1, 12],
    sharesKnown: 0,
    draw(random, count) {
      const pool = sellers(random, random.whole(4, 20));
      return listings(count, () => ({
        turns: [
          ...crowd(random, pool, random.whole(2, 14), 0.6),
          ...(random.chance(0.25) ? [amazon(random.between(0.3, 3))] : []),
        ],
        rank: random.scaled(1_000, 200_000),
        ageDays: random.between(300, 5_000),
        idleFbm: random.whole(0, 6),
      }));
    },
  },
  {
    // It sells on Amazon itself and has a dealer programme too; dealers get what its own stock leaves.
    name: 'brand sells too, beside dealers',
    isPrivateLabel: false,
    brands: 8,
    naming: ['plain', 'company', 'coined'],
    products: [2, 10],
    draw(random, count) {
      const [own = '', ...pool] = sellers(random, random.whole(5, 11));
      return listings(count, () => {
        const part = random.between(52, 86);
        return {
          turns: [
            { sellerId: own, weight: part, isFba: true },
            ...together(crowd(random, pool, random.whole(2, 6), 0.3, 0.6), 97 - part),
            ...strays(random, random.whole(1, 3), 3),
          ],
          rank: random.scaled(500, 90_000),
          ageDays: random.between(300, 3_500),
          idleFbm: random.whole(0, 4),
        };
      });
    },
  },
  {
    // Minimum advertised prices: nobody undercuts, so that turns are even and prices flat.
    name: 'minimum prices, even turns',
    isPrivateLabel: false,
    brands: 10,
    naming: ['company', 'plain'],
    products: [2, 11],
    draw(random, count) {
      const pool = sellers(random, random.whole(3, 8));
      return listings(count, () => ({
        turns: [
          ...together(crowd(random, pool, random.whole(3, 8), 0.15, 0.9), 100).map((turn) => ({
            ...turn,
            priceFactor: 1,
          })),
          ...(random.chance(0.35) ? [amazon(random.between(10, 50))] : []),
        ],
        rank: random.scaled(1_000, 120_000),
        ageDays: random.between(400, 4_500),
        priceCents: random.scaled(2_495, 18_995),
        unrest: 0.015,
      }));
    },
  },
  {
    // Everyone has it in December, hardly anyone in May.
    name: 'seasonal toys',
    isPrivateLabel: false,
    brands: 8,
    naming: ['company', 'plain'],
    shelves: ['toys'],
    products: [3, 12],
    draw(random, count) {
      const pool = sellers(random, random.whole(10, 28));
      return listings(count, () => ({
        turns: [
          ...together(crowd(random, pool, random.whole(3, 18), 0.5, 0.6), 100),
          ...(random.chance(0.6) ? [amazon(random.between(15, 200))] : []),
        ],
        rank: random.scaled(3_000, 400_000),
        ageDays: random.between(150, 3_500),
        gap: random.chance(0.6) ? random.between(5, 45) : 0,
        idleFbm: random.whole(0, 9),
        unrest: 0.25,
      }));
    },
  },
  {
    // One product of it came with the query, so that one listing has to say it all.
    name: 'one product, several sellers',
    isPrivateLabel: false,
    brands: 6,
    naming: ['company', 'coined'],
    products: [1, 1],
    draw: (random, count) =>
      listings(count, () => ({
        turns: crowd(random, sellers(random, 9), random.whole(3, 9), 0.6),
        rank: random.scaled(1_000, 150_000),
        ageDays: random.between(300, 4_000),
        idleFbm: random.whole(0, 3),
      })),
  },
  {
    // Spare parts and old models that a dealer lists now and then.
    name: 'slow tail',
    isPrivateLabel: false,
    brands: 6,
    naming: ['company'],
    shelves: ['auto', 'industrial', 'tools', 'electronics'],
    products: [1, 8],
    sharesKnown: 0.6,
    draw(random, count) {
      const pool = sellers(random, random.whole(3, 7));
      return listings(count, () => ({
        turns: crowd(random, pool, random.pick([1, 1, 2, 2, 3]), 1.2, 0.3),
        rank: random.scaled(300_000, 2_500_000),
        ageDays: random.between(1_800, 6_000),
        gap: random.between(10, 70),
        used: random.whole(0, 4),
        unrest: 0.2,
      }));
    },
  },
];
