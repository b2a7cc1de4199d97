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
  /** Not decided yet, or lost; one that was won or withdrawn leaves the payment as it was. */
  stands: boolean;
}

/** How much of a payment is given back or may have to be. */
export const returnedCents = (payment: Payment): number =>
  isDisputed(payment) ? payment.cents : payment.refundedCents;

/** The same for as long as nothing more is given back, disputed or decided. */
export const standingOf = ({ refundedCents, disputes }: Payment): string =>
  [refundedCents, ...disputes.map(({ id, stands }) => (stands ? id : `${id}:ended`))].join(':');

/** Why credits of it come or go, in the history's words. */
export function returnReason(payment: Payment, what: 'Month' | 'Pack'): string {
  if (isDisputed(payment)) return `${what} disputed`;
  return payment.disputes.length > 0 ? `${what}: dispute settled` : `${what} refunded`;
}

const isDisputed = ({ disputes }: Payment): boolean => disputes.some(({ stands }) => stands);
