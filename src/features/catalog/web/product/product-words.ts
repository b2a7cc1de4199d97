import { formatMoney } from '../../../../kernel/money.ts';
import { count } from '../../../../kernel/words.ts';
import type { ProductView } from '../../contract/products.ts';
import { marketplaceFees } from '../../domain/fees.ts';
import type { PriceKind } from '../../domain/product.ts';
import { listedPrice } from '../../domain/product-change.ts';

export const PRICE_NAMES: Record<PriceKind, string> = {
  buyBox: 'Buy Box, with shipping',
  new: 'Lowest new',
  fba: 'Lowest new by FBA',
  amazon: 'Amazon itself',
};

export const money = (cents: number | null, currency: string): string | null =>
  cents === null ? null : formatMoney({ cents, currency });

export const number = (value: number | null): string | null => (value === null ? null : count(value));

export const percent = (value: number | null): string | null => (value === null ? null : `${count(value)}%`);

const MM_PER_INCH = 25.4;
const G_PER_POUND = 453.59237;

/** "10.2 × 4.1 × 3 in"; null where a side isn't known. */
export function sides({ lengthMm, widthMm, heightMm }: ProductView['itemSize']): string | null {
  if (lengthMm === null || widthMm === null || heightMm === null) return null;
  return `${[lengthMm, widthMm, heightMm].map((mm) => count(mm / MM_PER_INCH)).join(' × ')} in`;
}

/** "1.2 lb (544 g)" */
export const weight = ({ weightG }: ProductView['itemSize']): string | null =>
  weightG === null ? null : `${count(weightG / G_PER_POUND)} lb (${count(weightG)} g)`;

/** What is left of the Buy Box price after the marketplace's fees; null unless both fees are known. */
export function leftAfterFees(product: ProductView): number | null {
  const { fbaFeeCents, referralFeePercent } = product;
  const price = listedPrice(product);
  if (price === null || fbaFeeCents === null || referralFeePercent === null) return null;
  return price - fbaFeeCents - marketplaceFees(price, { fbaFeeCents, referralFeePercent }).referralCents;
}
