/** An entry of the bought credits that isn't a row's price: what came in, what was taken back, and what of it came again. */
export interface BoughtEntry {
  effectKey: string;
  amount: number;
}

/**
 * How many credits of one purchase are left. Bought credits are spent in the order in which they were bought, as
 * nobody would want to lose the ones they have just paid for.
 */
export function leftOfPurchase(entries: readonly BoughtEntry[], spent: number, effectKey: string): number {
  let toSpend = spent;
  for (const { effectKey: key, amount } of entries) {
    if (amount <= 0 || key.startsWith(TAKEN_BACK)) continue;
    const returned = takenBackOf(entries, key);
    const left = Math.max(0, amount - returned - toSpend);
    if (key === effectKey) return left;
    toSpend = Math.max(0, toSpend - (amount - returned));
  }
  return 0;
}

/** How much of a purchase was taken back and not given again. */
export const takenBackOf = (entries: readonly BoughtEntry[], effectKey: string): number =>
  entries
    .filter((entry) => entry.effectKey.startsWith(`${takenBack(effectKey)}:`))
    .reduce((sum, { amount }) => sum - amount, 0);

const TAKEN_BACK = 'take_back:';

/** Under what a purchase's credits are taken back; what for follows. */
export const takenBack = (effectKey: string): string => TAKEN_BACK + effectKey;
