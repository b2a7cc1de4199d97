export const INVOICE_STATES = [
  ...(['draft', 'open', 'paid', 'void', 'uncollectible'] as const),
  // The bank has yet to decide, or has given the money back.
  ...(['refunded', 'partly_refunded', 'disputed', 'charged_back'] as const),
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export interface BillingAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  /** Two letters, or empty. */
  country: string;
}

export interface BillingDetails {
  name: string;
  email: string;
  address: BillingAddress;
}

export interface InvoiceRecord {
  id: string;
  number: string | null;
  createdAt: Date;
  cents: number;
  currency: string;
  state: InvoiceState;
  /** The provider's page of it, where an open one can be paid. */
  url: string | null;
  pdfUrl: string | null;
}

/** What the provider keeps about a customer. */
export interface CustomerRecord {
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  details: BillingDetails;
  /** Newest first. */
  invoices: InvoiceRecord[];
}

export const NO_ADDRESS: BillingAddress = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
};

/** The oldest invoice that waits to be paid. */
export const openInvoice = <Invoice extends Pick<InvoiceRecord, 'state' | 'url'>>(
  invoices: readonly Invoice[],
): Invoice | null => invoices.findLast(({ state, url }) => state === 'open' && url !== null) ?? null;
