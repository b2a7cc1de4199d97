import { type AddressRole, ROLE_WORTH, roleOf } from './address-roles.ts';
import { type RefusalReason, type Relation, refusalOf, relationOf, type SiteOwner } from './address-traps.ts';
import { type BrandName, keyOf } from './brand-name.ts';
import { namesOtherDesk, roleInWords } from './desk-words.ts';
import { type AddressForm, type FoundAddress, wordsAround } from './find-addresses.ts';
import { headingAt, type PageScan, readOnce, titleOf } from './page-scan.ts';
import { decodePercent, detached, visibleText } from './page-text.ts';
import { loosen, type PageKind } from './wording.ts';

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
  /** It is called like the page on which it stands, which is of something else: another desk's, if there is any. */
  isOfItsPage?: boolean;
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

const RELATION_COST: Record<Relation, number> = {
  own: 0,
  sister: 5,
  owner: 15,
  in_its_name: 15,
  agent: 10,
  free_mail: 25,
};
const FORM_COST: Partial<Record<AddressForm, number>> = { script: 8, attribute: 4, comment: 50 };
const PAGE_GAIN: Partial<Record<PageKind, number>> = {
  application: 8,
  wholesale: 8,
  contact: 3,
  imprint: 1,
  locator: -10,
  legal: -6,
};

/** Whoever looks after the site alone. */
const OF_THE_SITE = /webmaster|privacy|data protection|datenschutz/i;

/** Strangers at free mail services from which on a page is a list of others: stockists, members, press. */
const A_LIST_OF_OTHERS = 3;

/** So near each other, two mentions of an address are one: a mail link and its own text. */
const ONE_MENTION = 400;

interface Ranked extends Omit<Contact, 'words' | 'reason'> {
  around: { before: string; after: string };
  /** The words that said more than the address's own name. */
  quote: string | undefined;
  /** Words of its own stand before it, whatever they say. */
  isHeaded: boolean;
  /** An address for everybody under another desk's name: "Ambassadors: team@acme.com". */
  isLent: boolean;
}

/** Judges a page's addresses: who reads them, whose they are, and what the page says around them. */
export function rankAddresses(
  scan: PageScan,
  found: readonly FoundAddress[],
  kind: PageKind,
  owner: SiteOwner,
): PageContacts {
  const contacts = new Map<string, Ranked>();
  const refused = new Map<string, RefusedAddress>();
  const judgedAt = new Map<string, number>();
  const strangers = new Set<string>();

  for (const mention of found) {
    const { address, at, label } = mention;
    const last = judgedAt.get(address);
    if (isCopy(scan, at)) continue;
    const isJudged = contacts.has(address) || refused.get(address)?.reason === 'other_desk';
    if (last !== undefined && at - last < ONE_MENTION && label === '' && isJudged) continue;
    judgedAt.set(address, at);
    const relation =
      relationOf(mention.domain, owner, scan) ?? relationOfStranger(scan, mention, kind, owner);
    const reason = refusalOf(mention, relation, scan, owner);
    if (reason || !relation) {
      if (!refused.has(address))
        refused.set(address, { address, reason: reason ?? 'other_company', pageUrl: scan.url });
      continue;
    }
    const ranked = rank(scan, mention, relation, kind, owner);
    if (
      ranked.role === 'other_desk' ||
      (ranked.isLent && OF_THE_SITE.test(ranked.around.before.slice(-40)))
    ) {
      if (!refused.has(address)) refused.set(address, { address, reason: 'other_desk', pageUrl: scan.url });
      continue;
    }
    if (ranked.relation === 'free_mail' && !bearsName(mention.local, owner.brand)) strangers.add(address);
    const known = contacts.get(address);
    if (!known || known.score < ranked.score) contacts.set(address, ranked);
  }

  const lent = [...contacts.values()].filter(({ isLent }) => isLent).map(({ address }) => address);
  for (const address of [
    ...othersOfMixedPage([...contacts.values()]),
    // Where nobody else is named, it is still the brand's.
    ...(lent.length < contacts.size ? lent : []),
    ...othersOfOwner([...contacts.values()], owner),
  ]) {
    contacts.delete(address);
    refused.set(address, { address, reason: 'other_desk', pageUrl: scan.url });
  }
  for (const address of strangers.size < A_LIST_OF_OTHERS ? [] : strangers) {
    contacts.delete(address);
    refused.set(address, { address, reason: 'other_company', pageUrl: scan.url });
  }
  for (const address of contacts.keys()) refused.delete(address);
  return {
    contacts: [...contacts.values()].map((ranked) => ({
      ...inWords(ranked, kind),
      ...(isDeskOfItsPage(ranked, kind) && { isOfItsPage: true }),
    })),
    refused: [...refused.values()],
  };
}

