import { type BrandName, containsName, keyOf, matchName, type NameMatch, wordsOf } from './brand-name.ts';
import { metaOf, type PageScan, titleOf } from './page-scan.ts';
import { detached, textOf, visibleText } from './page-text.ts';
import {
  countEvidence,
  countOtherBusiness,
  namesOtherBusiness,
  OTHER_BUSINESS_TYPE,
} from './product-evidence.ts';
import { hostOf, type Sites, siteLabel } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

export type SiteRefusal = 'parked' | 'empty' | 'blocked' | 'another_name' | 'namesake' | 'sells_many_brands';

export type SiteVerdict =
  | {
      confirmed: true;
      /** Sure: the name and the goods fit. Likely: the name fits, and nothing speaks against it. */
      sure: boolean;
      /** The site is that of the company to which the brand belongs. */
      isParent: boolean;
      /** What on the page says so, in words. */
      by: string[];
    }
  | { confirmed: false; reason: SiteRefusal; detail: string };

const PARKED =
  /(?:this |the )?domain(?: name)?(?: [\w.-]+)? (?:is|may be|might be|has been) (?:for sale|parked|registered|available|expired)|buy this domain|domain (?:is )?for sale|make an offer on this domain|inquire about this domain|parked (?:free|domain)|domain parking|this site is parked|sedoparking|parkingcrew|hugedomains|afternic|bodis\.com|dan\.com|domainmarket|related searches privacy policy|diese domain (?:steht zum verkauf|ist verkauft)|ce domaine est a vendre|dominio en venta/i;
const PLACEHOLDER =
  /(?:apache2? (?:ubuntu|debian|http server|is functioning)|welcome to nginx|it works!|iis windows|default (?:web )?page|index of \/|account (?:has been )?suspended|website (?:is )?(?:under construction|coming soon|expired)|site not found|no such app|future home of|there isn.t a github pages site|domain not (?:configured|claimed)|store (?:is )?(?:unavailable|closed)|this shop is (?:unavailable|currently unavailable))/i;
const CHALLENGE =
  /just a moment\.\.\.|attention required! \| cloudflare|checking your browser|cf-browser-verification|_incapsula_|access denied|request unsuccessful|are you a robot|verify you are human|px-captcha|perimeterx/i;

/** The title and the domain fit, and so do the goods; or a site's own name alone, and its domain. */
const ENOUGH = 3.5;

/** A domain whose chosen name is the brand's, whatever was put before or behind it. */
const OWN_LABEL = 2.5;

const TITLE_PARTS = /\s*[|–—•·»«]\s*|\s+[-/]\s+|\s*::\s*|:\s+/;

const OUR_BRANDS =
  /\b(?:our (?:family of )?brands|family of brands|house of brands|brand portfolio|our (?:portfolio|companies)|portfolio of brands|unsere marken|nos marques|nuestras marcas|i nostri marchi|onze merken|nossas marcas)\b/i;
const CARRIES_BRANDS =
  /\b(?:shop by brand|all brands|brands a-?z|brands we (?:carry|stock|sell|love)|top brands|featured brands|add to (?:cart|basket)|in den warenkorb)\b/i;

export interface SiteQuestion {
  brand: BrandName;
  /** Words of its products and category; empty where none are known. */
  evidence: readonly string[];
  sites: Sites;
  /** The host that was asked for, where it isn't the page's own: a brand's old domain leads to its new one. */
  cameFrom?: string | undefined;
  /** Title and path of a page of the site that a search named for the brand. */
  about?: string | undefined;
}

