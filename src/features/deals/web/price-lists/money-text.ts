import { centsTyped } from '../../../../web/ui/typed-number.ts';

/** "1,250.50" as cents; null where it is no amount. */
export function centsIn(typed: string): number | null {
  const cents = centsTyped(typed);
  return cents === null || cents < 0 ? null : cents;
}

/** What stands in a field for an amount. */
export const typedCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
