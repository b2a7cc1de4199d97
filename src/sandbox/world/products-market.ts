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
  /** Amazon is among the contenders, and then first. */
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

/** Amazon orders from some brands, and then most of what they make; how often it wins differs by product. */
const amazonOffer = (
  random: Random,
  brand: WorldBrand,
  { amazon }: Sellers,
  seed: number,
  appetite: number,
): Contender[] => {
  const orders = seeded(`${seed}/amazon/${brand.id}`).chance(appetite) && random.chance(0.85);
  const share = random.pick([60, 200, 600, 2500]);
  return orders ? [{ seller: amazon, fba: true, weight: share }] : [];
};

const bystandersOf = (
  random: Random,
  circle: readonly Seller[],
  winners: readonly Seller[],
  most: number,
) => {
  const others = circle.filter((seller) => !winners.includes(seller));
  return unlike(random, others, random.int(0, most)).map((seller) => contend(random, seller, 0));
};

const brandRun = (
  random: Random,
  brand: WorldBrand,
  sellers: Sellers,
  circle: readonly Seller[],
  seed: number,
): Market => {
  const amazon = amazonOffer(random, brand, sellers, seed, 0.35);
  const resellers = unlike(random, circle, random.int(1, 4));
  return {
    contenders: [
      ...amazon,
      { seller: sellers.shopOf(brand), fba: random.chance(0.8), weight: random.int(150, 500) },
      ...resellers.map((seller) => contend(random, seller, random.int(10, 60))),
    ],
    bystanders: bystandersOf(random, circle, resellers, 4),
    amazon: amazon.length > 0,
    used: random.chance(0.25),
    unqualified: 0.04,
    swing: 0.14,
  };
};

const wholesale = (
  random: Random,
  brand: WorldBrand,
  sellers: Sellers,
  circle: readonly Seller[],
  seed: number,
): Market => {
  const amazon = amazonOffer(random, brand, sellers, seed, 0.6);
  const resellers = unlike(random, circle, random.int(1, 9));
  return {
    contenders: [...amazon, ...resellers.map((seller) => contend(random, seller, random.int(15, 100)))],
    bystanders: bystandersOf(random, circle, resellers, 8),
    amazon: amazon.length > 0,
    used: random.chance(0.35),
    unqualified: random.chance(0.1) ? 0.35 : 0.03,
    swing: 0.22,
  };
};

export const marketOf = (random: Random, brand: WorldBrand, sellers: Sellers, seed: number): Market => {
  if (brand.privateLabel) return ownLabel(random, brand, sellers);
  const circle = circleOf(brand, sellers, seed);
  const trade = brand.sellsOnAmazonItself ? brandRun : wholesale;
  return trade(random, brand, sellers, circle, seed);
};
