import type * as z from 'zod/mini';
import type { StripeClient } from './client.ts';
import { type invoiceSchema, invoicesSchema } from './wire.ts';

/** Changes within a month make invoices too; its own is among the newest. */
const INVOICES_LOOKED_AT = 20;

/** A subscription's newest invoices that were paid. */
export async function paidInvoicesOf(
  client: StripeClient,
  subscription: string,
): Promise<z.infer<typeof invoiceSchema>[]> {
  const { data } = await client.ask(invoicesSchema, (stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', limit: INVOICES_LOOKED_AT }),
  );
  return data.filter(({ status }) => status === 'paid');
}
