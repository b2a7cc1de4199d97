/** "1,250.50" as cents; null where it is no amount. */
export function centsIn(typed: string): number | null {
  const text = typed.replace(/[\s,$€£]/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || value < 0 ? null : Math.round(value * 100);
}

/** What stands in a field for an amount. */
export const typedCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
