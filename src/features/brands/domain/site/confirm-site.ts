import {
  type BrandName,
  containsName,
  fold,
  keyOf,
  matchName,
  type NameMatch,
  stemOf,
  wordsOf,
} from '../brand-name.ts';
import { goodsOnPage, type KnownGoods, SELLS, saysSomethingElse } from '../goods/goods-on-page.ts';
import { countEvidence } from '../goods/product-evidence.ts';
import { copyrightHolder } from '../page/copyright-holder.ts';
import { rawLinksOf } from '../page/page-links.ts';
import { metaOf, type PageScan, seenOn, titleOf } from '../page/page-scan.ts';
import { detached, visibleText } from '../page/page-text.ts';
import { wordsFrom } from '../page/quote.ts';
import { structuredDataOf } from '../page/structured-data.ts';
import { deadPage } from './dead-page.ts';
import { labelFit, OWN_LABEL } from './label-fit.ts';
import { type NotItsOwn, notItsOwn } from './not-its-own.ts';
import type { ShorterName } from './other-names.ts';
import { hostOf, type Sites, siteLabel } from './site.ts';

export type SiteRefusal = 'parked' | 'empty' | 'blocked' | 'another_name' | NotItsOwn['reason'];

export type SiteVerdict =
  | {
      confirmed: true;
      /** Sure: the name and the goods fit. Likely: the name fits, and nothing speaks against it. */
      sure: boolean;
      /** The site is that of the company to which the brand belongs. */
      isParent: boolean;
      /** How strongly, for a choice between several that may be it. */
      points: number;
      /** How many words of its products the page has, or as good as that. */
      hits: number;
      /** It says enough to be known by, and nothing of them. */
      isDoubtful: boolean;
      /** What on the page says so, in words. */
      by: string[];
    }
  | { confirmed: false; reason: SiteRefusal; detail: string };

/** The title and the domain fit, and so do the goods; or a site's own name alone, and its domain. */
const ENOUGH = 3.5;

/** As much as so many words of its products. */
const SAME_TRADE = 2;

const TITLE_PARTS = /\s*[|–—•·»«]\s*|\s+[-/]\s+|\s*::\s*|:\s+/;

const OUR_BRANDS =
  /\b(?:our (?:family of )?brands|family of brands|house of brands|brand portfolio|our (?:portfolio|companies)|portfolio of brands|unsere marken|nos marques|nuestras marcas|i nostri marchi|onze merken|nossas marcas)\b/i;
const CARRIES_BRANDS =
  /\b(?:shop by brand|all brands|brands a-?z|brands we (?:carry|stock|sell|love)|top brands|featured brands|add to (?:cart|basket)|in den warenkorb)\b/i;

export interface SiteQuestion extends KnownGoods {
  sites: Sites;
  /** The host that was asked for, where it isn't the page's own: a brand's old domain leads to its new one. */
  cameFrom?: string | undefined;
  /** Title and path of a page of the site that a search named for the brand. */
  about?: string | undefined;
  /** What the search said of the site that it named for the brand. */
  foundWith?: string | undefined;
  /** Names that say less than the brand's, for a page that says what it sells. */
  shorter?: readonly ShorterName[] | undefined;
  /** Who makes the brand's goods, where its name says so. */
  maker?: BrandName | undefined;
}

/** Judges from a page itself whether it is the brand's own official site. */
export function confirmSite(scan: PageScan, question: SiteQuestion): SiteVerdict {
  const verdict = confirmByName(scan, question);
  if (verdict.confirmed || verdict.reason !== 'another_name') return verdict;
  for (const { brand, leftOut, isInTitles } of question.shorter ?? []) {
    const evidence = [...question.evidence, ...saidApart(scan, leftOut, question)];
    const again = confirmByName(scan, { ...question, brand, evidence, wholeName: question.brand });
    if (!again.confirmed) continue;
    // A front page of pictures may say less of its goods than the search does that found it.
    const said = [...question.evidence, ...leftOut.map(stemOf)];
    const isFoundFor = isInTitles && countEvidence(said, question.foundWith ?? '') > 0;
    if (again.hits > 1 || (isInTitles && again.hits > 0 && SELLS.test(scan.body)) || isFoundFor) return again;
  }
  return verdict;
}

/**
 * Those of the words that a page says, if only in what its script draws. In its own address they say no more than the
 * address does.
 */
