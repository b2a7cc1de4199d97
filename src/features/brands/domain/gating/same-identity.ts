import { fold } from '../brand-name.ts';
import type { Identity } from './gating.ts';

/** `close`: a person sees that it is the same, a machine that compares letters doesn't. */
export type Likeness = 'same' | 'close' | 'differs';

export interface IdentityMatch {
  name: Likeness;
  address: Likeness;
  /** What to have the brand put right on its invoice; empty where nothing. */
  sentences: string[];
}

const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['av', 'ave'],
  ['road', 'rd'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['terrace', 'ter'],
  ['circle', 'cir'],
  ['suite', 'ste'],
  ['apartment', 'apt'],
  ['building', 'bldg'],
  ['floor', 'fl'],
  ['room', 'rm'],
  ['unit', 'ste'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
  ['strasse', 'str'],
  ['straße', 'str'],
]);
/** As the post writes them, by their names. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['alabama', 'al'],
  ['alaska', 'ak'],
  ['arizona', 'az'],
  ['arkansas', 'ar'],
  ['california', 'ca'],
  ['colorado', 'co'],
  ['connecticut', 'ct'],
  ['delaware', 'de'],
  ['district of columbia', 'dc'],
  ['florida', 'fl'],
  ['georgia', 'ga'],
  ['hawaii', 'hi'],
  ['idaho', 'id'],
  ['illinois', 'il'],
  ['indiana', 'in'],
  ['iowa', 'ia'],
  ['kansas', 'ks'],
  ['kentucky', 'ky'],
  ['louisiana', 'la'],
  ['maine', 'me'],
  ['maryland', 'md'],
  ['massachusetts', 'ma'],
  ['michigan', 'mi'],
  ['minnesota', 'mn'],
  ['mississippi', 'ms'],
  ['missouri', 'mo'],
  ['montana', 'mt'],
  ['nebraska', 'ne'],
  ['nevada', 'nv'],
  ['new hampshire', 'nh'],
  ['new jersey', 'nj'],
  ['new mexico', 'nm'],
  ['new york', 'ny'],
  ['north carolina', 'nc'],
  ['north dakota', 'nd'],
  ['ohio', 'oh'],
  ['oklahoma', 'ok'],
  ['oregon', 'or'],
  ['pennsylvania', 'pa'],
  ['puerto rico', 'pr'],
  ['rhode island', 'ri'],
  ['south carolina', 'sc'],
  ['south dakota', 'sd'],
  ['tennessee', 'tn'],
  ['texas', 'tx'],
  ['utah', 'ut'],
  ['vermont', 'vt'],
  ['virginia', 'va'],
  ['washington', 'wa'],
  ['west virginia', 'wv'],
  ['wisconsin', 'wi'],
  ['wyoming', 'wy'],
  ['alberta', 'ab'],
  ['british columbia', 'bc'],
  ['manitoba', 'mb'],
  ['new brunswick', 'nb'],
  ['newfoundland and labrador', 'nl'],
  ['nova scotia', 'ns'],
  ['ontario', 'on'],
  ['prince edward island', 'pe'],
  ['quebec', 'qc'],
  ['saskatchewan', 'sk'],
]);
const STATE_NAME = new RegExp(
  `\\b(?:${[...STATES.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
);
const COUNTRY = new Set([
  'usa',
  'us',
  'united',
  'states',
  'of',
  'america',
  'uk',
  'kingdom',
  'deutschland',
  'germany',
]);
const COMPANY_FORM = new Set([
  'inc',
  'llc',
  'ltd',
  'limited',
  'corp',
  'corporation',
  'co',
  'company',
  'gmbh',
  'plc',
  'incorporated',
]);

const letters = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
const words = (text: string): string[] =>
  fold(text.replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1')).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether an invoice names the seller as the marketplace knows them. A name or an address that doesn't match is the
 * commonest reason for which an application to sell a brand is refused.
 */
export function compareIdentities(registered: Identity, invoice: Identity): IdentityMatch {
  const name = compare(registered.name, invoice.name, nameOf);
  const address = compare(registered.address, invoice.address, addressOf);
  return {
    name,
    address,
    sentences: [
      ...sentencesOf('name', name, registered.name, invoice.name),
      ...sentencesOf('address', address, registered.address, invoice.address),
    ],
  };
}

function compare(one: string, other: string, essence: (text: string) => string): Likeness {
  if (letters(one) === letters(other)) return 'same';
  return essence(one) === essence(other) ? 'close' : 'differs';
}

const nameOf = (name: string): string =>
  words(name)
    .filter((word) => !COMPANY_FORM.has(word))
    .join(' ');

/** As the post reads it: "Suite 4" and "Ste. 4", "12345-6789" and "12345" lead to the same door. */
const addressOf = (address: string): string =>
  words(withStateCodes(address.replace(/\b(\d{5})-\d{4}\b/g, '$1').replace(/#/g, ' ste ')))
    .filter((word) => !COUNTRY.has(word))
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(' ');

/** "New York, New York" and "New York, NY": all of a kind in both, so that a town of that name is one as well. */
const withStateCodes = (address: string): string =>
  letters(address).replace(STATE_NAME, (name) => STATES.get(name) ?? name);

function sentencesOf(
  what: 'name' | 'address',
  likeness: Likeness,
  registered: string,
  invoice: string,
): string[] {
  if (likeness === 'same') return [];
  const difference = likeness === 'close' ? 'is written differently' : 'isn’t yours';
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return [`The ${what} on the invoice ${difference}: “${line(invoice)}” instead of “${line(registered)}”.`];
}
