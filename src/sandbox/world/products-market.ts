import type { WorldBrand } from './brands.ts';
import type { Seller, Sellers } from './products-sellers.ts';
import { type Random, seeded } from './random.ts';

/** Who fights for the Buy Box of a product, and how often each of them holds it. */
export interface Contender {
  readonly seller: Seller;
  readonly fba: boolean;
  readonly weight: number;
}

export interface Market {
  readonly contenders: readonly Contender[];
  /** Sellers with an offer who never hold the Buy Box. */
  readonly bystanders: readonly Contender[];
  readonly amazon: boolean;
  readonly used: boolean;
  /** How much of the time nobody holds the Buy Box. */
  readonly unqualified: number;
  /** How far prices swing: resellers undercut each other, a brand alone keeps its price. */
  readonly swing: number;
}

const contend = (random: Random, seller: Seller, weight: number): Contender => ({
  seller,
  fba: seller.shipsFromAmazon ? random.chance(0.9) : random.chance(0.1),
  weight,
});

const unlike = <T>(random: Random, list: readonly T[], count: number): T[] => {
  const chosen = new Set<T>();
  while (chosen.size < Math.min(count, list.length)) chosen.add(random.pick(list));
  return [...chosen];
};

/** Resellers keep to brands: the same few accounts turn up on all products of one brand. */
const circleOf = (brand: WorldBrand, sellers: Sellers, seed: number): readonly Seller[] => {
  const random = seeded(`${seed}/circle/${brand.id}`);
  return unlike(random, sellers.resellers, random.int(4, 14));
};

const ownLabel = (random: Random, brand: WorldBrand, sellers: Sellers): Market => ({
  contenders: [
    { seller: sellers.shopOf(brand), fba: random.chance(0.9), weight: 100 },
    ...(random.chance(0.12) ? [contend(random, random.pick(sellers.resellers), 2)] : []),
  ],
  bystanders: [],
  amazon: false,
  used: random.chance(0.1),
  unqualified: random.chance(0.2) ? 0.15 : 0.01,
  swing: 0.08,
});

const brandRun = (
  random: Random,
  brand: WorldBrand,
  sellers: Sellers,
  circle: readonly Seller[],
): Market => ({
  contenders: [
    { seller: sellers.shopOf(brand), fba: random.chance(0.8), weight: random.int(150, 500) },
    ...unlike(random, circle, random.int(1, 4)).map((seller) => contend(random, seller, random.int(10, 60))),
  ],
  bystanders: unlike(random, circle, random.int(0, 4)).map((seller) => contend(random, seller, 0)),
  amazon: false,
  used: random.chance(0.25),
  unqualified: 0.04,
  swing: 0.14,
});

const wholesale = (
  random: Random,
  brand: WorldBrand,
  sellers: Sellers,
  circle: readonly Seller[],
  seed: number,
): Market => {
  const amazonBuys = seeded(`${seed}/amazon/${brand.id}`).chance(0.4);
  const amazon = amazonBuys && random.chance(0.8);
  const resellers = unlike(random, circle, random.int(1, Math.min(9, circle.length)));
  const share = random.pick([20, 60, 150, 600]);
  return {
    contenders: [
      ...(amazon ? [{ seller: sellers.amazon, fba: true, weight: share * resellers.length }] : []),
      ...resellers.map((seller) => contend(random, seller, random.int(15, 100))),
    ],
    bystanders: unlike(random, circle, random.int(0, 8)).map((seller) => contend(random, seller, 0)),
    amazon,
    used: random.chance(0.35),
    unqualified: random.chance(0.1) ? 0.35 : 0.03,
    swing: 0.22,
  };
};

export const marketOf = (random: Random, brand: WorldBrand, sellers: Sellers, seed: number): Market => {
  if (brand.privateLabel) return ownLabel(random, brand, sellers);
  const circle = circleOf(brand, sellers, seed);
  return brand.sellsOnAmazonItself
    ? brandRun(random, brand, sellers, circle)
    : wholesale(random, brand, sellers, circle, seed);
};
