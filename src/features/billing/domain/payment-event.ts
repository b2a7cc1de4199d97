/** What a provider's event is about: a checkout or a subscription to look at anew. Nothing else in it is believed. */
export interface PaymentEvent {
  id: string;
  kind: string;
  customerId: string | null;
  /** Null for what doesn't concern a plan. */
  about: { checkoutId: string } | { subscriptionId: string } | null;
}
