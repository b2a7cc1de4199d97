import type { Distributor, FactName, ReplyDocument } from '../reading/reply-facts.ts';
import { DOCUMENT_LABELS, factKind, MARKETPLACE_ANSWERS, YES_NO } from './fact-words.ts';

/** A fact as people read it. `currency`: that of the mail's amounts. */
export function factTold(name: FactName, value: unknown, currency: string): string {
  switch (factKind(name)) {
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
