/** An amount in the currency's smallest unit (cents), so that sums are exact. */
export interface Money {
  cents: number;
  currency: string;
}

/** "$300", "$1,999.99": cents only where there are any. */
export function formatMoney({ cents, currency }: Money): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
