import { decodeEntities } from '../../../src/kernel/html-entities.ts';
import type { CasePage, DiscoveryCase, ExpectedPolicy, Stated } from './case.ts';
import type { Findings, FoundFact } from './findings.ts';

/** Shares from 0 to 1. */
export interface DiscoveryScore {
  cases: number;
  /** Of the websites named, those that are the brand's; of the brands that have one, those whose was named. */
  website: { precision: number; recall: number };
  /** Cases whose best way in is one that a person would choose. */
  wayIn: number;
  /** Of the addresses offered, those that it would be a mistake to write to. */
  traps: number;
  policy: { precision: number; recall: number; f1: number };
  /** Of the policy values that are right, those whose sentence is the one that says so. */
  evidence: number;
}

/** What went wrong with one case, for somebody who mends the extractor. */
export interface Miss {
  brand: string;
  what: 'website' | 'way in' | 'trap' | 'policy: missed' | 'policy: wrong' | 'evidence';
  expected: string;
  found: string;
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export function scoreDiscovery(looks: readonly { of: DiscoveryCase; findings: Findings }[]): {
  score: DiscoveryScore;
  misses: Miss[];
} {
  const misses: Miss[] = [];
  const count = { named: 0, official: 0, rightSite: 0, rightWay: 0, offered: 0, traps: 0 };
  const facts = { found: 0, expected: 0, right: 0, evident: 0 };

  for (const { of, findings } of looks) {
    const { expected, brand } = of;
    const miss = (what: Miss['what'], wanted: string, found: string) =>
      misses.push({ brand, what, expected: wanted, found });

    const isRight = expected.website !== null && isSite(findings.website, expected.website);
    if (findings.website !== null) count.named += 1;
    if (expected.website !== null) count.official += 1;
    if (isRight) count.rightSite += 1;
    else if (findings.website !== null || expected.website !== null)
      miss('website', expected.website ?? 'none', findings.website ?? 'none');

    if (isExpectedWay(findings.wayIn, expected.wayIn)) count.rightWay += 1;
    else miss('way in', JSON.stringify(expected.wayIn), JSON.stringify(findings.wayIn));

    const traps = expected.traps.map((trap) => trap.toLowerCase());
    const fallenFor = findings.addresses.filter((address) => traps.includes(address.toLowerCase()));
    count.offered += findings.addresses.length;
    count.traps += fallenFor.length;
    for (const address of fallenFor) miss('trap', '', address);

    const wanted = expectedFacts(expected.policy);
    const got = foundFacts(findings);
    facts.expected += wanted.length;
    facts.found += got.length;
    for (const fact of wanted) {
      const match = got.find((other) => other.key === fact.key);
      if (!match) {
        miss('policy: missed', `${fact.key} (${fact.stated?.words ?? ''})`, '');
        continue;
      }
      facts.right += 1;
      if (isEvident(match.fact, fact.stated, of)) facts.evident += 1;
      else miss('evidence', `${fact.key}: ${fact.stated?.words}`, match.fact?.sentence ?? '');
    }
    for (const { key, fact } of got)
      if (!wanted.some((other) => other.key === key)) miss('policy: wrong', '', `${key} (${fact?.sentence})`);
  }

  const precision = share(facts.right, facts.found);
  const recall = share(facts.right, facts.expected);
  return {
    score: {
      cases: looks.length,
      website: {
        precision: share(count.rightSite, count.named),
        recall: share(count.rightSite, count.official),
      },
      wayIn: share(count.rightWay, looks.length),
      traps: count.offered === 0 ? 0 : count.traps / count.offered,
      policy: { precision, recall, f1: share(2 * precision * recall, precision + recall) },
      evidence: share(facts.evident, facts.right),
    },
    misses,
  };
}

const isSite = (website: string | null, host: string): boolean =>
  website !== null && hostOf(website) === host.replace(/^www\./, '');

function isExpectedWay(found: Findings['wayIn'], wanted: DiscoveryCase['expected']['wayIn']): boolean {
  if (wanted.kind === 'none' || found.kind === 'none') return wanted.kind === found.kind;
  // Where a page offers both, its form and its address stand in one list.
  return wanted.anyOf.some((one) => same(one, found.value));
}

/** Addresses of mail or of the web, however their case, scheme, "www" and last slash are written. */
const same = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[#?].*$/, '')
    .replace(/\/$/, '');

/** Field and value in one, as both sides write them. */
interface Fact {
  key: string;
}

const keyOf = (field: string, value: string | number): string =>
  field === 'distributors' ? `${field}=${wordsOf(String(value))}` : `${field}=${value}`;
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function expectedFacts({ currency, contradicted = [], ...stated }: ExpectedPolicy) {
  const facts: (Fact & { stated?: Stated<unknown> })[] = [];
  for (const [field, value] of Object.entries(stated)) {
    const values = Array.isArray(value.value) ? (value.value as string[]) : [value.value as string | number];
    for (const one of values) facts.push({ key: keyOf(field, one), stated: value });
  }
  if (currency) facts.push({ key: keyOf('currency', currency) });
  for (const field of contradicted) facts.push({ key: `contradicted=${field}` });
  return facts;
}

function foundFacts({ policy, contradicted }: Findings) {
  const facts: (Fact & { fact?: FoundFact })[] = [];
  for (const fact of withoutRepeats(policy)) facts.push({ key: keyOf(fact.field, fact.value), fact });
  for (const field of contradicted) facts.push({ key: `contradicted=${field}` });
  return facts;
}

/** Both minimums tell the currency; it is one fact. */
const withoutRepeats = (policy: readonly FoundFact[]): FoundFact[] =>
  policy.filter(
    ({ field, value }, index) =>
      policy.findIndex((other) => other.field === field && other.value === value) === index,
  );

/** The sentence shown has what a person would point at, and stands on the page that is named, or in its script's state. */
function isEvident(
  fact: FoundFact | undefined,
  stated: Stated<unknown> | undefined,
  of: DiscoveryCase,
): boolean {
  if (!stated || !fact) return true;
  const sentence = wordsOf(fact.sentence);
  const says = [stated.words, ...(stated.furtherWords ?? [])].map(wordsOf);
  if (!says.some((words) => sentence.includes(words) || (sentence.length >= 12 && words.includes(sentence))))
    return false;
  return textsOf(of, fact.url).some((text) => wordsOf(text).includes(sentence));
}

/** What may be quoted from the page at an address: its text, its source, and what its scripts hold to draw; empty without one. */
export function textsOf({ hosts }: DiscoveryCase, url: string): string[] {
  const { hostname, pathname, search } = new URL(url);
  const pages = Object.entries(hosts[hostname] ?? {});
  const page = [pathname + search, pathname]
    .map((wanted) => pages.find(([path]) => path.replace(/\/$/, '') === wanted.replace(/\/$/, '')))
    .find((found) => found !== undefined);
  return page === undefined ? [] : [textOf, sourceOf, stateOf].map((read) => read(page[1]));
}

const sourceOf = (page: CasePage): string => (typeof page === 'string' ? page : (page.body ?? ''));

/** What a script's state holds for its page: its markup, with the script's own signs undone. */
const stateOf = (page: CasePage): string =>
  seenIn(
    sourceOf(page)
      .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\(["'/\\])/g, '$1'),
  );

/** What stands on a page for somebody who reads it, roughly: enough to find a sentence on it. */
const textOf = (page: CasePage): string =>
  seenIn(sourceOf(page).replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' '));

function seenIn(markup: string): string {
  const bare = markup
    .replace(/<(span|i|b)\b[^>]*display:\s*none[^>]*>[^<]*<\/\1>/gi, '')
    .replace(/<\/?(?:b|i|em|strong|span|a|u|small|sup|mark|wbr)\b[^>]*>/gi, '')
    .replace(/<[^>]+>/g, ' ');
  return decodeEntities(bare);
}
