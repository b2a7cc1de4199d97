import type { ProductBody } from './wire.ts';

/** Where a series stands in `csv` and in every array of `stats`. */
export const SERIES = {
  amazon: 0,
  new: 1,
  salesRank: 3,
  newFba: 10,
  newOffers: 11,
  rating: 16,
  reviews: 17,
  buyBox: 18,
  newFbaOffers: 34,
  newFbmOffers: 35,
} as const;

/** Series of (minute, price, shipping); all others are (minute, value). */
const TRIPLES = new Set([7, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 32]);

export const isTriple = (index: number): boolean => TRIPLES.has(index);

/** Larger numbers are no figures of a product, and the database holds none. */
const LARGEST = 2_147_483_647;

/** -1 means that there was no offer, -2 that nobody knows: neither is a figure. */
export const fraction = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= LARGEST ? value : null;

export const figure = (value: unknown): number | null => {
  const known = fraction(value);
  return known === null ? null : Math.round(known);
};

export const percentage = (value: unknown): number | null => {
  const known = figure(value);
  return known !== null && known <= 100 ? known : null;
};

/** For what can't be nothing (a rank, a length, a fee), where 0 is one more word for "not known". */
export const positive = (value: unknown): number | null => figure(value) || null;

export const figureAt = (row: unknown[] | null | undefined, index: number): number | null =>
  figure(row?.[index]);

/**
 * The present value: `stats.current` where Keepa gives it, else the last entry of the series.
 * Shipping belongs to the price there and here alike.
 */
export function currentFigure(body: ProductBody, index: number): number | null {
  const current = body.stats?.current?.[index];
  if (typeof current === 'number' && current !== -2) return figure(current);
  return lastFigure(body.csv?.[index], isTriple(index));
}

function lastFigure(series: unknown[] | null | undefined, triples: boolean): number | null {
  if (!series || series.length < (triples ? 3 : 2)) return null;
  if (!triples) return figure(series.at(-1));
  const price = figure(series.at(-2));
  return price === null ? null : price + (figure(series.at(-1)) ?? 0);
}
