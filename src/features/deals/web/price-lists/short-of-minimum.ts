import { formatMoney } from '../../../../kernel/money.ts';
import type { PriceListView } from '../../contract/price-lists.ts';

export const shortOfMinimum = (cents: number, currency: string): string =>
  `${formatMoney({ cents, currency })} short of the brand’s minimum.`;

/** How far what is picked stays below what the brand takes orders for; null where it doesn't. */
export function shortWords({ counts, assumptions, currency, siteCurrency }: PriceListView): string | null {
  const short = (assumptions.minimumOrderCents ?? 0) - counts.pickedCents;
  return counts.picked > 0 && short > 0 ? shortOfMinimum(short, currency ?? siteCurrency) : null;
}
