export type ReplyDocument =
  | 'resale_certificate'
  | 'tax_id'
  | 'business_license'
  | 'w9'
  | 'trade_references'
  | 'storefront_photos'
  | 'website_url'
  | 'credit_application'
  | 'insurance_certificate'
  | 'bank_reference'
  | 'identification'
  | 'sales_history'
  | 'invoices'
  | 'business_plan'
  | 'marketplace_links';

/** Whom to buy from instead; what isn't told is null. */
export interface Distributor {
  name: string | null;
  email: string | null;
  url: string | null;
}

/** What each fact's value is. */
export interface FactValues {
  /** Selling on marketplaces; `amazon_only_no`: on others it is allowed. */
  marketplaces_allowed: boolean | 'amazon_only_no' | 'with_approval';
  /** In dollars, where first and later orders differ. */
  opening_order_usd: number;
  reorder_usd: number;
  /** The least that an order has to come to; 0: none. Dollars, unless `currency` says otherwise. */
  moq_amount: number;
  reorder_amount: number;
  currency: string;
  /** Pieces. */
  moq_units: number;
  /** Whether there is a price policy. */
  map: boolean;
  application_url: string;
  distributor: Distributor;
  documents: ReplyDocument[];
  /** A day (`2026-03-02`), a month (`2026-03`) or a quarter (`2026-Q1`). */
  resume_date: string;
  /** An address; a name or a telephone number where none is told. */
  better_contact: string;
  /** "net 30", "prepaid", "credit card". */
  payment_terms: string;
  lead_time_days: number;
  discount_pct: number;
}

export type FactName = keyof FactValues;

/** A thing that was said, with the words that it was read from. */
export interface Fact<T = unknown> {
  name: FactName;
  value: T;
  words: string;
  /** From 0 to 1. */
  confidence: number;
}

/** A fact whose value is of its name's kind. */
export type FactOf<Name extends FactName> = Fact<FactValues[Name]> & { name: Name };
export type AnyFact = { [Name in FactName]: FactOf<Name> }[FactName];
