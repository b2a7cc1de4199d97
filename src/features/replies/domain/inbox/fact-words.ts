import type { FactName, ReplyDocument } from '../reading/reply-facts.ts';

type Kind =
  | 'marketplaces'
  | 'yes_no'
  | 'dollars'
  | 'amount'
  | 'pieces'
  | 'days'
  | 'percent'
  | 'currency'
  | 'date'
  | 'address'
  | 'distributor'
  | 'documents'
  | 'text';

/** What of each fact can be entered. */
const FACTS: Record<FactName, { kind: Kind; hint: string }> = {
  marketplaces_allowed: { kind: 'marketplaces', hint: '' },
  opening_order_usd: { kind: 'dollars', hint: 'In dollars: 1500' },
  reorder_usd: { kind: 'dollars', hint: 'In dollars: 500' },
  moq_amount: {
    kind: 'amount',
    hint: 'An amount: 1500. 0 is none. Its currency is a fact of its own.',
  },
  reorder_amount: {
    kind: 'amount',
    hint: 'An amount: 500. Its currency is a fact of its own.',
  },
  currency: { kind: 'currency', hint: 'Three letters: EUR' },
  moq_units: { kind: 'pieces', hint: 'Pieces: 144' },
  map: { kind: 'yes_no', hint: '' },
  application_url: { kind: 'address', hint: 'https://…' },
  distributor: { kind: 'distributor', hint: 'Its name, an address, a website' },
  documents: { kind: 'documents', hint: 'resale certificate, W-9, …' },
  resume_date: { kind: 'date', hint: '2026-03-02, 2026-03 or 2026-Q1' },
  better_contact: { kind: 'text', hint: 'An address or a name' },
  payment_terms: { kind: 'text', hint: 'net 30' },
  lead_time_days: { kind: 'days', hint: '21 days, or 3 weeks' },
  discount_pct: { kind: 'percent', hint: 'Percent: 50' },
};

export const factKind = (name: FactName): Kind => FACTS[name].kind;
export const factHint = (name: FactName): string => FACTS[name].hint;

export const DOCUMENT_LABELS: Record<ReplyDocument, string> = {
  resale_certificate: 'resale certificate',
  tax_id: 'tax ID',
  business_license: 'business license',
  w9: 'W-9',
  trade_references: 'trade references',
  storefront_photos: 'storefront photos',
  website_url: 'website',
  credit_application: 'credit application',
  insurance_certificate: 'insurance certificate',
  bank_reference: 'bank reference',
  identification: 'identification',
  sales_history: 'sales history',
  invoices: 'invoices',
  business_plan: 'business plan',
  marketplace_links: 'links to storefronts',
};

export const MARKETPLACE_ANSWERS: Record<string, string> = {
  true: 'allowed',
  false: 'not allowed',
  amazon_only_no: 'allowed, but not on Amazon',
  with_approval: 'with their approval',
};
export const YES_NO: Record<string, string> = { true: 'yes', false: 'none' };

/** The few answers that a fact can have; null where it is entered freely. */
export const factChoices = (name: FactName): Record<string, string> | null =>
  ({ marketplaces: MARKETPLACE_ANSWERS, yes_no: YES_NO })[FACTS[name].kind as string] ?? null;
