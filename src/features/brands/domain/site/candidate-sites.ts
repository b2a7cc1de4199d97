import { type BrandName, matchName, mayName } from '../brand-name.ts';
import { countEvidence, countOtherBusiness } from '../goods/product-evidence.ts';
import { labelFit, OWN_LABEL } from './label-fit.ts';
import type { OtherNames } from './other-names.ts';
import { type SharedHost, sharedHost } from './shared-hosts.ts';
import { hostOf, type Sites, siteLabel } from './site.ts';

/** One hit of a web search. */
export interface SearchResult {
  url: string;
  title: string;
  snippet: string;
}

export interface CandidateSite {
  /** The front page. */
  url: string;
  site: string;
  source: 'given' | 'search' | 'known' | 'guess';
  /** Larger is likelier, from what is known without visiting it. */
  likelihood: number;
  /** The search named the brand's goods with it. */
  fits: boolean;
  /** Title and path of the result, where it is a page within the site. */
  about?: string;
  /** What the search said of it. */
  foundWith?: string;
}

export interface RefusedResult {
  url: string;
  reason: SharedHost | 'unlike';
}

const TITLE_PARTS = /\s*[|–—•·»«:]\s*|\s+[-/]\s+/;
const OFFICIAL = /\b(?:official|offizielle|officiel|oficial|ufficiale|officiele)\b/i;
const FOR_SALE = /\bdomain\b.*\bfor sale\b|\bbuy this domain\b|\bparked\b/i;

/** The sites among search results that may be the brand's own, the likeliest first, and those that can't be. */
export function candidatesFrom(
  results: readonly SearchResult[],
  names: OtherNames,
  evidence: readonly string[],
  sites: Sites,
): { candidates: CandidateSite[]; refused: RefusedResult[] } {
  const { brand } = names;
  const best = new Map<string, CandidateSite>();
  const refused: RefusedResult[] = [];
  results.forEach((result, index) => {
    const host = hostOf(result.url);
    const site = sites.siteOf(host);
    if (!site || !/^https?:/i.test(result.url)) return;
    const label = siteLabel(site);
    const labelKey = label.replaceAll('-', '');
    const shared = brand.keys.includes(labelKey) ? undefined : sharedHost(label);
    if (shared) {
      for (const named of sitesNamedIn(`${result.title} ${result.snippet}`, brand, sites))
        if (!best.has(named.site)) best.set(named.site, named);
      refused.push({ url: result.url, reason: shared });
      return;
    }
    const likelihood = likelihoodByAnyName(result, labelKey, names, evidence) - index * 0.15;
    if (likelihood <= 0) {
      refused.push({ url: result.url, reason: 'unlike' });
      return;
    }
    const known = best.get(site);
    if (!known || known.likelihood < likelihood) {
      const fits = countEvidence(evidence, `${result.title} ${result.snippet}`) > 0;
      const url = frontPage(result.url);
      const about = result.url.length > url.length ? `${result.title} · ${pathOf(result.url)}` : undefined;
      const foundWith = `${result.title} ${result.snippet}`;
      best.set(site, { url, site, source: 'search', likelihood, fits, foundWith, ...(about && { about }) });
    }
  });
  const candidates = [...best.values()].sort((one, other) => other.likelihood - one.likelihood);
  return { candidates, refused };
}

const HOST_IN_WORDS =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{2,40}\.){1,2}[a-z]{2,12})(?![\w@-])/gi;

/** A brand's page at a social network or in a directory says where its own site is: "Shop: larkspurgoods.com". */
function sitesNamedIn(words: string, brand: BrandName, sites: Sites): CandidateSite[] {
  if (!mayName(brand, words)) return [];
  return Array.from(words.matchAll(HOST_IN_WORDS)).flatMap(([, host = '']): CandidateSite[] => {
    const site = sites.isPublic(host) ? sites.siteOf(host.toLowerCase()) : undefined;
    if (!site || sharedHost(siteLabel(site))) return [];
    return [{ url: `https://${host.toLowerCase()}/`, site, source: 'search', likelihood: 1.5, fits: false }];
  });
}

