import type { Tier } from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import type { StripeClient } from './client.ts';
import { priceSchema, pricesSchema } from './wire.ts';

export interface WantedPrice {
  lookupKey: string;
  cents: number;
  /** What invoices call it. */
  name: string;
  isMonthly: boolean;
  metadata: Record<string, string>;
}

/** Found by its name; made where it is missing, or where the price list has moved on. */
export async function priceFor(client: StripeClient, wanted: WantedPrice): Promise<string> {
  const { lookupKey, cents, name, isMonthly, metadata } = wanted;
  const { data } = await client.ask(pricesSchema, (stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true }),
  );
  const known = data.find((price) => price.lookup_key === lookupKey && price.unit_amount === cents);
  if (known) return known.id;
  const made = await client.ask(priceSchema, (stripe) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: cents,
      ...(isMonthly && { recurring: { interval: 'month' } }),
      product_data: { name, metadata },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata,
    }),
  );
  return made.id;
}

export const tierPriceFor = (client: StripeClient, { tier, name, cents }: Tier): Promise<string> =>
  priceFor(client, {
    lookupKey: `linesheet-tier-${tier}-monthly`,
    cents,
    name: `Linesheet ${name}`,
    isMonthly: true,
    metadata: { tier: String(tier) },
  });

/** Where an open checkout is paid. */
export function addressOf(url: string | null | undefined): string {
  if (url) return url;
  throw new ProviderError('Stripe', 'invalid_answer', 'The checkout has no address.');
}