function saidApart({ url, body }: PageScan, words: readonly string[], { sites }: SiteQuestion): string[] {
  const site = sites.siteOf(hostOf(url));
  const apart = fold(site ? body.toLowerCase().replaceAll(site, ' ') : body);
  return words.filter((word) => apart.includes(word));
}

interface NameQuestion extends SiteQuestion {
  /** The brand's whole name, where it is asked for by a shorter one. */
  wholeName?: BrandName;
}

/** A title may go on and on. */
const LONGEST_NAME = 80;

function confirmByName(scan: PageScan, question: NameQuestion): SiteVerdict {
  const title = titleOf(scan);
  const dead = deadPage(scan, title);
  if (dead) return dead;

  const { brand, evidence } = question;
  const names = namesOf(scan, title);
  const by: string[] = [];
  let points = 0;
  let named: NameMatch = 'none';
  for (const { what, text, worth } of names) {
    const match = matchName(brand, text, evidence);
    if (match === 'none') continue;
    points += match === 'same' ? worth : worth / 2;
    if (match === 'same' || named === 'none') named = match;
    by.push(detached(`${what} “${wordsFrom(text, LONGEST_NAME)}”`));
  }

  const host = hostOf(scan.url);
  const ownFit = fitOfHost(host, question);
  const fit = Math.max(ownFit, question.cameFrom ? fitOfHost(question.cameFrom, question) : 0);
  points += fit;
  if (fit > 0) by.push(`domain “${fit > ownFit ? question.cameFrom : host}”`);
  if (named !== 'same' && fit >= OWN_LABEL) {
    const sign = signOfOwner(scan, question, question.wholeName === undefined && fit > OWN_LABEL);
    if (sign) {
      named = 'same';
      points += 2;
      by.push(detached(sign));
    }
  }

  const isRenamed = named !== 'same' && saysFormerName(scan, brand);
  if (isRenamed) {
    named = 'same';
    points += 2;
    by.push('it says that it bore the name');
  }

  const isNamedByItsDomain = fit >= OWN_LABEL && named === 'same';
  if (question.wholeName && !isNamedByItsDomain) return otherOwner(scan, question, title);
  if (named === 'none') return otherOwner(scan, question, title);

  // A shop that names itself otherwise is a retailer's page about the brand.
  const selfNames = names.filter(({ isSelf }) => isSelf);
  const callsItselfOtherwise =
    selfNames.length > 0 && selfNames.every(({ text }) => matchName(brand, text, evidence) === 'none');
  if (callsItselfOtherwise && ownFit < 2 && !(isRenamed && isNamedByItsDomain))
    return otherOwner(scan, question, title);

  const goods = goodsOnPage(scan, question);
  points += goods.points;
  if (goods.hits > 0) by.push(`its products (${goods.hits} of their words)`);
  else if (goods.trade === 'same') by.push('its kind of products');
  const anothers = notItsOwn(
    {
      scan,
      title,
      selfNames: selfNames.map(({ text }) => text),
      label: siteLabel(question.sites.siteOf(host) ?? ''),
      isNamedByDomain: ownFit >= 3,
      goods,
    },
    question,
  );
  if (anothers) return anothers;
  // "Little Larkspur", at an address of its own.
  const isNearName = named === 'within' && fit < OWN_LABEL && goods.hits < 2 && !goods.isPlain;
  if (isNearName || (points < ENOUGH && !isNamedByItsDomain)) {
    return {
      confirmed: false,
      reason: 'another_name',
      detail: detached(`“${title}” is not clearly the brand’s own`),
    };
  }
  // A trade is shared by many: at an address that isn't the brand's, a rival may still be likelier.
  const isSure = goods.isSure && (goods.hits > 0 || isNamedByItsDomain);
  return {
    confirmed: true,
    sure: isSure || (evidence.length === 0 && points >= 6),
    isParent: fit >= OWN_LABEL && ownFit === 0,
    points,
    hits: goods.trade === 'same' ? goods.hits + SAME_TRADE : goods.hits,
    isDoubtful: saysSomethingElse(scan, question, goods),
    by,
  };
}

