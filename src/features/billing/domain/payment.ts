/** A payment that went through, as the provider has it at this moment. */
export interface Payment {
  id: string;
  cents: number;
  refundedCents: number;
  disputes: readonly Dispute[];
}

/** The card's owner wants all of it back. */
export interface Dispute {
  id: string;
  /** One that was won or withdrawn is `settled`, and leaves the payment as it was. */
  state: DisputeState;
}

export type DisputeState = 'open' | 'lost' | 'settled';

/** How much of a payment is given back or may have to be. */
export const returnedCents = (payment: Payment): number =>
  isDisputed(payment) ? payment.cents : payment.refundedCents;

/** The same for as long as nothing more is given back, disputed or decided. */
export const standingOf = ({ refundedCents, disputes }: Payment): string =>
  [refundedCents, ...disputes.map(({ id, state }) => (state === 'settled' ? `${id}:ended` : id))].join(':');

/** Why credits of it come or go, in the history's words. */
export function returnReason(payment: Payment, what: 'Month' | 'Pack'): string {
  if (isDisputed(payment)) return `${what} disputed`;
  return payment.disputes.length > 0 ? `${what}: dispute settled` : `${what} refunded`;
}

const isDisputed = ({ disputes }: Payment): boolean => disputes.some(({ state }) => state !== 'settled');

/** Whether the bank has yet to decide. */
export const awaitsDecision = ({ disputes }: Pick<Payment, 'disputes'>): boolean =>
  disputes.some(({ state }) => state === 'open');

/** What was paid for, whose credits are held while the payment is disputed. */
export const DISPUTED_PURCHASES = ['month', 'pack'] as const;
export type DisputedPurchase = (typeof DISPUTED_PURCHASES)[number];

export interface OpenDispute {
  bought: DisputedPurchase;
  heardAt: Date;
}
