import type { Dispute, DisputeState, Payments } from '../../features/billing/ports.ts';
import { type StripeClient, unlessMissing } from './client.ts';
import { disputesSchema, paymentSchema } from './wire.ts';

export const createStripePaymentLookup = (client: StripeClient): Payments => ({
  find: async (paymentId) => {
    const found = await unlessMissing(
      client.ask(paymentSchema, (stripe) =>
        stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
      ),
    );
    if (!found) return null;
    const { id, amount: cents, latest_charge: charge } = found;
    return {
      id,
      cents,
      refundedCents: charge?.amount_refunded ?? 0,
      // A charge stays marked as disputed whatever became of it: that stands on the dispute alone.
      disputes: charge?.disputed ? await disputesOf(client, paymentId) : [],
    };
  },
});

/** The money is, or stays, with who paid it. */
const SETTLED_FOR_US: readonly string[] = ['won', 'warning_closed', 'prevented'];

export async function disputesOf(client: StripeClient, paymentId: string): Promise<Dispute[]> {
  const found = await client.ask(disputesSchema, (stripe) =>
    stripe.disputes.list({ payment_intent: paymentId }),
  );
  return found.data.map(({ id, status }) => ({ id, state: stateOf(status) }));
}

function stateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return SETTLED_FOR_US.includes(status) ? 'settled' : 'open';
}
