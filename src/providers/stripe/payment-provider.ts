import type { PaymentProvider } from '../../features/billing/ports.ts';
import { createStripeCheckouts } from './checkouts.ts';
import { createStripeClient } from './client.ts';
import { createStripeSubscriptions } from './subscriptions.ts';

export function createStripePayments(options: {
  apiKey: string;
  baseUrl: string;
  isSandbox: boolean;
}): PaymentProvider {
  const client = createStripeClient(options);
  return {
    isSandbox: options.isSandbox,
    checkouts: createStripeCheckouts(client),
    subscriptions: createStripeSubscriptions(client),
  };
}
