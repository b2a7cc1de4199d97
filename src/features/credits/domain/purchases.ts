/** An entry of the bought credits that isn't a row's price: what came in, and what was taken back. */
export interface BoughtEntry {
  effectKey: string;
  amount: number;
}

/**
 * How many credits of one purchase are left. Bought credits are spent in the order in which they were bought, as
 * nobody would want to lose the ones they have just paid for.
 */
export function leftOfPurchase(entries: readonly BoughtEntry[], spent: number, effectKey: string): number {
  const isOf = (entry: BoughtEntry, key: string) => entry.effectKey.startsWith(`${takenBack(key)}:`);
  let toSpend = spent;
  for (const { effectKey: key, amount } of entries) {
    if (amount <= 0) continue;
    const returned = entries.filter((entry) => isOf(entry, key)).reduce((sum, each) => sum - each.amount, 0);
    const left = Math.max(0, amount - returned - toSpend);
    if (key === effectKey) return left;
    toSpend = Math.max(0, toSpend - (amount - returned));
  }
  return 0;
}

/** Under what a purchase's credits are taken back; what for follows. */
export const takenBack = (effectKey: string): string => `take_back:${effectKey}`;
