/** An entry that isn't a row's price: what came in, what was taken back, and what of it came again. */
export interface CreditEntry {
  effectKey: string;
  amount: number;
}

/**
 * How many credits of one purchase are left. Bought credits are spent in the order in which they were bought, as
 * nobody would want to lose the ones they have just paid for.
 */
export function leftOfPurchase(entries: readonly CreditEntry[], spent: number, effectKey: string): number {
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

/** How much is left of a grant within what the month has left: what was granted later is spent last. */
export function leftOfGrant(entries: readonly CreditEntry[], monthlyLeft: number, effectKey: string): number {
  const from = entries.findIndex((entry) => entry.effectKey === effectKey);
  const later = entries
    .slice(from + 1)
    .filter(({ effectKey: key, amount }) => amount > 0 && !key.startsWith(TAKEN_BACK))
    .reduce((sum, { effectKey: key, amount }) => sum + amount - takenBackOf(entries, key), 0);
  return Math.max(0, monthlyLeft - later);
}

/** How much of a purchase or a grant was taken back and not given again. */
export const takenBackOf = (entries: readonly CreditEntry[], effectKey: string): number =>
  entries
    .filter((entry) => entry.effectKey.startsWith(`${takenBack(effectKey)}:`))
    .reduce((sum, { amount }) => sum - amount, 0);

const TAKEN_BACK = 'take_back:';

/** Under what credits of a purchase or a grant are taken back; what for follows. */
export const takenBack = (effectKey: string): string => TAKEN_BACK + effectKey;