/** Another company's desk that bears the brand's name, and the one of its agents who serves the buyer's own country. */
function relationOfStranger(
  scan: PageScan,
  { local, at, form }: FoundAddress,
  kind: PageKind,
  { brand }: SiteOwner,
): Relation | undefined {
  if (form === 'script' || form === 'attribute' || form === 'comment') return undefined;
  if (bearsName(local, brand) && roleOf(local) === 'wholesale') return 'in_its_name';
  if (kind !== 'wholesale' || !namesAgents(scan)) return undefined;
  const { before } = wordsAround(scan, at);
  return HOME_WORDS.test(before.slice(before.lastIndexOf('@') + 1)) ? 'agent' : undefined;
}

const AGENTS =
  /\b(?:reps|representatives|sales agents|agents|agencies|showrooms|vertretungen|handelsvertret\w+|representants|agents commerciaux|representantes|agentes comerciales|rappresentanti|agenti|vertegenwoordigers)\b/;
/** Whether a page is headed for those who sell for the brand. */
const namesAgents = (scan: PageScan): boolean =>
  readOnce(scan, 'agents', () =>
    [titleOf(scan), ...scan.headings.map((at) => headingAt(scan, at))].some((heading) =>
      AGENTS.test(loosen(heading)),
    ),
  );

/**
 * Where a page names one address for shops under a heading of its own, the names that stand under other headings are
 * of those who do something else: it works with potters and with papers too.
 */
function othersOfMixedPage(ranked: readonly Ranked[]): string[] {
  const isForShops = ({ role, quote }: Ranked) => role === 'wholesale' && quote !== undefined;
  if (!ranked.some(isForShops)) return [];
  return ranked.flatMap(({ address, role, isHeaded }) => (role === 'personal' && isHeaded ? [address] : []));
}

const NAMES_NO_DESK: ReadonlySet<PageKind> = new Set(['other', 'legal', 'support']);
/** An address that is called like the page on which it stands is the desk for that: educators@ under "Educators". */
const isDeskOfItsPage = ({ address, role, quote, pageUrl }: Ranked, kind: PageKind): boolean =>
  role === 'personal' &&
  quote === undefined &&
  NAMES_NO_DESK.has(kind) &&
  keyOf(/([^/.]*)(?:\.\w+)?\/?$/.exec(new URL(pageUrl).pathname)?.[1] ?? '') ===
    keyOf(address.slice(0, address.indexOf('@')));

/** Desks of other pages are left out where anybody else is known. */
export const withoutOtherDesks = (contacts: readonly Contact[]): Contact[] => {
  const others = contacts.filter(({ isOfItsPage }) => !isOfItsPage);
  return others.length > 0 ? others : [...contacts];
};

/** At a company of several brands each has its own desk, where this one has. */
function othersOfOwner(ranked: readonly Ranked[], { brand }: SiteOwner): string[] {
  const desks = ranked.filter(({ relation, role }) => relation !== 'own' && role === 'wholesale');
  const isOwn = ({ address }: Ranked) => bearsName(address.slice(0, address.indexOf('@')), brand);
  return desks.some(isOwn) ? desks.filter((desk) => !isOwn(desk)).map(({ address }) => address) : [];
}

