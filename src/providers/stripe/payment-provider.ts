import type { PaymentProvider } from '../../features/billing/ports.ts';
import { createStripeCheckouts } from './checkouts.ts';
import { createStripeClient } from './client.ts';
import { createStripeCustomerRecords } from './customer-records.ts';
import { createStripeMentorships } from './mentorships.ts';
import { createStripePacks } from './packs.ts';
import { createStripePaymentLookup } from './payments.ts';
import { createStripePlanChanges } from './plan-changes.ts';
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
    changes: createStripePlanChanges(client),
    records: createStripeCustomerRecords(client),
    packs: createStripePacks(client),
    mentorships: createStripeMentorships(client),
    payments: createStripePaymentLookup(client),
  };
}
