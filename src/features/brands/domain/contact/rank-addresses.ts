import { keyOf } from '../brand-name.ts';
import type { PageScan } from '../page/page-scan.ts';
import { detached } from '../page/page-text.ts';
import { type PageKind, speaksOfWholesale } from '../page/wording.ts';
import { addressLine, quoteThat, wordsShown } from './address-quote.ts';
import { type AddressRole, isBuyingDesk, ROLE_WORTH, roleOf } from './address-roles.ts';
import {
  labelOf,
  questionAbove,
  roleOfQuestion,
  sayingsBefore,
  tellingWords,
  withoutLocal,
} from './address-sayings.ts';
import {
  isOfHouse,
  type RefusalReason,
  type Relation,
  refusalOf,
  relationOf,
  type SiteOwner,
} from './address-traps.ts';
import { reasonFor } from './contact-reason.ts';
import { namesOtherDesk, roleInWords, servesExistingOnes } from './desk-words.ts';
import { type Disowned, disownedIn } from './disowned.ts';
import { type AddressForm, type FoundAddress, wordsAround } from './find-addresses.ts';
import { preferenceFor, regionOf } from './home-market.ts';
import { bearsName, relationOfStranger } from './named-strangers.ts';
import { isForItsOwn } from './own-labels.ts';

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
  /** By its name another desk's, if there is any: called like its page, which is of something else, or "admin". */
  isOthers?: boolean;
  /** Everybody's, and given in a trade page's own text. */
  isGivenToShops?: boolean;
  /** Nothing says whose it is: a name on a page that is about something else. */
  isUnexplained?: boolean;
  /** Words of its own call it by what it is for, which isn't buyers: "Missing a piece? pieces@acme.com". */
  isForItsOwn?: boolean;
  /** Kept by another company in the brand's name, or anybody's at a free mail service, and for no buyers by any word. */
  isElsewhere?: boolean;
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
  named: 15,
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

/** What a desk is set back by that opens no accounts. */
const FOR_NEWCOMERS_FIRST = 12;

/** Whoever looks after the site alone. */
const OF_THE_SITE = /webmaster|privacy|data protection|datenschutz/i;

/** Strangers at free mail services from which on a page is a list of others: stockists, members, press. */
const A_LIST_OF_OTHERS = 3;

/** A shop's own name, "Lake Outfitters", says nothing of those to whom it is given. */
const isGivenByBrand = ({ address, quote }: Ranked, { brand }: SiteOwner): boolean =>
  bearsName(localOf(address), brand) || (quote !== undefined && speaksOfWholesale(quote));

/** Where shops are listed, or other companies, outside of where a house gives its own address. */
const isListOfOthers = (kind: PageKind, refused: ReadonlyMap<string, RefusedAddress>): boolean =>
  kind === 'locator' ||
  (kind !== 'contact' &&
    kind !== 'imprint' &&
    [...refused.values()].some(({ reason }) => reason === 'other_company'));

/** So near each other, two mentions of an address are one: a mail link and its own text. */
const ONE_MENTION = 400;

interface Ranked extends Omit<Contact, 'words' | 'reason'> {
  around: { before: string; after: string };
  at: number;
  label: string;
  /** What its own name says, and the words that said more. */
  own: AddressRole;
  quote: string | undefined;
  /** Words of its own stand before it, whatever they say. */
  isHeaded: boolean;
  /** An address for everybody under another desk's name: "Ambassadors: team@acme.com". */
  isLent: boolean;
  /** For everybody by its name, and in a trade page's own text. */
  isGiven: boolean;
  /** By its own name another desk's, of which no words say what it is for. */
  isLastResort: boolean;
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
  const disowned = new Map<string, Disowned>();

  for (const mention of found) {
    const { address, at, label } = mention;
    const last = judgedAt.get(address);
    if (isCopy(scan, at)) continue;
    const ended = IN_TEXT.has(mention.form) ? disownedIn(mention.local, wordsAround(scan, at)) : undefined;
    if (ended === 'given_up' || (ended && mention.domain !== owner.site)) disowned.set(address, ended);
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
      (ranked.role === 'other_desk' && !ranked.isLastResort) ||
      (ranked.isLent && OF_THE_SITE.test(ranked.around.before.slice(-40)))
    ) {
      if (!refused.has(address)) refused.set(address, { address, reason: 'other_desk', pageUrl: scan.url });
      continue;
    }
    if (ranked.relation === 'free_mail' && !isGivenByBrand(ranked, owner)) strangers.add(address);
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
  const named = [...contacts.values()].filter(({ relation }) => relation === 'named');
  for (const address of [
    ...(strangers.size >= A_LIST_OF_OTHERS || isListOfOthers(kind, refused) ? strangers : []),
    // Who names several companies lists those that serve others.
    ...(named.length > 1 ? named.map(({ address }) => address) : []),
  ]) {
    contacts.delete(address);
    refused.set(address, { address, reason: 'other_company', pageUrl: scan.url });
  }
  for (const address of contacts.keys()) refused.delete(address);
  for (const [address, reason] of disowned) {
    contacts.delete(address);
    refused.set(address, { address, reason, pageUrl: scan.url });
  }
  return {
    contacts: [...contacts.values()].map((ranked) => ({
      ...inWords(scan, ranked, kind),
      ...((ranked.isLastResort || isDeskOfItsPage(ranked, kind)) && { isOthers: true }),
      ...(ranked.isGiven && { isGivenToShops: true }),
      ...(isNamedForNothing(ranked, kind) && { isUnexplained: true }),
      ...(isForItsOwn(ranked) && { isForItsOwn: true }),
      ...(isKeptElsewhere(ranked) && { isElsewhere: true }),
    })),
    refused: [...refused.values()],
  };
}

