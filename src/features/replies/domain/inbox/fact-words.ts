import type { Distributor, FactName, FactValues, ReplyDocument } from '../reading/reply-facts.ts';
import { daysEntered, numberEntered } from './number-entered.ts';

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

/** What each fact is called, and what of it can be entered. */
const FACTS: Record<FactName, { label: string; kind: Kind; hint: string }> = {
  marketplaces_allowed: { label: 'Marketplaces', kind: 'marketplaces', hint: '' },
  opening_order_usd: { label: 'Opening order', kind: 'dollars', hint: 'In dollars: 1500' },
  reorder_usd: { label: 'Reorders', kind: 'dollars', hint: 'In dollars: 500' },
  moq_amount: {
    label: 'Minimum order',
    kind: 'amount',
    hint: 'An amount: 1500. 0 is none. Its currency is a fact of its own.',
  },
  reorder_amount: {
    label: 'Reorder minimum',
    kind: 'amount',
    hint: 'An amount: 500. Its currency is a fact of its own.',
  },
  currency: { label: 'Currency', kind: 'currency', hint: 'Three letters: EUR' },
  moq_units: { label: 'Minimum pieces', kind: 'pieces', hint: 'Pieces: 144' },
  map: { label: 'Price policy (MAP)', kind: 'yes_no', hint: '' },
  application_url: { label: 'Application', kind: 'address', hint: 'https://…' },
  distributor: { label: 'Distributor', kind: 'distributor', hint: 'Its name, an address, a website' },
  documents: { label: 'Asks for', kind: 'documents', hint: 'resale certificate, W-9, …' },
  resume_date: { label: 'Not before', kind: 'date', hint: '2026-03-02, 2026-03 or 2026-Q1' },
  better_contact: { label: 'Better contact', kind: 'text', hint: 'An address or a name' },
  payment_terms: { label: 'Payment', kind: 'text', hint: 'net 30' },
  lead_time_days: { label: 'Lead time', kind: 'days', hint: '21 days, or 3 weeks' },
  discount_pct: { label: 'Discount', kind: 'percent', hint: 'Percent: 50' },
};

export const FACT_NAMES = Object.keys(FACTS) as [FactName, ...FactName[]];
export const factLabel = (name: FactName): string => FACTS[name].label;
export const factHint = (name: FactName): string => FACTS[name].hint;

export const DOCUMENT_LABELS: Record<ReplyDocument, string> = {
  resale_certificate: 'resale certificate',
  tax_id: 'tax id',
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

const MARKETPLACE_ANSWERS: Record<string, string> = {
  true: 'allowed',
  false: 'not allowed',
  amazon_only_no: 'allowed, but not on Amazon',
  with_approval: 'with their approval',
};
const YES_NO: Record<string, string> = { true: 'yes', false: 'none' };

/** The few answers that a fact can have; null where it is entered freely. */
export const factChoices = (name: FactName): Record<string, string> | null =>
  ({ marketplaces: MARKETPLACE_ANSWERS, yes_no: YES_NO })[FACTS[name].kind as string] ?? null;

/** A fact as people read it. `currency`: that of the mail's amounts. */
export function factTold(name: FactName, value: unknown, currency: string): string {
  switch (FACTS[name].kind) {
    case 'marketplaces':
      return MARKETPLACE_ANSWERS[String(value)] ?? String(value);
    case 'yes_no':
      return YES_NO[String(value)] ?? String(value);
    case 'dollars':
      return money(value, 'USD');
    case 'amount':
      return value === 0 ? 'none' : money(value, currency);
    case 'pieces':
      return `${count(value)} pieces`;
    case 'days':
      return `${count(value)} days`;
    case 'percent':
      return `${count(value)}%`;
    case 'date':
      return dateTold(String(value));
    case 'documents':
      return listed(value)
        .map((each) => DOCUMENT_LABELS[each as ReplyDocument] ?? each)
        .join(', ');
    case 'distributor': {
      const { name: called, email, url } = (value ?? {}) as Partial<Distributor>;
      return [called, email, url].filter(Boolean).join(', ');
    }
    default:
      return String(value);
  }
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Mar 2, 2026", "March 2026", "Q1 2026" */
function dateTold(named: string): string {
  const [, year, quarter] = /^(\d{4})-(Q[1-4])$/.exec(named) ?? [];
  if (quarter) return `${quarter} ${year}`;
  const isMonth = /^\d{4}-\d{2}$/.test(named);
  const at = new Date(`${named}${isMonth ? '-01' : ''}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return named;
  return (isMonth ? MONTH : DAY).format(at);
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const count = (value: unknown): string => Number(value).toLocaleString('en-US');

function money(value: unknown, currency: string): string {
  const amount = Number(value);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const code = /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
  const form = { style: 'currency', currency: code, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', { ...form, maximumFractionDigits: digits }).format(amount);
}

const EMAIL = /[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}/i;
const URL_LIKE = /(?:https?:\/\/|www\.)[^\s,;<>]+/i;

/** What a person entered as a fact's value; undefined where it is none. */
export function factEntered(name: FactName, entry: string): FactValues[FactName] | undefined {
  const text = entry.trim();
  switch (FACTS[name].kind) {
    case 'marketplaces':
      if (text === 'true' || text === 'false') return text === 'true';
      return text === 'amazon_only_no' || text === 'with_approval' ? text : undefined;
    case 'yes_no':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'dollars':
    case 'amount':
      return numberEntered(text, 100_000_000);
    case 'pieces':
      return numberEntered(text, 1_000_000, 0);
    case 'days':
      return daysEntered(text);
    case 'percent':
      return numberEntered(text, 100);
    case 'currency':
      return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined;
    case 'date':
      return isDateOrPart(text) ? text : undefined;
    case 'address':
      return URL.canParse(text) && /^https?:/.test(text) ? text : undefined;
    case 'documents':
      return documentsIn(text);
    case 'distributor':
      return distributorIn(text);
    default:
      return text === '' ? undefined : text;
  }
}

function isDateOrPart(text: string): boolean {
  if (/^\d{4}-(?:0[1-9]|1[0-2]|Q[1-4])$/.test(text)) return true;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function documentsIn(text: string): ReplyDocument[] | undefined {
  const wanted = text
    .split(/[,;\n]/)
    .map(lettersOf)
    .filter(Boolean);
  const known = Object.entries(DOCUMENT_LABELS) as [ReplyDocument, string][];
  const found = wanted.map(
    (each) => known.find(([name, label]) => lettersOf(label) === each || lettersOf(name) === each)?.[0],
  );
  return found.length > 0 && found.every((each) => each !== undefined) ? [...new Set(found)] : undefined;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function distributorIn(text: string): Distributor | undefined {
  const email = EMAIL.exec(text)?.[0] ?? null;
  const url = URL_LIKE.exec(text)?.[0] ?? null;
  const rest = text.replace(email ?? '', '').replace(url ?? '', '');
  const name = rest.replace(/[\s,;]+/g, ' ').trim() || null;
  return name === null && email === null && url === null ? undefined : { name, email, url };
}

/** How a value is entered, to begin a correction with. */
export function factEntry(name: FactName, value: unknown): string {
  const { kind } = FACTS[name];
  return kind === 'documents' || kind === 'distributor' ? factTold(name, value, 'USD') : String(value);
}