/** Judges from a page itself whether it is the brand's own official site. */
export function confirmSite(scan: PageScan, question: SiteQuestion): SiteVerdict {
  const title = titleOf(scan);
  const description = metaOf(scan, 'description', 'og:description') ?? '';
  const dead = deadPage(scan, title);
  if (dead) return dead;

  const { brand, evidence } = question;
  const names = namesOf(scan, title);
  const by: string[] = [];
  let points = 0;
  let named: NameMatch = 'none';
  for (const { what, text, worth } of names) {
    const match = matchName(brand, text);
    if (match === 'none') continue;
    points += match === 'same' ? worth : worth / 2;
    if (match === 'same' || named === 'none') named = match;
    by.push(detached(`${what} “${text.slice(0, 80)}”`));
  }

  const host = hostOf(scan.url);
  const ownFit = fitOfHost(host, question);
  const fit = Math.max(ownFit, question.cameFrom ? fitOfHost(question.cameFrom, question) : 0);
  points += fit;
  if (fit > 0) by.push(`domain “${fit > ownFit ? question.cameFrom : host}”`);
  if (named !== 'same' && fit >= OWN_LABEL) {
    const sign = signOfOwner(scan, question);
    if (sign) {
      named = 'same';
      points += 2;
      by.push(detached(sign));
    }
  }

  const isNamedByItsDomain = fit >= OWN_LABEL && named === 'same';
  if (named === 'none') return otherOwner(scan, question, title);

  // A shop that names itself otherwise is a retailer's page about the brand.
  const selfNames = names.filter(({ isSelf }) => isSelf);
  const callsItselfOtherwise =
    selfNames.length > 0 && selfNames.every(({ text }) => matchName(brand, text) === 'none');
  if (callsItselfOtherwise && ownFit < 2) return otherOwner(scan, question, title);

  const goods = judgeGoods(scan, `${title} ${description}`, evidence);
  points += goods.points;
  if (goods.hits > 0) by.push(`its products (${goods.hits} of their words)`);
  if (goods.hits === 0 && (goods.otherBusiness || isOtherBusinessLabel(host, question))) {
    return {
      confirmed: false,
      reason: 'namesake',
      detail: detached(`“${title}” is in another line of business`),
    };
  }
  if (sellsManyBrands(scan, brand) && ownFit < 3) {
    return {
      confirmed: false,
      reason: 'sells_many_brands',
      detail: detached(`“${title}” sells products of many brands`),
    };
  }
  if (points < ENOUGH && !isNamedByItsDomain) {
    return {
      confirmed: false,
      reason: 'another_name',
      detail: detached(`“${title}” is not clearly the brand’s own`),
    };
  }
  return {
    confirmed: true,
    sure: goods.hits > 0 || (evidence.length === 0 && points >= 6),
    isParent: fit >= OWN_LABEL && ownFit === 0,
    by,
  };
}

const fitOfHost = (host: string, { brand, sites }: SiteQuestion): number =>
  labelFit(brand, keyOf(siteLabel(sites.siteOf(host) ?? '')));

const isOtherBusinessLabel = (host: string, { brand, sites }: SiteQuestion): boolean =>
  namesOtherBusiness(siteLabel(sites.siteOf(host) ?? ''), brand);

const HEADING = /<h1\b[^>]*>([\s\S]{0,400}?)<\/h1/i;
const LOGO = /<img\b[^>]*\balt\s*=\s*(?:"([^"]{2,80})"|'([^']{2,80})')/gi;
const MOST_IMAGES = 3;

/** Where title and site name say nothing: the heading, the logo's words, or a mail address on the site's own domain. */
function signOfOwner(scan: PageScan, { brand, sites }: SiteQuestion): string | undefined {
  const heading = visibleText(HEADING.exec(scan.body)?.[1] ?? '', scan.charset);
  if (heading && matchName(brand, heading) === 'same') return `heading “${heading}”`;
  let images = 0;
  for (const [, double, single] of scan.body.slice(0, 40_000).matchAll(LOGO)) {
    const words = textOf(double ?? single ?? '', scan.charset);
    if (matchName(brand, words.replace(/\blogo\b/i, '')) === 'same') return `logo “${words}”`;
    images += 1;
    if (images === MOST_IMAGES) break;
  }
  const site = sites.siteOf(hostOf(scan.url));
  return site && scan.body.includes(`@${site}`) ? `mail addresses at ${site}` : undefined;
}