function fitOfHost(host: string, { brand, wholeName, evidence, sites }: NameQuestion): number {
  const label = keyOf(siteLabel(sites.siteOf(host) ?? ''));
  const fit = labelFit(brand, label, evidence);
  if (!wholeName) return fit;
  // "larkspurleather" lies between "Larkspur" and "Larkspur Leather Goods".
  const isBetween =
    brand.keys.some((key) => label.startsWith(key)) && wholeName.keys.some((key) => key.startsWith(label));
  return Math.max(fit, isBetween ? OWN_LABEL : 0, labelFit(wholeName, label, evidence));
}

const HEADING = /<h1\b[^>]*>([\s\S]{0,400}?)<\/h1/i;
const LOGO = /<img\b[^>]*\balt\s*=\s*(?:"([^"]{2,80})"|'([^']{2,80})')/gi;
const MOST_IMAGES = 3;

/** Where title and site name say nothing: the heading, the logo's words, or a mail address on the site's own domain. */
function signOfOwner(
  scan: PageScan,
  { brand, sites }: SiteQuestion,
  isWholeLabel: boolean,
): string | undefined {
  const title = titleOf(scan);
  if (isWholeLabel && brand.words.length > 1 && hasInOrder(brand, wordsOf(title)))
    return `title “${wordsFrom(title, LONGEST_NAME)}”`;
  const heading = visibleText(HEADING.exec(scan.body)?.[1] ?? '', scan.charset);
  if (heading && matchName(brand, heading) === 'same') return `heading “${heading}”`;
  let images = 0;
  for (const [, double, single] of scan.body.slice(0, 40_000).matchAll(LOGO)) {
    const words = visibleText(double ?? single ?? '', scan.charset);
    if (matchName(brand, words.replace(/\blogo\b/i, '')) === 'same') return `logo “${words}”`;
    images += 1;
    if (images === MOST_IMAGES) break;
  }
  const site = sites.siteOf(hostOf(scan.url));
  return site && scan.body.includes(`@${site}`) ? `mail addresses at ${site}` : undefined;
}

/** "Larkspur Garden Tools" for Larkspur Tools. */
function hasInOrder(brand: BrandName, words: readonly string[]): boolean {
  let at = -1;
  return brand.words.every((word) => {
    at = words.indexOf(word, at + 1);
    return at !== -1;
  });
}

const FORMER =
  /\b(?:formerly|previously|used to be|ehemals|vormals|fruher|anciennement|autrefois|antes|antiguamente|gia|in passato|voorheen)(?: (?:known as|called|bekannt als|connue? sous le nom de|conocid[ao] como))? /g;
const BECAME =
  /^ (?:is now|are now|has become|became|is becoming|ist jetzt|heisst jetzt|wird zu|est maintenant|devient|ahora es|diventa|is nu|heet nu)\b/;

/** A brand that took another name: "Thistledown, formerly Larkspur", "Larkspur is now Thistledown". */
function saysFormerName(scan: PageScan, brand: BrandName): boolean {
  if (
    !/former|previous|used to|is now|are now|becom|became|ehemals|vormals|fr(?:\xc3\xbc|&uuml;)her|jetzt|ancien|autrefois|maintenant|devient|antes|antiguamente|ahora|gi(?:\xc3\xa0|&agrave;)|passato|diventa|voorheen|is nu|heet nu/i.test(
      scan.body,
    )
  ) {
    return false;
  }
  const text = ` ${wordsOf(seenOn(scan)).join(' ')} `;
  const name = brand.words.join(' ');
  for (const { 0: words, index } of text.matchAll(FORMER)) {
    if (text.startsWith(name, index + words.length)) return true;
  }
  const at = text.indexOf(` ${name} `);
  return at !== -1 && BECAME.test(text.slice(at + name.length + 1));
}

interface PageName {
  what: string;
  text: string;
  worth: number;
  /** Whether the site calls itself so, rather than the page. */
  isSelf: boolean;
}

function namesOf(scan: PageScan, title: string): PageName[] {
  const names: PageName[] = [];
  const siteName = metaOf(scan, 'og:site_name');
  if (siteName) names.push({ what: 'site name', text: siteName, worth: 3, isSelf: true });
  const application = metaOf(scan, 'application-name', 'apple-mobile-web-app-title');
  if (application && application !== siteName) {
    names.push({ what: 'application name', text: application, worth: 2, isSelf: true });
  }
  if (scan.structuredData.length > 0) {
    const [organization, ...others] = structuredDataOf(scan).organizations;
    if (organization) names.push({ what: 'organization', text: organization.name, worth: 3, isSelf: true });
    for (const { name } of others.slice(0, 4))
      names.push({ what: 'organization', text: name, worth: 1, isSelf: false });
  }
  for (const part of title.split(TITLE_PARTS).filter(Boolean).slice(0, 5)) {
    names.push({ what: 'title', text: part, worth: 2, isSelf: false });
  }
  const holder = copyrightHolder(scan);
  if (holder) names.push({ what: 'copyright line', text: holder, worth: 2, isSelf: false });
  return names;
}

