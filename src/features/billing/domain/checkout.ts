/** A checkout as the provider has it at this moment. */
export interface Checkout {
  id: string;
  /** The account that it was opened for; null on one that wasn't opened by us or through a link of ours. */
  accountId: string | null;
  state: 'open' | 'paid' | 'waiting_for_money' | 'closed';
  /** Where it is paid, while it is open. */
  url: string | null;
  subscriptionId: string | null;
  /** Of what was bought once; null until it is paid. */
  paymentId: string | null;
}

/** One that the provider knows no more. */
export const closedCheckout = (id: string, accountId: string): Checkout => ({
  id,
  accountId,
  state: 'closed',
  url: null,
  subscriptionId: null,
  paymentId: null,
});

/** Where the payment page sends a person who has paid; the provider puts the checkout's id in. */
export const afterPayment = (publicUrl: string): string =>
  `${publicUrl}/onboarding?checkout={CHECKOUT_SESSION_ID}`;

export const withoutPayment = (publicUrl: string): string => `${publicUrl}/plan-selection`;

/** A fixed payment link that knows who came by it. */
export function paymentLinkFor(link: string, payer: { accountId: string; email: string }): string {
  const url = new URL(link);
  url.searchParams.set('client_reference_id', payer.accountId);
  url.searchParams.set('prefilled_email', payer.email);
  return url.href;
}
