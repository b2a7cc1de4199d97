import type { Mentorships } from '../../features/billing/ports.ts';
import type { StripeClient } from './client.ts';
import { addressOf, priceFor } from './prices.ts';
import { MENTORSHIP_PROGRAM, sessionSchema } from './wire.ts';

/** Checkouts of the mentorship, which is paid by the month beside any plan. */
export const createStripeMentorships = (client: StripeClient): Mentorships => ({
  open: async ({ accountId, customerId, cents, key, expiresAt, successUrl, cancelUrl }) => {
    const price = await priceFor(client, {
      lookupKey: 'linesheet-mentorship-monthly',
      cents,
      name: 'Linesheet 1-on-1 Wholesale Mentorship',
      isMonthly: true,
      metadata: { program: MENTORSHIP_PROGRAM },
    });
    const metadata = { account_id: accountId, program: MENTORSHIP_PROGRAM };
    const { id, url } = await client.ask(sessionSchema, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: accountId,
          line_items: [{ price, quantity: 1 }],
          expires_at: Math.ceil(expiresAt.getTime() / 1000),
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: key },
      ),
    );
    return { id, url: addressOf(url) };
  },
});
