import { AMAZON, AMAZON_RESALE, type Listing, sellerId, type Turn } from './listing.ts';
import type { Naming, ShelfName } from './names.ts';
import type { Random } from './random.ts';

/** A kind of brand, told by who sells it and how. */
export interface Archetype {
  name: string;
  isPrivateLabel: boolean;
  brands: number;
  /** As often as it stands here. */
  naming: readonly Naming[];
  /** Instead of made-up names. */
  names?: readonly string[];
  shelves?: readonly ShelfName[];
  products: readonly [number, number];
  /** How often the Buy Box shares were fetched. */
  sharesKnown?: number;
  draw(random: Random, count: number): Listing[];
}

export const listings = (count: number, draw: (index: number) => Listing): Listing[] =>
  Array.from({ length: count }, (_, index) => draw(index));

export const sellers = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => sellerId(random));

/** Resellers that take turns. The higher the skew, the more the first of them have; a part never ships by FBA. */
export function crowd(random: Random, pool: readonly string[], count: number, skew = 1, fba = 0.75): Turn[] {
  return random.some(pool, count).map((id, index) => {
    const isFba = random.chance(fba);
    return {
      sellerId: id,
      weight: (random.around(1, 0.6) * (isFba ? 1 : 0.35)) / (index + 1) ** skew,
      isFba,
      priceFactor: random.around(1, 0.04),
    };
  });
}

/** The turns, scaled to have so many per cent together. */
export function together(turns: readonly Turn[], percent: number): Turn[] {
  const sum = turns.reduce((total, { weight }) => total + weight, 0);
  return turns.map((turn) => ({ ...turn, weight: (turn.weight / sum) * percent }));
}

export const alone = (id: string, isFba = true): Turn[] => [{ sellerId: id, weight: 100, isFba }];

export const amazon = (percent: number): Turn => ({ sellerId: AMAZON, weight: percent, isFba: true });

export const usedByAmazon = (percent: number): Turn => ({
  sellerId: AMAZON_RESALE,
  weight: percent,
  isFba: true,
  priceFactor: 0.8,
});

/** People who sell a few units of something that they got hold of, mostly from their own shelf. */
export const strays = (random: Random, count: number, percent: number): Turn[] =>
  together(crowd(random, sellers(random, count), count, 0.5, 0.35), percent);
