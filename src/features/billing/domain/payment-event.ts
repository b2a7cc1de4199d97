/** What a provider's event is about: a checkout, a subscription or a payment to look at anew. Nothing else in it is believed. */
export interface PaymentEvent {
  id: string;
  kind: string;
  customerId: string | null;
  /** Null for what doesn't concern us. */
  about: { checkoutId: string } | { subscriptionId: string } | { paymentId: string } | null;
}
