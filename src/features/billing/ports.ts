import type { Checkout } from './domain/checkout.ts';
import type { PaymentEvent } from './domain/payment-event.ts';
import type { Tier } from './domain/plans.ts';
import type { Subscription, SubscriptionStatus } from './domain/subscription.ts';

export type { Checkout, PaymentEvent, Subscription, SubscriptionStatus, Tier };

export interface CheckoutRequest {
  accountId: string;
  customerId: string;
  tier: Tier;
  /** Half of the first month. */
  isDiscounted: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** All of them throw a ProviderError; what isn't there is null. */
export interface Checkouts {
  createCustomer(payer: { accountId: string; email: string }): Promise<string>;
  open(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  find(checkoutId: string): Promise<Checkout | null>;
  /** Nobody can pay it any more, unless somebody just has: the answer tells. */
  close(checkoutId: string): Promise<Checkout | null>;
}

export interface Subscriptions {
  find(subscriptionId: string): Promise<Subscription | null>;
  /** At once; one that is cancelled or gone already is no failure. */
  cancel(subscriptionId: string): Promise<void>;
}

export interface PaymentProvider {
  /** A stand-in's customers and payments are made up, and marked so. */
  isSandbox: boolean;
  checkouts: Checkouts;
  subscriptions: Subscriptions;
}

/** Reads a posted event; null where its signature doesn't hold or is too old. */
export interface PaymentEventReader {
  read(post: { body: string; signature: string }, now: Date): PaymentEvent | null;
}
