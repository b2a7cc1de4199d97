import type { Checkout } from './domain/checkout.ts';
import type { BillingAddress, CustomerRecord, InvoiceState } from './domain/customer-record.ts';
import type { Pack } from './domain/packs.ts';
import type { Dispute, DisputeState, Payment } from './domain/payment.ts';
import type { PaymentEvent } from './domain/payment-event.ts';
import type { Tier } from './domain/plans.ts';
import type { PaidUpgrade, Subscription, SubscriptionStatus } from './domain/subscription.ts';

export type {
  BillingAddress,
  Checkout,
  CustomerRecord,
  Dispute,
  DisputeState,
  InvoiceState,
  Pack,
  PaidUpgrade,
  Payment,
  PaymentEvent,
  Subscription,
  SubscriptionStatus,
  Tier,
};

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
  /** The invoice that a payment was for, where that is a subscription's. */
  invoiceOf(paymentId: string): Promise<{ id: string; subscriptionId: string } | null>;
}

export interface UpgradePreview {
  dueCents: number;
  lines: { description: string; cents: number }[];
}

export interface PlanChanges {
  /** What moving to a higher tier at that moment would be charged, whether or not a lower one is booked. Changes nothing. */
  preview(subscriptionId: string, tier: Tier, at: Date): Promise<UpgradePreview>;
  /** Takes what is booked back. Refused where the card isn't charged; then nothing has changed. */
  upgrade(subscriptionId: string, tier: Tier, at: Date): Promise<void>;
  /** A lower tier, from the next period on. */
  book(subscriptionId: string, tier: Tier): Promise<void>;
  /** Takes that back. */
  keep(subscriptionId: string): Promise<void>;
  /** Lets it end with the period that is paid, or go on after all. */
  renew(subscriptionId: string, renews: boolean): Promise<void>;
}

export interface CustomerRecords {
  read(customerId: string): Promise<CustomerRecord>;
  saveDetails(customerId: string, details: CustomerRecord['details']): Promise<void>;
  /** The address of the provider's own page for the customer. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
}

export interface PackCheckoutRequest {
  accountId: string;
  customerId: string;
  pack: Pack;
  successUrl: string;
  cancelUrl: string;
}

export interface Packs {
  open(request: PackCheckoutRequest): Promise<{ id: string; url: string }>;
}

export interface MentorshipCheckoutRequest {
  accountId: string;
  customerId: string;
  cents: number;
  /** The same key with the same request opens the same checkout again. */
  key: string;
  /** Nobody can pay it after that. */
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
}

export interface Mentorships {
  open(request: MentorshipCheckoutRequest): Promise<{ id: string; url: string }>;
}

export interface Payments {
  find(paymentId: string): Promise<Payment | null>;
}

export interface PaymentProvider {
  /** A stand-in's customers and payments are made up, and marked so. */
  isSandbox: boolean;
  checkouts: Checkouts;
  subscriptions: Subscriptions;
  changes: PlanChanges;
  records: CustomerRecords;
  packs: Packs;
  mentorships: Mentorships;
  payments: Payments;
}

/** Reads a posted event; null where its signature doesn't hold or is too old. */
export interface PaymentEventReader {
  read(post: { body: string; signature: string }, now: Date): PaymentEvent | null;
}
