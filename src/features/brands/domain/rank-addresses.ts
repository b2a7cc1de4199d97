import { type AddressRole, ROLE_WORTH, roleOf } from './address-roles.ts';
import { type RefusalReason, type Relation, refusalOf, relationOf, type SiteOwner } from './address-traps.ts';
import { type AddressForm, type FoundAddress, wordsAround } from './find-addresses.ts';
import { attributeNameAt, type PageScan } from './page-scan.ts';
import { kindOf, loosen, type PageKind, speaksOfWholesale } from './wording.ts';

export interface Contact {
  address: string;
  role: AddressRole;
  relation: Relation;
  form: AddressForm;
  pageUrl: string;
  /** The words around it on the page. */
  words: string;
  /** Larger is better for asking about wholesale. */
  score: number;
  /** Why it stands where it does, as a sentence. */
  reason: string;
}

export interface RefusedAddress {
  address: string;
  reason: RefusalReason;
  pageUrl: string;
}

export interface PageContacts {
  contacts: Contact[];
  refused: RefusedAddress[];
}

const RELATION_COST: Record<Relation, number> = { own: 0, sister: 5, free_mail: 25, foreign: 40 };
const FORM_COST: Partial<Record<AddressForm, number>> = { script: 8, attribute: 4, comment: 50 };
const PAGE_GAIN: Partial<Record<PageKind, number>> = {
  application: 8,
  wholesale: 8,
  contact: 3,
  imprint: 1,
  locator: -10,
  legal: -6,
};

/** Another desk's heading or label right before an address: what it names isn't for buyers. */
const OTHER_DESK_WORDS =
  /\b(?:press|media|journalists?|pr|careers?|jobs?|recruit\w*|privacy|data protection|datenschutz|legal|investors?|influencers?|affiliates?|ambassadors?|sponsorships?|returns?|refunds?|warranty|accessibility|presse|prensa|stampa|bewerbung\w*|emploi|lavora con noi|donations?)\b/;
const CUSTOMER_WORDS =
  /\b(?:customer (?:service|care|support)|order status|your order|existing orders?|track\w*|shipping questions?|kundenservice|service client|consumer)\b/;
const SALES_WORDS =
  /\b(?:sales|business (?:inquir|enquir)\w+|bulk|corporate|new accounts?|partnership\w*|verkauf|ventes?|ventas|vendite|vendas)\b/;

/** Distinct foreign domains from which on a page is a list of other companies: stockists, members, press. */
const A_LIST_OF_OTHERS = 3;

/** Judges a page's addresses: who reads them, whose they are, and what the page says around them. */
export function rankAddresses(
  scan: PageScan,
  found: readonly FoundAddress[],
  kind: PageKind,
  owner: SiteOwner,
): PageContacts {
  const contacts = new Map<string, Contact>();
  const refused = new Map<string, RefusedAddress>();
  const foreign = new Set<string>();

  for (const address of found) {
    const around = wordsAround(scan, address.at);
    const attributeName = address.form === 'attribute' ? attributeNameAt(scan.body, address.at) : undefined;
    const reason = refusalOf(address, owner, { before: around.before, attributeName });
    if (reason) {
      if (!refused.has(address.address))
        refused.set(address.address, { address: address.address, reason, pageUrl: scan.url });
      continue;
    }
    const contact = judge(address, around, kind, owner, scan.url);
    if (contact.relation === 'foreign') foreign.add(address.domain);
    const known = contacts.get(contact.address);
    if (!known || known.score < contact.score) contacts.set(contact.address, contact);
  }

  for (const contact of contacts.values()) {
    if (contact.relation !== 'foreign') continue;
    if (foreign.size < A_LIST_OF_OTHERS && mayBeTheirs(contact, kind)) continue;
    contacts.delete(contact.address);
    refused.set(contact.address, { address: contact.address, reason: 'other_company', pageUrl: scan.url });
  }
  for (const address of contacts.keys()) refused.delete(address);
  return { contacts: [...contacts.values()].sort(byScore), refused: [...refused.values()] };
}

export const byScore = (one: Contact, other: Contact): number =>
  other.score - one.score || one.address.length - other.address.length;

