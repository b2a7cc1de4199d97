/** A payment that went through, as the provider has it at this moment. */
export interface Payment {
  id: string;
  cents: number;
  refundedCents: number;
  /** The card's owner wants all of it back. */
  isDisputed: boolean;
}

/** How much of a payment is given back or may have to be. */
export const returnedCents = ({ cents, refundedCents, isDisputed }: Payment): number =>
  isDisputed ? cents : refundedCents;
