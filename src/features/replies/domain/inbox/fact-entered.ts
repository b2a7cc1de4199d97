import type { Distributor, FactName, FactValues, ReplyDocument } from '../reading/reply-facts.ts';
import { factTold } from './fact-told.ts';
import { DOCUMENT_LABELS, factKind } from './fact-words.ts';
import { daysEntered, numberEntered } from './number-entered.ts';

const EMAIL = /[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}/i;
const URL_LIKE = /(?:https?:\/\/|www\.)[^\s,;<>]+/i;

/** What a person entered as a fact's value; undefined where it is none. */
export function factEntered(name: FactName, entry: string): FactValues[FactName] | undefined {
  const text = entry.trim();
  switch (factKind(name)) {
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
  const kind = factKind(name);
  return kind === 'documents' || kind === 'distributor' ? factTold(name, value, 'USD') : String(value);
}
