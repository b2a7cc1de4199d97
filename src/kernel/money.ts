/** An amount in the currency's smallest unit (cents), so that sums are exact. */
export interface Money {
  cents: number;
  currency: string;
}

/** "$300", "$1,999.99": cents only where there are any. */
export const formatMoney = (money: Money): string => write(money, money.cents % 100 === 0 ? 0 : 2);

/** "$300.00", "$1,999.99": where amounts stand below each other. */
export const formatAmount = (money: Money): string => write(money, 2);

const write = ({ cents, currency }: Money, minimumFractionDigits: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits }).format(cents / 100);