function deadPage(scan: PageScan, title: string): SiteVerdict | undefined {
  const isSmall = scan.body.length < 30_000;
  const head = isSmall ? `${title} ${scan.body.slice(0, 12_000)}` : title;
  if (CHALLENGE.test(title) || (isSmall && scan.anchors.length < 5 && CHALLENGE.test(head))) {
    return { confirmed: false, reason: 'blocked', detail: 'a check for robots stands before the site' };
  }
  if (PARKED.test(head))
    return { confirmed: false, reason: 'parked', detail: detached(`“${title}” is a parked domain`) };
  if (isSmall && scan.anchors.length < 12 && PLACEHOLDER.test(head)) {
    return { confirmed: false, reason: 'empty', detail: detached(`“${title}” is a placeholder`) };
  }
  if (title === '' && scan.body.length < 400)
    return { confirmed: false, reason: 'empty', detail: 'the page is empty' };
  return undefined;
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

/** Who a page's copyright line names: "© 2019-2026 Acme Outdoors, Inc." → "Acme Outdoors, Inc". */
export function copyrightHolder(scan: PageScan): string | undefined {
  const { body } = scan;
  let at = lastOf(body, '\xa9');
  // 0xA9 alone is the sign in Latin-1; in UTF-8 it follows 0xC2, and after 0xC3 it is an "é".
  while (at > 0 && body.charCodeAt(at - 1) !== 0xc2 && /^utf-?8$/i.test(scan.charset))
    at = body.lastIndexOf('\xa9', at - 1);
  if (at < 0) at = lastOf(body, '&copy');
  if (at < 0) at = lastOf(body, '&#169');
  if (at < 0) at = lastOf(body, 'Copyright');
  if (at < 0) return undefined;
  const line = visibleText(body.slice(at, at + 400), scan.charset).slice(0, 160);
  const holder = line
    .replace(/^[^\p{L}\p{N}]*/u, '')
    .replace(/^(?:copyright|copy|169)\W*/i, '')
    .replace(/(?:\b(?:19|20)\d\d\b\s*[-–—,/]?\s*|present\b)+/gi, ' ')
    .replace(/^[\s·|©,.:–-]*(?:copyright|by)?[\s·|©,.:–-]*/i, '')
    .split(
      /\s·\s|\||\s[–—-]\s|\ball rights|\balle rechte|\btous droits|\btodos los|\btutti i|\bpowered by|\bdesign|\. (?=[A-Z])|<|\n/i,
    )[0]
    ?.replace(/[\s.,]+$/, '')
    .trim();
  return holder && holder.length > 1 ? holder.slice(0, 80) : undefined;
}

/** Looking backwards costs thirty times as much, so that it is done only where there is something to find. */
const lastOf = (text: string, needle: string): number =>
  text.includes(needle) ? text.lastIndexOf(needle) : -1;

/** How well a domain's chosen name fits the brand: 3 the same, less for a part. */
export function labelFit(brand: BrandName, label: string): number {
  if (label === '') return 0;
  if (brand.keys.includes(label)) return 3;
  const bare = label.replace(
    /^(?:shop|get|my|the|try|buy|drink|eat|wear|go|use|we|hello|by)|(?:shop|store|official|online|usa|us|uk|eu|brand|brands|inc|co|hq|company|products?|goods|global|world|official-?site|home|llc|ltd|gmbh)$/g,
    '',
  );
  if (brand.keys.includes(bare)) return 2.5;
  for (const key of brand.keys) {
    if (key.length >= 4 && label.includes(key)) return 1.5;
    if (label.length >= 5 && key.includes(label)) return 1.5;
  }
  // Initials: "bbq" for Black Barrel Quarry.
  const initials = brand.words.map((word) => word[0]).join('');
  return brand.words.length >= 3 && label === initials ? 1 : 0;
}

/** What a page says of the goods: cheap on its head first, on its whole text only if that says nothing. */
function judgeGoods(scan: PageScan, head: string, evidence: readonly string[]) {
  const early = countEvidence(evidence, head);
  if (early > 0) return { points: early > 1 ? 2 : 1, hits: early, otherBusiness: false };
  const text = evidence.length > 0 ? textOf(scan.body, scan.charset) : '';
  const hits = countEvidence(evidence, text);
  if (hits > 1) return { points: hits > 2 ? 2 : 1, hits, otherBusiness: false };
  const typed = scan.structuredData.some(({ start, end }) =>
    OTHER_BUSINESS_TYPE.test(scan.body.slice(start, end)),
  );
  const inHead = countOtherBusiness(head);
  const sold =
    /add to (?:cart|basket|bag)|\/products?\/|\/collections?\/|\/shop\b|woocommerce|in den warenkorb|ajouter au panier/i.test(
      scan.body,
    );
  const otherBusiness =
    typed ||
    inHead > 1 ||
    (inHead > 0 && !sold) ||
    (!sold && countOtherBusiness(visibleText(scan.body, scan.charset).slice(0, 6_000)) > 2);
  return { points: evidence.length > 0 && hits === 0 && !sold ? -1.5 : hits, hits, otherBusiness };
}

function sellsManyBrands(scan: PageScan, brand: BrandName): boolean {
  if (scan.structuredData.length === 0) return false;
  const others = new Set(
    structuredDataOf(scan)
      .productBrands.filter((name) => matchName(brand, name) === 'none')
      .map(keyOf),
  );
  return others.size >= 3;
}

/** A page with another owner: the brand's parent company, if it lists the brand among its own. */
function otherOwner(scan: PageScan, { brand, about = '' }: SiteQuestion, title: string): SiteVerdict {
  const hasBrands = OUR_BRANDS.test(scan.body) || OUR_BRANDS.test(wordsOf(about).join(' '));
  if (hasBrands && !CARRIES_BRANDS.test(scan.body)) {
    const text = visibleText(scan.body, scan.charset);
    if (containsName(brand, wordsOf(`${about} · ${text}`))) {
      return {
        confirmed: true,
        sure: true,
        isParent: true,
        by: [detached(`“${title}” lists it among its own brands`)],
      };
    }
  }
  return { confirmed: false, reason: 'another_name', detail: detached(`“${title}” names somebody else`) };
}
