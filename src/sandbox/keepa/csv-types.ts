/** What stands at which place of `csv` and of the arrays in `stats`. The places without a name are empty. */
const named: Record<number, string> = {
  0: 'AMAZON',
  1: 'NEW',
  2: 'USED',
  3: 'SALES',
  4: 'LISTPRICE',
  5: 'COLLECTIBLE',
  6: 'REFURBISHED',
  7: 'NEW_FBM_SHIPPING',
  8: 'LIGHTNING_DEAL',
  9: 'WAREHOUSE',
  10: 'NEW_FBA',
  11: 'COUNT_NEW',
  12: 'COUNT_USED',
  13: 'COUNT_REFURBISHED',
  14: 'COUNT_COLLECTIBLE',
  15: 'EXTRA_INFO_UPDATES',
  16: 'RATING',
  17: 'COUNT_REVIEWS',
  18: 'BUY_BOX_SHIPPING',
  19: 'USED_NEW_SHIPPING',
  20: 'USED_VERY_GOOD_SHIPPING',
  21: 'USED_GOOD_SHIPPING',
  22: 'USED_ACCEPTABLE_SHIPPING',
  27: 'REFURBISHED_SHIPPING',
  28: 'EBAY_NEW_SHIPPING',
  29: 'EBAY_USED_SHIPPING',
  30: 'TRADE_IN',
  31: 'RENT',
  32: 'BUY_BOX_USED_SHIPPING',
  33: 'PRIME_EXCL',
  34: 'COUNT_NEW_FBA',
  35: 'COUNT_NEW_FBM',
};

export const slotCount = 36;
export const csvTypes: readonly { slot: number; name: string }[] = Object.entries(named).map(
  ([slot, name]) => ({
    slot: Number(slot),
    name,
  }),
);

const noPrice: ReadonlySet<number> = new Set([3, 11, 12, 13, 14, 15, 16, 17, 34, 35]);

export const isPrice = (slot: number): boolean => !noPrice.has(slot);

/** Series of (time, price, shipping); all others are pairs. */
const isTriple = (slot: number): boolean => slot === 7 || (slot >= 18 && slot <= 29) || slot === 32;

export const stepOf = (slot: number): 2 | 3 => (isTriple(slot) ? 3 : 2);

/** What a request paid for: each option opens some of the series. */
export interface Extras {
  readonly offers: boolean;
  readonly buyBox: boolean;
  readonly rating: boolean;
}

export const allExtras: Extras = { offers: true, buyBox: true, rating: true };

export const isOpen = (slot: number, { offers, buyBox, rating }: Extras): boolean => {
  if (slot === 16 || slot === 17) return rating || offers;
  if (slot === 15 || slot === 18 || slot === 32 || slot === 33) return buyBox || offers;
  if (slot === 7 || slot === 9 || slot === 10 || (slot >= 19 && slot <= 29)) return offers;
  return true;
};
