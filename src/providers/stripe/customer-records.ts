import type * as z from 'zod/mini';
import type {
  BillingAddress,
  CustomerRecord,
  CustomerRecords,
  Dispute,
  InvoiceState,
} from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import type { StripeClient } from './client.ts';
import { disputesOf } from './payments.ts';
import {
  type addressSchema,
  chargesSchema,
  customerRecordSchema,
  idOf,
  invoiceRecordsSchema,
  paymentMethodsSchema,
  portalSessionSchema,
} from './wire.ts';

/** Two years of months. */
const INVOICES_SHOWN = 24;
/** Those that were declined count, too. */
const CHARGES_READ = 100;

/** What is kept at Stripe about a customer, and shown to nobody but that customer. */
export const createStripeCustomerRecords = (client: StripeClient): CustomerRecords => ({
  read: async (customerId) => {
    const [customer, methods, invoices, charges] = await Promise.all([
      client.ask(customerRecordSchema, (stripe) =>
        stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
      ),
      client.ask(paymentMethodsSchema, (stripe) =>
        stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 1 }),
      ),
      client.ask(invoiceRecordsSchema, (stripe) =>
        stripe.invoices.list({ customer: customerId, limit: INVOICES_SHOWN, expand: ['data.payments'] }),
      ),
      client.ask(chargesSchema, (stripe) =>
        stripe.charges.list({ customer: customerId, limit: CHARGES_READ }),
      ),
    ]);
    const disputes = await disputesByPayment(client, charges.data);
    const chosen = customer.invoice_settings?.default_payment_method;
    const { card } = (typeof chosen === 'object' ? chosen : null) ?? methods.data[0] ?? { card: null };
    return {
      card: card
        ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
        : null,
      details: {
        name: customer.name ?? '',
        email: customer.email ?? '',
        address: addressFrom(customer.address),
      },
      invoices: invoices.data.flatMap((invoice) =>
        invoice.id ? [invoiceFrom({ ...invoice, id: invoice.id }, charges.data, disputes)] : [],
      ),
    };
  },

  saveDetails: async (customerId, { name, email, address }) => {
    const { line1, line2, city, state, postalCode, country } = address;
    await client.ask(customerRecordSchema, (stripe) =>
      stripe.customers.update(customerId, {
        name,
        email,
        address: { line1, line2, city, state, postal_code: postalCode, country },
      }),
    );
  },

  openPortal: async (customerId, returnUrl) => {
    const { url } = await client.ask(portalSessionSchema, (stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    if (url) return url;
    throw new ProviderError('Stripe', 'invalid_answer', 'The portal has no address.');
  },
});

const addressFrom = (address: z.infer<typeof addressSchema>): BillingAddress => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postal_code ?? '',
  country: address?.country ?? '',
});

const STATES: ReadonlyMap<string, InvoiceState> = new Map([
  ['draft', 'draft'],
  ['open', 'open'],
  ['paid', 'paid'],
  ['void', 'void'],
  ['uncollectible', 'uncollectible'],
]);

type Invoice = z.infer<typeof invoiceRecordsSchema>['data'][number];
type Charge = z.infer<typeof chargesSchema>['data'][number];
type Disputes = ReadonlyMap<string, readonly Dispute[]>;

/** Asked for only where there was one: hardly ever. */
async function disputesByPayment(client: StripeClient, charges: readonly Charge[]): Promise<Disputes> {
  const disputed = charges.flatMap(({ payment_intent: intent, disputed }) =>
    disputed && intent ? [idOf(intent)] : [],
  );
  return new Map(await Promise.all(disputed.map(async (id) => [id, await disputesOf(client, id)] as const)));
}

const invoiceFrom = (
  invoice: Invoice & { id: string },
  charges: readonly Charge[],
  disputes: Disputes,
): CustomerRecord['invoices'][number] => ({
  id: invoice.id,
  number: invoice.number ?? null,
  createdAt: new Date(invoice.created * 1000),
  cents: invoice.total,
  currency: invoice.currency,
  state: stateOf(invoice, charges, disputes),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});

/** To the provider an invoice stays paid when its money goes back: its payments tell. */
function stateOf(
  { status, payments }: Invoice,
  charges: readonly Charge[],
  disputes: Disputes,
): InvoiceState {
  const state = STATES.get(status ?? '') ?? 'draft';
  if (state !== 'paid') return state;
  const intents = (payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent ? [idOf(payment.payment_intent)] : [],
  );
  const raised = intents.flatMap((intent) => disputes.get(intent) ?? []);
  if (raised.some((each) => each.state === 'open')) return 'disputed';
  if (raised.some((each) => each.state === 'lost')) return 'charged_back';
  const taken = charges.filter(
    (charge) => charge.payment_intent && intents.includes(idOf(charge.payment_intent)),
  );
  const returned = taken.filter(({ amount_refunded: cents }) => cents > 0);
  if (returned.length === 0) return 'paid';
  return returned.every(({ amount, amount_refunded: cents }) => cents === amount)
    ? 'refunded'
    : 'partly_refunded';
}