/** A foreign address is the brand's own (its parent's, its distributor's) only where the page offers it as a way in. */
const mayBeTheirs = (contact: Contact, kind: PageKind): boolean =>
  contact.role === 'wholesale' ||
  kind === 'contact' ||
  kind === 'imprint' ||
  kind === 'wholesale' ||
  kind === 'application';

function judge(
  found: FoundAddress,
  around: { before: string; after: string },
  kind: PageKind,
  owner: SiteOwner,
  pageUrl: string,
): Contact {
  const own = roleOf(found.local);
  const relation = relationOf(found.domain, owner);
  const said = roleBySaid(own, found, around);
  const score =
    (said === own ? ROLE_WORTH[own] : Math.max(0, ROLE_WORTH[said] - 6)) +
    (PAGE_GAIN[kind] ?? 0) -
    RELATION_COST[relation] -
    (FORM_COST[found.form] ?? 0);
  const words = `${around.before.slice(-120)} ${found.address} ${around.after.slice(0, 60)}`.trim();
  return {
    address: found.address,
    role: said,
    relation,
    form: found.form,
    pageUrl,
    words,
    score,
    reason: reasonFor(found, own, said, relation, kind, around.before, pageUrl),
  };
}

/** The words that belong to an address: from the address before it on, and no further than its own block's heading. */
function sayingsBefore(before: string): { near: string; heading: string } {
  const mine = before.slice(before.lastIndexOf('@') + 1);
  const parts = mine
    .split(' · ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { near: parts.at(-1) ?? '', heading: parts.at(-2) ?? '' };
}

function roleBySaid(
  own: AddressRole,
  found: FoundAddress,
  around: { before: string; after: string },
): AddressRole {
  if (own === 'wholesale') return own;
  const { near, heading } = sayingsBefore(around.before);
  const after = around.after.replace(/^[^·]*?@\S+/, '').split(' · ')[0] ?? '';
  for (const saying of [found.label, near, after.slice(0, 80), heading.slice(-90)]) {
    const role = saying ? roleInWords(saying, own) : undefined;
    if (role) return role;
  }
  return own;
}

function roleInWords(saying: string, own: AddressRole): AddressRole | undefined {
  if (speaksOfWholesale(saying) && kindOf(saying) !== 'locator') return 'wholesale';
  const words = loosen(saying);
  if (OTHER_DESK_WORDS.test(words)) return own === 'general' || own === 'sales' ? undefined : 'other_desk';
  if (SALES_WORDS.test(words) && ROLE_WORTH[own] < ROLE_WORTH.sales) return 'sales';
  if (CUSTOMER_WORDS.test(words) && own !== 'sales' && own !== 'partnerships') return 'support';
  return undefined;
}

const ROLE_SAYS: Record<AddressRole, string> = {
  wholesale: 'is named for wholesale buyers',
  sales: 'is the sales desk',
  partnerships: 'is the partnerships desk',
  general: 'is the general address',
  support: 'is the customer support address',
  personal: 'looks like a person’s own address',
  other_desk: 'belongs to another desk',
  no_reply: 'is not read by anybody',
};
const RELATION_SAYS: Record<Relation, string> = {
  own: 'on the brand’s own domain',
  sister: 'on another domain of the brand',
  free_mail: 'at a free mail service',
  foreign: 'on another company’s domain, which the brand’s page names',
};
const PAGE_SAYS: Partial<Record<PageKind, string>> = {
  application: 'the page for new retailers',
  wholesale: 'the wholesale page',
  contact: 'the contact page',
  imprint: 'the legal notice',
};

function reasonFor(
  found: FoundAddress,
  own: AddressRole,
  said: AddressRole,
  relation: Relation,
  kind: PageKind,
  before: string,
  pageUrl: string,
): string {
  const { near, heading } = sayingsBefore(before);
  const quote =
    [found.label, near, heading].find((words) => words !== '' && speaksOfWholesale(words)) ?? near;
  const why =
    said !== own && quote ? `is what the page gives for “${quote.slice(-90).trim()}”` : ROLE_SAYS[said];
  const where = PAGE_SAYS[kind] ?? new URL(pageUrl).pathname.replace(/^\/$/, 'the home page');
  return `${found.address} ${why}, ${RELATION_SAYS[relation]}; found on ${where}.`;
}
