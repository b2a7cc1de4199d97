import type { AnyFact, FactName, FactValues } from '../../replies/domain/reading/reply-facts.ts';

/** A condition of a deal: what it is, the words that say so, and where they stand. */
export interface Term {
  name: FactName;
  value: FactValues[FactName];
  /** The brand's own words; null where a person entered it. */
  words: string | null;
  /** The mail in which they stand. */
  mailId: string | null;
  at: string;
}

const LABELS: Record<FactName, string> = {
  marketplaces_allowed: 'Marketplaces',
  opening_order_usd: 'Opening order',
  reorder_usd: 'Reorder',
  moq_amount: 'Minimum order',
  reorder_amount: 'Minimum reorder',
  currency: 'Currency',
  moq_units: 'Minimum pieces',
  map: 'MAP policy',
  payment_terms: 'Payment',
  lead_time_days: 'Lead time',
  discount_pct: 'Discount',
  application_url: 'Application form',
  documents: 'Documents asked for',
  distributor: 'Distributor',
  better_contact: 'Better contact',
  resume_date: 'To be taken up again',
};

export const TERM_NAMES = Object.keys(LABELS) as FactName[];
export const TERM_LABELS: Record<FactName, string> = LABELS;

export interface MailWithFacts {
  id: string;
  receivedAt: Date;
  facts: readonly AnyFact[];
}

/** What stands now: the newest mail's word on each, unless a person entered it, who is believed over all of them. */
export function gatherTerms(mails: readonly MailWithFacts[], entered: readonly Term[]): Term[] {
  const terms = new Map<FactName, Term>();
  const inOrder = mails.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  for (const { id, receivedAt, facts } of inOrder) {
    for (const { name, value, words } of facts)
      terms.set(name, { name, value, words, mailId: id, at: receivedAt.toISOString() });
  }
  for (const term of entered) terms.set(term.name, term);
  return TERM_NAMES.flatMap((name) => terms.get(name) ?? []);
}

export function termValue<Name extends FactName>(
  terms: readonly Term[],
  name: Name,
): FactValues[Name] | undefined {
  const term = terms.find((one) => one.name === name);
  return term?.value as FactValues[Name] | undefined;
}

const DOCUMENT_NAMES: Record<FactValues['documents'][number], string> = {
  resale_certificate: 'resale certificate',
  tax_id: 'tax ID',
  business_license: 'business licence',
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
  marketplace_links: 'marketplace links',
};

export const documentName = (document: FactValues['documents'][number]): string => DOCUMENT_NAMES[document];

/** "$5,000", "€2,500", "1,200 SEK" */
export function moneyIn(currency: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  try {
    return new Intl.NumberFormat('en-US', {
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(amount);
  } catch {
    return `${amount.toLocaleString('en-US')} ${currency}`;
  }
}

/** A term as a person reads it. */
export function termInWords(term: Pick<Term, 'name' | 'value'>, currency = 'USD'): string {
  const { name, value } = term;
  switch (name) {
    case 'opening_order_usd':
    case 'reorder_usd':
      return value === 0 ? 'None' : moneyIn('USD', Number(value));
    case 'moq_amount':
    case 'reorder_amount':
      return value === 0 ? 'None' : moneyIn(currency, Number(value));
    case 'moq_units':
      return `${Number(value).toLocaleString('en-US')} pieces`;
    case 'lead_time_days':
      return value === 1 ? '1 day' : `${value} days`;
    case 'discount_pct':
      return `${value}%`;
    case 'map':
      return value ? 'Yes' : 'None';
    case 'marketplaces_allowed':
      return MARKETPLACES[String(value)] ?? String(value);
    case 'documents':
      return (value as FactValues['documents']).map((one) => DOCUMENT_NAMES[one] ?? one).join(', ');
    case 'distributor': {
      const { name: company, email, url } = value as FactValues['distributor'];
      return [company, email, url].filter(Boolean).join(' · ');
    }
    default:
      return String(value);
  }
}

const MARKETPLACES: Record<string, string> = {
  true: 'Allowed',
  false: 'Not allowed',
  amazon_only_no: 'Allowed, but not Amazon',
  with_approval: 'With their approval',
};
