import type * as z from 'zod/mini';
import type { subscriptionSchema } from './wire.ts';

/**
 * Where a subscription remembers what its running period was paid for, once its price has been exchanged for that of
 * the next. It holds until that period's end, so that nothing has to be done at the turn of the month.
 */
export const BOOKING = {
  price: 'paid_price',
  tier: 'paid_tier',
  cents: 'paid_cents',
  until: 'paid_until',
} as const;

/** A name that is given as nothing is taken away. */
export const NO_BOOKING: Record<string, string> = Object.fromEntries(
  Object.values(BOOKING).map((name) => [name, '']),
);

export interface Booking {
  price: string;
  /** As it stands on the price; empty where that isn't one of ours. */
  tier: string;
  cents: number;
}

export function bookingOf({ metadata, items }: z.infer<typeof subscriptionSchema>): Booking | null {
  const price = metadata?.[BOOKING.price];
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  if (!price || periodEnd > Number(metadata?.[BOOKING.until])) return null;
  return { price, tier: metadata?.[BOOKING.tier] ?? '', cents: Number(metadata?.[BOOKING.cents]) };
}
