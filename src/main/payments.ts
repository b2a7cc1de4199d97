import type { Config } from '../config/config.ts';
import type { PaymentEventReader, PaymentProvider } from '../features/billing/ports.ts';
import { createStripeEventReader } from '../providers/stripe/event-reader.ts';
import { createStripePayments } from '../providers/stripe/payment-provider.ts';

/** The payment provider and what reads its events; null where no key is set and the sandbox is off. */
export function createPayments({
  stripe,
}: Config): { provider: PaymentProvider; events: PaymentEventReader } | null {
  if (!stripe) return null;
  const { key, baseUrl, isSandbox, webhookSecret } = stripe;
  return {
    provider: createStripePayments({ apiKey: key, baseUrl, isSandbox }),
    events: createStripeEventReader(webhookSecret),
  };
}
