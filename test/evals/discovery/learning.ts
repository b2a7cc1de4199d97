import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { scanPage } from '../../../src/features/brands/domain/page/page-scan.ts';
import { plainOf } from '../../../src/features/brands/domain/page/sentences.ts';
import { marksOf, type Saying } from '../../../src/features/brands/domain/policy/learned/sayings.ts';
import { type Passage, readPassages } from '../../../src/features/brands/domain/policy/passages.ts';
import { namesTerms, namesTraders } from '../../../src/features/brands/domain/policy/shop-words.ts';
import type { Example } from '../learn-weights.ts';
import type { CasePage, DiscoveryCase, ExpectedPolicy, Stated } from './case.ts';
import { freshCases } from './fresh/all.ts';
import { fresh2Cases } from './fresh-2/all.ts';
import { fresh3Cases } from './fresh-3/all.ts';
import { fresh4Cases } from './fresh-4/all.ts';
import { fresh7Cases } from './fresh-7/all.ts';
import { fresh8Cases } from './fresh-8/all.ts';
import { seenCases } from './seen/all.ts';
import { allWordings } from './wordings/all.ts';
import { freshWordings, latestWordings } from './wordings/fresh.ts';
import type { Wording } from './wordings/wording.ts';

/** A sentence of a page with what it says; undefined where nobody has said what it means. */
export interface SaidSentence {
  set: string;
  plain: string;
  saying: Saying;
  example: Example;
}

/** Of a set whose other half measures what came of it. */
function odd<Case>(cases: readonly Case[]): Case[] {
  return cases.filter((_, index) => index % 2 === 1);
}

const SITES: Readonly<Record<string, readonly DiscoveryCase[]>> = {
  seen: seenCases,
  fresh: freshCases,
  'fresh-2': fresh2Cases,
  'fresh-3': fresh3Cases,
  'fresh-4': fresh4Cases,
  'fresh-7, odd': odd(fresh7Cases),
  'fresh-8, odd': odd(fresh8Cases),
};

/** All that may be learned from: the unseen sites, and the odd half of the first wordings, measure what came of it. */
export async function sentencesToLearnFrom(): Promise<SaidSentence[]> {
  const further = JSON.parse(await readFile(new URL('./sayings.json', import.meta.url), 'utf8'));
  const wordings = [...allWordings.filter((_, at) => at % 2 === 0), ...freshWordings, ...latestWordings];
  const all = [
    ...Object.entries(SITES).flatMap(([set, cases]) => cases.flatMap((of) => sentencesOfSite(set, of))),
    ...wordings.flatMap(sentencesOfWording),
    ...(Object.entries(further) as [Saying, string[]][]).flatMap(([saying, sentences]) =>
      sentences.flatMap((sentence) => said('sayings', plainSentence(sentence), saying)),
    ),
  ];
  // What stands on every page of a theme is learned once.
  const once = new Map(all.map((sentence) => [`${sentence.saying} ${sentence.plain}`, sentence]));
  return [...once.values()];
}

function said(set: string, passage: Parameters<typeof marksOf>[0], saying: Saying): SaidSentence[] {
  const marks = marksOf(passage);
  return marks ? [{ set, plain: passage.plain, saying, example: { kind: saying, marks: [...marks] } }] : [];
}

const plainSentence = (sentence: string) => ({
  plain: plainOf(sentence),
  kind: 'text' as const,
  isLink: false,
  isField: false,
});

const STATED = [
  'takes_wholesale',
  'marketplaces',
  'map_policy',
  'minimum_opening_order',
  'minimum_reorder',
  'documents',
  'distributors',
] as const;
type StatedField = (typeof STATED)[number] & keyof ExpectedPolicy;

/** A site's sentences: those that were named as saying something, and those of pages that say nothing to shops. */
function sentencesOfSite(set: string, { hosts, expected }: DiscoveryCase): SaidSentence[] {
  const { website, policy } = expected;
  if (website === null) return [];
  const saysNothing = Object.keys(policy).length === 0;
  return Object.entries(hosts)
    .filter(([host]) => withoutWww(host) === withoutWww(website))
    .flatMap(([host, pages]) => Object.entries(pages).map(([path, page]) => ({ host, path, page })))
    .flatMap(({ host, path, page }) => {
      const stated = STATED.flatMap((field) => {
        const one = policy[field as StatedField] as Stated<unknown> | undefined;
        return one && samePath(one.path, path) ? [{ field, ...one }] : [];
      });
      return passagesOn(`https://${host}${path}`, page).flatMap((passage) => {
        const own = stated.filter(({ words }) => isPartOf(words, passage.sentence));
        if (own.length > 0) return said(set, passage, sayingOf(own));
        const isSilent = saysNothing || (stated.length === 0 && !namesTrade(passage.plain));
        return isSilent ? said(set, passage, 'none') : [];
      });
    });
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
const samePath = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** Of pages that weren't asked about nobody has said whether they speak to shops, too. */
const namesTrade = (plain: string): boolean => namesTerms(plain) || namesTraders(plain);

function passagesOn(url: string, page: CasePage): Passage[] {
  const body = typeof page === 'string' ? page : (page.body ?? '');
  const isHtml = typeof page === 'string' || /html/.test(page.type ?? 'html');
  return isHtml ? readPassages(scanPage(url, Buffer.from(body, 'utf8').toString('latin1'))) : [];
}

function isPartOf(words: string, sentence: string): boolean {
  const [part, whole] = [lettersOf(words), lettersOf(sentence)];
  return whole.includes(part) || (whole.length >= SHORTEST && part.includes(whole));
}
const SHORTEST = 12;
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A sentence that says several things is learned by the rarest. */
function sayingOf(stated: readonly { field: string; value: unknown }[]): Saying {
  const stands = (field: string) => stated.find((one) => one.field === field)?.value as Saying | undefined;
  return stands('marketplaces') ?? stands('takes_wholesale') ?? 'terms';
}

/** A wording of a single sentence says what it says; of several nobody has said which. */
function sentencesOfWording({ html, policy }: Wording): SaidSentence[] {
  const passages = passagesOn('https://brand.example/', `<body>${html}</body>`).filter(
    (passage) => marksOf(passage) !== undefined,
  );
  const stated = Object.entries(policy).map(([field, value]) => ({ field, value }));
  if (stated.length === 0) return passages.flatMap((passage) => said('wordings', passage, 'none'));
  const [only, ...more] = passages;
  return only && more.length === 0 ? said('wordings', only, sayingOf(stated)) : [];
}

/** Says whether weights were learned from these sentences: others, or other marks in them, make another digest. */
export function digestOf(sentences: readonly SaidSentence[]): string {
  const hash = createHash('sha256');
  for (const { example } of sentences) hash.update(`${example.kind}\n${example.marks.join('\n')}\n\n`);
  return hash.digest('hex').slice(0, 16);
}
