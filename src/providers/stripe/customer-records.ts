import type * as z from 'zod/mini';
import type { BillingAddress, CustomerRecords, InvoiceState } from '../../features/billing/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import type { StripeClient } from './client.ts';
import {
  type addressSchema,
  customerRecordSchema,
  invoiceRecordsSchema,
  paymentMethodsSchema,
  portalSessionSchema,
} from './wire.ts';

/** Two years of months. */
const INVOICES_SHOWN = 24;

/** What is kept at Stripe about a customer, and shown to nobody but that customer. */
export const createStripeCustomerRecords = (client: StripeClient): CustomerRecords => ({
  read: async (customerId) => {
    const [customer, methods, invoices] = await Promise.all([
      client.ask(customerRecordSchema, (stripe) =>
        stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
      ),
      client.ask(paymentMethodsSchema, (stripe) =>
        stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 1 }),
      ),
      client.ask(invoiceRecordsSchema, (stripe) =>
        stripe.invoices.list({ customer: customerId, limit: INVOICES_SHOWN }),
      ),
    ]);
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
        invoice.id ? [invoiceFrom({ ...invoice, id: invoice.id })] : [],
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

const STATES: Record<string, InvoiceState> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

const invoiceFrom = (invoice: z.infer<typeof invoiceRecordsSchema>['data'][number] & { id: string }) => ({
  id: invoice.id,
  number: invoice.number ?? null,
  createdAt: new Date(invoice.created * 1000),
  cents: invoice.total,
  currency: invoice.currency,
  state: STATES[invoice.status ?? ''] ?? ('draft' as const),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});