/**
 * Where a page names one address for shops under a heading of its own, the names that stand under other headings are
 * of those who do something else: it works with potters and with papers too. So are, beside any desk for shops, those
 * that are called as they are named: "Galleys: galleys@acme.com".
 */
function othersOfMixedPage(ranked: readonly Ranked[]): string[] {
  const desks = ranked.filter(({ role }) => role === 'wholesale');
  if (desks.length === 0) return [];
  const isUnderHeading = desks.some(({ quote }) => quote !== undefined);
  return ranked.flatMap((one) => {
    const isOther = one.role === 'personal' && (isUnderHeading ? one.isHeaded : isCalledAsNamed(one));
    return isOther ? [one.address] : [];
  });
}

function isCalledAsNamed({ address, around }: Ranked): boolean {
  const { near } = sayingsBefore(around.before);
  return near.includes(':') && keyOf(withoutLocal(near)) === keyOf(localOf(address));
}

const localOf = (address: string): string => address.slice(0, address.indexOf('@'));

const NAMES_NO_DESK: ReadonlySet<PageKind> = new Set(['other', 'legal', 'support']);
/** An address that is called like the page on which it stands is the desk for that: educators@ under "Educators". */
const isDeskOfItsPage = ({ address, role, quote, pageUrl }: Ranked, kind: PageKind): boolean =>
  role === 'personal' &&
  quote === undefined &&
  NAMES_NO_DESK.has(kind) &&
  keyOf(/([^/.]*)(?:\.\w+)?\/?$/.exec(new URL(pageUrl).pathname)?.[1] ?? '') === keyOf(localOf(address));

/** A person's name on a page that isn't for writing to the house, with no word to shops beside it. */
const isNamedForNothing = ({ role, quote }: Ranked, kind: PageKind): boolean =>
  role === 'personal' && quote === undefined && NAMES_NO_DESK.has(kind);

const isKeptElsewhere = ({ relation, role, quote }: Ranked): boolean =>
  (relation === 'in_its_name' && role === 'general') ||
  (relation === 'free_mail' && (role === 'personal' || role === 'general') && quote === undefined);

/** At a company of several brands each has its own desk, where this one has; and so may another, under its name. */
function othersOfOwner(ranked: readonly Ranked[], { brand }: SiteOwner): string[] {
  const desks = ranked.filter(({ relation, role }) => relation !== 'own' && role === 'wholesale');
  const isOwn = ({ address }: Ranked) => bearsName(localOf(address), brand);
  const others = desks.some(isOwn) ? desks.filter((desk) => !isOwn(desk)) : [];
  const ofBrands = ranked.filter(
    (one) => one.relation === 'owner' && one.role === 'personal' && endsInItsName(one),
  );
  return [...others, ...ofBrands.filter((one) => !isOwn(one))].map(({ address }) => address);
}

/** "Our sister brand Potter & Wade: potterwade@house.com" */
function endsInItsName({ address, around }: Ranked): boolean {
  const said = withoutJoining(withoutLocal(sayingsBefore(around.before).near));
  const name = keyOf(localOf(address));
  return name.length >= SHORTEST_BRAND && said.endsWith(name);
}
const SHORTEST_BRAND = 5;
const withoutJoining = (words: string): string => keyOf(words.replace(/&|\b(?:and|und|et|y|e)\b/gi, ' '));

