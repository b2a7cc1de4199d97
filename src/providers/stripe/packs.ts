import type { Packs } from '../../features/billing/ports.ts';
import type { StripeClient } from './client.ts';
import { addressOf, priceFor } from './prices.ts';
import { sessionSchema } from './wire.ts';

/** Checkouts of what is bought once. */
export const createStripePacks = (client: StripeClient): Packs => ({
  open: async ({ accountId, customerId, pack, successUrl, cancelUrl }) => {
    const metadata = { account_id: accountId, pack: String(pack.credits) };
    const price = await priceFor(client, {
      lookupKey: `linesheet-pack-${pack.credits}`,
      cents: pack.cents,
      name: `Linesheet: ${pack.credits.toLocaleString('en-US')} credits`,
      isMonthly: false,
      metadata: { pack: String(pack.credits) },
    });
    const { id, url } = await client.ask(sessionSchema, (stripe) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price, quantity: 1 }],
        // So that it stands among the account's invoices.
        invoice_creation: { enabled: true },
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata,
        payment_intent_data: { metadata },
      }),
    );
    return { id, url: addressOf(url) };
  },
});
