import type { Payments } from '../../features/billing/ports.ts';
import { type StripeClient, unlessMissing } from './client.ts';
import { paymentSchema } from './wire.ts';

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
      ...{ id, cents, refundedCents: charge?.amount_refunded ?? 0 },
      isDisputed: charge?.disputed ?? false,
    };
  },
});