/** Where a company's site shows one of its brands. */
const BRAND_PATH =
  /\/(?:our-)?(?:brands?|marken?|marques?|marcas?|marchi|marchio|merken|merk|labels?)\/([\w%.-]+)/i;
/** More brands than this is what a shop carries. */
const MOST_OWN_BRANDS = 15;

/** A page with another owner: the brand's parent company, if it lists the brand among its own. */
function otherOwner(scan: PageScan, question: NameQuestion, title: string): SiteVerdict {
  const { brand, about = '' } = question;
  const by = listsAsItsOwn(scan, brand, about) ?? isLedTo(scan, question) ?? isMaker(scan, question, title);
  return by
    ? {
        confirmed: true,
        sure: true,
        isParent: true,
        points: ENOUGH,
        hits: 1,
        isDoubtful: false,
        by: [detached(`“${title}” ${by}`)],
      }
    : { confirmed: false, reason: 'another_name', detail: detached(`“${title}” names somebody else`) };
}

function listsAsItsOwn(scan: PageScan, brand: BrandName, about: string): string | undefined {
  const hasBrands = OUR_BRANDS.test(scan.body) || OUR_BRANDS.test(wordsOf(about).join(' '));
  if (hasBrands && !CARRIES_BRANDS.test(scan.body)) {
    const text = seenOn(scan);
    if (containsName(brand, wordsOf(`${about} · ${text}`))) return 'lists it among its own brands';
  }
  // A company that shows its brands and has no cart is no shop that carries them.
  if (CART.test(scan.body)) return undefined;
  const shown = new Set<string>();
  for (const { href } of rawLinksOf(scan)) {
    const name = BRAND_PATH.exec(href)?.[1];
    if (name) shown.add(keyOf(name));
  }
  const isShown = brand.keys.some((key) => shown.has(key));
  return isShown && shown.size <= MOST_OWN_BRANDS ? 'shows it among its brands' : undefined;
}

/** A brand's own domain may lead to the page about it on the site of the company that it belongs to. */
function isLedTo(
  scan: PageScan,
  { brand, cameFrom = '', evidence, sites }: NameQuestion,
): string | undefined {
  if (cameFrom === hostOf(scan.url)) return undefined;
  const site = sites.siteOf(cameFrom);
  if (!site || site === sites.siteOf(hostOf(scan.url))) return undefined;
  if (labelFit(brand, keyOf(siteLabel(site)), evidence) < OWN_LABEL || IS_SHOP_OF_MANY.test(scan.body))
    return undefined;
  const path = keyOf(new URL(scan.url).pathname);
  const isAboutIt = brand.keys.some((key) => path.includes(key));
  return isAboutIt && containsName(brand, wordsOf(seenOn(scan)))
    ? 'is where its own domain leads'
    : undefined;
}
const IS_SHOP_OF_MANY =
  /\b(?:shop by brand|all brands|brands a-?z|brands we (?:carry|stock|sell|love)|top brands|featured brands|alle marken|toutes (?:les|nos) marques|todas las marcas|tutti i marchi|alle merken)\b/i;

const CART = /\bcart\b|\bbasket\b|checkout|warenkorb|panier\b|carrito|carrello|winkelwagen|winkelmand/i;

/** "Larkspur by Thistledown": Thistledown's own site, where it speaks of Larkspur. */
function isMaker(scan: PageScan, { brand, maker, evidence, ...question }: NameQuestion, title: string) {
  if (!maker || !title.split(TITLE_PARTS).some((part) => matchName(maker, part, evidence) !== 'none'))
    return undefined;
  const label = keyOf(siteLabel(question.sites.siteOf(hostOf(scan.url)) ?? ''));
  const isOwn = labelFit(maker, label, evidence) > 0;
  return isOwn && containsName(brand, wordsOf(seenOn(scan))) ? 'is its maker’s and speaks of it' : undefined;
}