/** In "mailto:desk@acme.com?cc=ann@acme.com" the second is told, not asked. */
const isCopy = ({ body }: PageScan, at: number): boolean =>
  /mailto:[^"'<>\s]*[?&;]b?cc=[^"'<>\s&]*$/i.test(body.slice(Math.max(0, at - 200), at));

/** Where an address stands in what a page says, and not in what it hands to programs. */
const IN_TEXT: ReadonlySet<AddressForm> = new Set(['text', 'mailto', 'cloudflare', 'encoded', 'spelt_out']);

function rank(
  scan: PageScan,
  mention: FoundAddress,
  relation: Relation,
  kind: PageKind,
  owner: SiteOwner,
): Ranked {
  const byName = ownRole(mention.local, owner);
  // Of one that another company keeps the words around it say what it is for.
  const own = relation === 'in_its_name' ? roleOf(mention.local) : byName;
  // A page's data for search engines is the same on all pages, and what stands before it is no word on whom it names.
  const around =
    mention.form === 'structured_data' ? { before: '', after: '' } : wordsAround(scan, mention.at);
  const label = mention.label || labelOf(scan, mention);
  const mayAnswer = (own === 'personal' || own === 'general') && IN_TEXT.has(mention.form);
  const question = mayAnswer ? questionAbove(scan, mention.at) : undefined;
  const asked = question && roleOfQuestion(question);
  // A name that says wholesale needs no words around it.
  const isLent =
    (own === 'general' || own === 'sales') &&
    (asked === 'other_desk' || namesOtherDesk(label || withoutLocal(sayingsBefore(around.before).near)));
  const saying =
    own === 'wholesale' || isLent
      ? undefined
      : (tellingWords(label, around, own) ??
        // What is answered to who asks as a shop is the desk for shops, whatever it is called.
        (question && asked === 'wholesale' ? { role: asked, words: question } : undefined));
  const role =
    saying?.role ??
    (relation === 'agent' ? 'sales' : undefined) ??
    ((own === 'personal' || own === 'other_desk') && isOnTradePage(scan, mention, relation, kind, owner)
      ? 'wholesale'
      : byName);
  const isForAll = role === 'general' || (role === 'support' && saying === undefined);
  const isGiven = isForAll && isOnTradePage(scan, mention, relation, kind, owner);
  const isLastResort = role === 'other_desk' && saying === undefined && !isBuyingDesk(mention.local);
  const { address, form } = mention;
  const score =
    (role === byName ? ROLE_WORTH[role] : Math.max(0, ROLE_WORTH[role] - 6)) +
    (PAGE_GAIN[kind] ?? 0) +
    preferenceFor(mention.local) -
    (servesExistingOnes(sayingsBefore(around.before).near) ? FOR_NEWCOMERS_FIRST : 0) +
    regionOf(`${saying?.words ?? ''} ${around.before.slice(around.before.lastIndexOf('@') + 1).slice(-80)}`) -
    RELATION_COST[relation] -
    (FORM_COST[form] ?? 0);
  const { near, heading } = sayingsBefore(around.before);
  const isHeaded = heading !== '' || /\p{L}{3}/u.test(near);
  const quote = saying?.words;
  const pageUrl = scan.url;
  return {
    address,
    role,
    relation,
    form,
    pageUrl,
    score,
    around,
    at: mention.at,
    label,
    own,
    quote,
    isHeaded,
    isLent,
    isLastResort,
    isGiven,
  };
}

/** "acmefan", "i.love.acme". */
const LIKES_IT =
  /fans?(?:club|page)?(?![a-z])|(?:^|[._-])(?:i[._-]?)?(?:love|heart|luv)|lover|addict|junkie|collector/;

/** A mail box that bears the brand's name is the brand's, not a person's: acme.goods@gmail.com. */
function ownRole(local: string, { brand }: SiteOwner): AddressRole {
  const role = roleOf(local);
  return role === 'personal' && bearsName(local, brand) && !LIKES_IT.test(local) ? 'general' : role;
}

/** Whoever is named in a trade page's own text is the one to ask, on the brand's site as on its owner's. */
const isOnTradePage = (
  scan: PageScan,
  { at, form, domain }: FoundAddress,
  relation: Relation,
  kind: PageKind,
  owner: SiteOwner,
): boolean =>
  (kind === 'wholesale' || kind === 'application') &&
  isOfHouse(domain, relation, scan, owner) &&
  form !== 'script' &&
  form !== 'attribute' &&
  form !== 'structured_data' &&
  scan.body.lastIndexOf('<footer', at) <= scan.body.lastIndexOf('</footer', at);

function inWords(scan: PageScan, of: Ranked, kind: PageKind): Contact {
  const { at, label, own, quote, address, role, relation, form, pageUrl, score } = of;
  const line = addressLine(scan, at, address);
  // A question may stand further above than the lines that are shown.
  const asked = quote?.endsWith('?') ? quote : undefined;
  const telling =
    quote === undefined
      ? undefined
      : (quoteThat((words) => roleInWords(words, own) === role, label, line, address) ?? asked);
  const reason = reasonFor({ address, role, relation, pageUrl }, telling, kind);
  const words = wordsShown(line);
  return { address, role, relation, form, pageUrl, score, words: detached(words), reason: detached(reason) };
}
