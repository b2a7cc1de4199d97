import { centsTyped } from '../../../../web/ui/typed-number.ts';

/** "1,250.50" as cents; null where it is no amount. */
export function centsIn(typed: string): number | null {
  const cents = centsTyped(typed);
  return cents === null || cents < 0 ? null : cents;
}

const WHOLE = new Intl.NumberFormat('en-US');
const WITH_CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** What stands in a field for an amount, as a person would write it: "1,500", "380.20". */
export function typedCents(cents: number | null): string {
  if (cents === null) return '';
  return (cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100);
}
