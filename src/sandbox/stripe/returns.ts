import type { Billing } from './billing.ts';
import { StripeRefusal } from './refusal.ts';
import { type Charge, newId, type Resource, seconds } from './resources.ts';

/** The card's owner wants all of it back; the money is gone until that is decided. */
export function dispute({ store, emit }: Pick<Billing, 'store' | 'emit'>, charge: Charge): Resource {
  store.save(Object.assign(charge, { disputed: true }));
  const made = store.save({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: { due_by: seconds() + 9 * 86_400, has_evidence: false, past_due: false },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  void emit('charge.dispute.created', made);
  void emit('charge.dispute.funds_withdrawn', made);
  return made;
}

/** Decides a charge's dispute. A won one brings the money back; the charge stays marked as disputed, as at Stripe. */
export function decide(
  { store, emit }: Pick<Billing, 'store' | 'emit'>,
  charge: Charge,
  status: 'won' | 'lost',
): void {
  const open = undecided(store, charge);
  if (!open) return;
  store.save(Object.assign(open, { status }));
  void emit('charge.dispute.closed', open);
  if (status === 'won') void emit('charge.dispute.funds_reinstated', open);
}

export const undecided = (store: Billing['store'], charge: Charge): Resource | undefined =>
  store.all('dispute', (each) => each.charge === charge.id && each.status === 'needs_response')[0];

/** Gives back the whole of a charge, or a part of it. */
export function refund(
  { store, emit }: Billing,
  charge: Charge,
  asked: number | undefined,
  reason: string | null,
): Resource {
  const left = charge.amount - charge.amount_refunded;
  const amount = asked ?? left;
  if (left === 0) {
    throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1 || amount > left) {
    throw new StripeRefusal(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  store.save(charge);
  const made = store.save({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  void emit('refund.created', made);
  void emit('charge.refunded', charge);
  return made;
}