/** In "mailto:desk@acme.com?cc=ann@acme.com" the second is told, not asked. */
const isCopy = ({ body }: PageScan, at: number): boolean =>
  /mailto:[^"'<>\s]*[?&;]b?cc=[^"'<>\s&]*$/i.test(body.slice(Math.max(0, at - 200), at));

export const byScore = (one: Contact, other: Contact): number =>
  other.score - one.score || one.address.length - other.address.length;

function rank(
  scan: PageScan,
  mention: FoundAddress,
  relation: Relation,
  kind: PageKind,
  owner: SiteOwner,
): Ranked {
  const own = ownRole(mention.local, owner);
  const around = wordsAround(scan, mention.at);
  const label = mention.label || labelOf(scan, mention);
  // A name that says wholesale needs no words around it.
  const isLent =
    (own === 'general' || own === 'sales') &&
    namesOtherDesk(label || withoutLocal(sayingsBefore(around.before).near));
  const saying = own === 'wholesale' || isLent ? undefined : tellingWords(label, around, own);
  const role =
    saying?.role ??
    (relation === 'agent' ? 'sales' : undefined) ??
    (own === 'personal' && isOnTradePage(scan, mention, relation, kind) ? 'wholesale' : own);
  const { address, form } = mention;
  const score =
    (role === own ? ROLE_WORTH[own] : Math.max(0, ROLE_WORTH[role] - 6)) +
    (PAGE_GAIN[kind] ?? 0) +
    preferenceFor(mention.local) +
    regionOf(`${saying?.words ?? ''} ${around.before.slice(around.before.lastIndexOf('@') + 1).slice(-80)}`) -
    RELATION_COST[relation] -
    (FORM_COST[form] ?? 0);
  const { near, heading } = sayingsBefore(around.before);
  const isHeaded = heading !== '' || /\p{L}{3}/u.test(near);
  const quote = saying?.words;
  return { address, role, relation, form, pageUrl: scan.url, score, around, quote, isHeaded, isLent };
}

/** Between desks of equal worth: the one named for wholesale itself, and the one for the home market. */
function preferenceFor(local: string): number {
  const marks = local.split(/[._-]+/);
  const forHome = marks.some((mark) => HOME_MARKS.has(mark)) ? 2 : 0;
  const forAbroad = marks.some((mark) => ABROAD_MARKS.has(mark)) ? 2 : 0;
  return (local.startsWith('wholesale') ? 1 : 0) + forHome - forAbroad;
}

const HOME_WORDS =
  /\b(?:US|USA|U\.S\.A?\.?|EE\. ?UU|[Uu]nited [Ss]tates|[EÉ]tats[- ]Unis|Estados Unidos|Stati Uniti|Vereinigte\w* Staaten|Verenigde Staten|all states|North America|NORTH AMERICA|[Nn]ationwide|[Dd]omestic)\b/;
const ABROAD_WORDS =
  /\b(?:canada|mexico|united kingdom|uk|europe|eu|emea|germany|deutschland|dach|france|spain|italy|benelux|nordics?|australia|new zealand|asia|apac|japan|latin america|latam|middle east|africa|international|export|overseas)\b/i;

/** A desk named for the buyer's own country comes before one for another. */
const regionOf = (words: string): number => (HOME_WORDS.test(words) ? 6 : ABROAD_WORDS.test(words) ? -2 : 0);

const HOME_MARKS: ReadonlySet<string> = new Set(['us', 'usa', 'na', 'america', 'americas']);
const ABROAD_MARKS: ReadonlySet<string> = new Set(
  'uk gb eu europe emea de fr it es nl au aus ca jp japan apac asia intl international export'.split(' '),
);

/** A mail box that bears the brand's name is the brand's, not a person's: acme.goods@gmail.com. */
function ownRole(local: string, { brand }: SiteOwner): AddressRole {
  const role = roleOf(local);
  return role === 'personal' && bearsName(local, brand) ? 'general' : role;
}

/** Whoever is named in a trade page's own text is the one to ask. */
const isOnTradePage = (
  { body }: PageScan,
  { at, form }: FoundAddress,
  relation: Relation,
  kind: PageKind,
): boolean =>
  (kind === 'wholesale' || kind === 'application') &&
  relation === 'own' &&
  form !== 'script' &&
  form !== 'attribute' &&
  body.lastIndexOf('<footer', at) <= body.lastIndexOf('</footer', at);

/** What calls an address by what it is for, in one piece with it. */
function labelOf(scan: PageScan, { form, at }: FoundAddress): string {
  if (form === 'script') return labelInState(scan, at);
  return form === 'mailto' || form === 'cloudflare' ? labelOfLink(scan, at) : '';
}

const SUBJECT = /[?&;]subject=([^"'&<>]{3,80})/i;
/** "Wholesale" on a link to an address, or in the subject that it gives a mail. */
function labelOfLink({ body, charset }: PageScan, at: number): string {
  const close = body.indexOf('>', at);
  if (close === -1 || close - at > 400) return '';
  const subject = SUBJECT.exec(body.slice(at, close))?.[1] ?? '';
  const end = body.indexOf('</a', close);
  const words = end === -1 || end - close > 200 ? '' : visibleText(body.slice(close + 1, end), charset);
  return [words.includes('@') ? '' : words, decodePercent(subject.replace(/\+/g, ' '))]
    .filter(Boolean)
    .join(' · ');
}

const LABEL_IN_STATE =
  /["'](?:label|name|title|type|department|dept|team|desk|role|for|purpose|topic|subject|kind|key|heading|description|reason)\\*["']\s*:\s*\\*["']([^"'\\]{2,80})/gi;

/** What the object in a script's state that holds an address calls it: {"label":"Trade","email":"…"}. */
function labelInState({ body }: PageScan, at: number): string {
  const start = Math.max(body.lastIndexOf('{', at), at - 400);
  const end = body.indexOf('}', at);
  const object = body.slice(start, end === -1 ? at + 200 : Math.min(end, at + 400));
  return Array.from(object.matchAll(LABEL_IN_STATE), ([, words]) => words).join(' · ');
}

const bearsName = (local: string, brand: BrandName): boolean =>
  brand.keys.some((key) => keyOf(local).includes(key));

function inWords({ around, quote, isHeaded: _, isLent: __, ...ranked }: Ranked, kind: PageKind): Contact {
  const words = `${around.before.slice(-120)} ${ranked.address} ${afterMention(around.after).slice(0, 60)}`;
  return { ...ranked, words: detached(words.trim()), reason: detached(reasonFor(ranked, quote, kind)) };
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

/** What follows an address up to the next one, less the address itself and the rest of its tag. */
const afterMention = (after: string): string =>
  after
    .replace(/\[email.protected\]/gi, '@')
    .replace(/^[^·]*?@\S*/, '')
    .replace(/\S*@.*$/, '');

const SAYS_OF_IT =
  /^[\s,]*(?:[(–—-]|(?:is |are )?(?:for|if|fur|für|pour|para|per|voor|he|she|they|who|our|your|handles|runs)\b)/i;

/** What is said of an address behind it, "(wholesale)" or "for stores", and not what begins the next one: "Press:". */
function sayingAfter(after: string): string {
  const next = afterMention(after).split(' · ')[0] ?? '';
  if (!SAYS_OF_IT.test(next)) return '';
  return (next.split(/[.;!?](?:\s|$)/)[0] ?? '').replace(/^[\s,(]+|[\s,)]+$/g, '').slice(0, 80);
}

/** "Lamp shops: ask" before "@acme.com": in a text an address begins among the words before it. */
const withoutLocal = (near: string): string => near.replace(/:\s*[\w.+-]+$/, '');

/** The words around an address that say more of it than its own name does. */
function tellingWords(
  label: string,
  { before, after }: { before: string; after: string },
  own: AddressRole,
): { role: AddressRole; words: string } | undefined {
  const { near, heading } = sayingsBefore(before);
  const next = sayingAfter(after);
  for (const words of [label, near, withoutLocal(near), next, heading.slice(-90)]) {
    const role = words ? roleInWords(words, own) : undefined;
    if (role) return { role, words };
  }
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
  owner: 'on the domain of the company that owns the brand',
  in_its_name: 'kept in the brand’s name by another company',
  agent: 'on the domain of its agent for the United States',
};
const PAGE_SAYS: Partial<Record<PageKind, string>> = {
  application: 'the page for new retailers',
  wholesale: 'the wholesale page',
  contact: 'the contact page',
  imprint: 'the legal notice',
};

function reasonFor(
  { address, role, relation, pageUrl }: Omit<Contact, 'words' | 'reason'>,
  quote: string | undefined,
  kind: PageKind,
): string {
  // What stands around an address in a script is no sentence to show.
  const isReadable = quote !== undefined && /\p{L}{3}/u.test(quote) && !/["{}<>\\]/.test(quote);
  const why = isReadable ? `is what the page gives for “${quote.slice(-90).trim()}”` : ROLE_SAYS[role];
  const path = pageUrl.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const where = PAGE_SAYS[kind] ?? (path === '/' || path === '' ? 'the home page' : path);
  return `${address} ${why}, ${RELATION_SAYS[relation]}; found on ${where}.`;
}
