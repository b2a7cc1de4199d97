import type { Billing } from './billing.ts';
import { composeInvoice, finalize, nameOf, priceDetails, settleInvoice } from './invoices.ts';
import { type CheckoutSession, type Customer, newId, type SessionItem, seconds } from './resources.ts';

/** The invoice of a single payment, for which a checkout asked by `invoice_creation`; answers its id. */
export function invoiceOnce(
  billing: Billing,
  session: CheckoutSession,
  customer: Customer,
  intent: string,
): string {
  const { store } = billing;
  const now = seconds();
  const items = store.itemsOf(session.id) as SessionItem[];
  const invoice = composeInvoice({
    id: newId('in'),
    customer,
    subscription: null,
    reason: 'manual',
    currency: session.currency,
    metadata: session.metadata,
    lines: items.map(({ price, quantity, amount_total: amount }) => ({
      amount,
      currency: session.currency,
      quantity,
      description: nameOf(store, price),
      period: { start: now, end: now },
      pricing: priceDetails(price),
      parent: null,
      subscription: null,
      discounts: [],
    })),
  });
  finalize(billing, invoice, customer);
  settleInvoice(billing, invoice, intent, true);
  return invoice.id;
}