/** A shorter name counts only where its goods are named as well, or the domain is the name and nothing else. */
function likelihoodByAnyName(
  result: SearchResult,
  label: string,
  { brand, shorter, maker }: OtherNames,
  evidence: readonly string[],
): number {
  const likelihood = likelihoodOf(result, label, brand, evidence);
  if (likelihood > 0) return likelihood;
  if (maker && labelFit(maker, label, evidence) > 0) return likelihoodOf(result, label, maker, evidence);
  for (const { brand: short, leftOut } of shorter) {
    const goods = [...evidence, ...leftOut];
    const isNamed = labelFit(short, label, goods) >= OWN_LABEL;
    const fits = countEvidence(goods, `${result.title} ${result.snippet}`) > 0;
    const likely = isNamed || fits ? likelihoodOf(result, label, short, goods) * SHORT_NAME : 0;
    if (likely > 0) return likely;
  }
  return likelihood;
}

const SHORT_NAME = 0.7;

function likelihoodOf(
  result: SearchResult,
  label: string,
  brand: BrandName,
  evidence: readonly string[],
): number {
  const words = `${result.title} ${result.snippet}`;
  let likelihood = labelFit(brand, label, evidence) * 1.6;
  if (likelihood === 0 && !mayName(brand, words)) return 0;
  const parts = result.title.split(TITLE_PARTS);
  if (parts.some((part) => matchName(brand, part, evidence) === 'same')) likelihood += 2;
  else if (matchName(brand, result.title) === 'within') likelihood += 1;
  else if (matchName(brand, result.snippet) === 'within') likelihood += 0.6;
  if (likelihood === 0) return 0;
  if (OFFICIAL.test(words)) likelihood += 1;
  if (result.url.length <= frontPage(result.url).length) likelihood += 0.5;
  const goods = countEvidence(evidence, words);
  if (goods > 0) likelihood += Math.min(1.5, goods * 0.5);
  else if (countOtherBusiness(words, brand) > 0) likelihood -= 1.5;
  if (FOR_SALE.test(words)) likelihood -= 4;
  return likelihood;
}

/** The front page of a result's site; a shop below a folder of a language keeps to the root. */
export const frontPage = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].concat('/') ?? url;

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';

const GUESSED_SUFFIXES = ['com', 'co', 'net'];

/** Domains that brands of such a name commonly have. A guess proves nothing: its page must confirm it. */
export function guessSites(brand: BrandName, sites: Sites, countrySuffix?: string): CandidateSite[] {
  const key = brand.key.replace(/[^a-z0-9]/g, '');
  if (key.length < 2 || key.length > 40) return [];
  const hosts: string[] = [];
  if (brand.domain) hosts.push(brand.domain);
  const hyphened = brand.words.join('-').replace(/[^a-z0-9-]/g, '');
  for (const suffix of sites.extraSuffixes) hosts.push(`${key}.${suffix}`, `${hyphened}.${suffix}`);
  hosts.push(`${key}.com`);
  for (const spelling of brand.keys)
    if (spelling !== key && /^[a-z0-9]+$/.test(spelling)) hosts.push(`${spelling}.com`);
  if (brand.words.length > 1) hosts.push(`${hyphened}.com`);
  if (countrySuffix) hosts.push(`${key}.${countrySuffix}`);
  for (const suffix of GUESSED_SUFFIXES.slice(1)) hosts.push(`${key}.${suffix}`);
  hosts.push(`shop${key}.com`, `${key}brand.com`);
  return [...new Set(hosts)].map((host) => ({
    url: `https://${host}/`,
    site: sites.siteOf(host) ?? host,
    source: 'guess',
    likelihood: 1,
    fits: false,
  }));
}
