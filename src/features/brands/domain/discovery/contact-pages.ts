import { inLines } from '../../../../kernel/in-lines.ts';
import { asksNewcomers } from '../contact/application-forms.ts';
import { countEvidence } from '../goods/product-evidence.ts';
import { KINDS_OF_SHOPS } from '../page/kind-words.ts';
import { type PageLink, rawLinksOf, resolveLink, scriptedLinksOf } from '../page/page-links.ts';
import { attribute, type PageScan, tagAt, textBetween } from '../page/page-scan.ts';
import { kindOfLinkWords, loosen, mayMatter, type PageKind, WORTH } from '../page/wording.ts';
import { hostOf, type Sites } from '../site/site.ts';

/** A page that may tell how to reach the brand. */
export interface NextPage {
  url: string;
  kind: PageKind;
  /** Larger is likelier to help. */
  worth: number;
  source: 'link' | 'well_known' | 'sitemap';
}

const TRADE_HOST =
  /^(?:www\d?\.)?(?:wholesale|b2b|trade|pro|dealers?|retailers?|stockists?|resellers?|partners?|business|haendler|grosshandel|revendeurs?|zakelijk|order|orders)\./;

/** What a link on a brand's own site leads to, judged by its host, its path and its words. */
export function kindOfLink({ host, path, text }: Pick<PageLink, 'host' | 'path' | 'text'>): PageKind {
  if (TRADE_HOST.test(host)) return 'wholesale';
  const byText = kindOfLinkWords(text.slice(0, 80));
  const byPath = kindOfLinkWords(decodePath(path));
  // "Store finder" at "/stores" speaks to no stores.
  if (byText === 'locator' && KINDS_OF_SHOPS.test(loosen(path))) return byText;
  return WORTH[byText] >= WORTH[byPath] ? byText : byPath;
}

/** The same for an address without words. */
export function kindOfAddress(url: string): PageKind {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(url) ?? [];
  return kindOfLink({ host, path, text: '' });
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const SHOP_PATH =
  /\/(?:products?|collections?|blogs?|news|posts?|category|categories|cart|account|login|search|cdn|tag|recipes?|reviews?)\//i;
const FILE_PATH = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp4|ics)$/i;

/** With fewer links than this a page's menu may be in its scripts. */
const FEW_LINKS = 6;

/** A frameset has no words of its own, so that each of its frames is read first. */
const FRAME_WORTH = 90;

/** The pages of which a page is put together, on its own site. */
function framesOf(scan: PageScan, site: string, sites: Sites): NextPage[] {
  if (scan.frames.length === 0 || !/<frameset\b/i.test(scan.body.slice(0, 4_000))) return [];
  return scan.frames.flatMap((at): NextPage[] => {
    const url = URL.parse(attribute(tagAt(scan.body, at), 'src') ?? '', scan.url);
    if (!url || sites.siteOf(url.hostname) !== site) return [];
    return [{ url: url.href, kind: 'other', worth: FRAME_WORTH, source: 'link' }];
  });
}

/** The pages that a page links to on its own site, the likeliest first, each once. */
export function contactPagesOf(scan: PageScan, site: string, sites: Sites): NextPage[] {
  const best = new Map<string, NextPage>();
  const isTradeHost = TRADE_HOST.test(hostOf(scan.url));
  const links =
    scan.anchors.length < FEW_LINKS ? [...rawLinksOf(scan), ...scriptedLinksOf(scan)] : rawLinksOf(scan);
  for (const raw of links) {
    if (raw.href.includes('/products/')) continue;
    const isPointer = POINTS.test(raw.inner);
    // At the door of a house for shops alone nobody else is asked in.
    const isDoor = isTradeHost && asksNewcomers(raw.inner);
    if (!isPointer && !isDoor && !(mayMatter(raw.href) || mayMatter(raw.inner) || mayMatter(raw.tag)))
      continue;
    const link = resolveLink(scan, raw);
    if (!link || sites.siteOf(link.host) !== site || FILE_PATH.test(link.path)) continue;
    const byLink = kindOfLink(link);
    const kind = isDoor ? 'application' : byLink === 'other' && isPointer ? kindBefore(scan, raw.at) : byLink;
    if (kind === 'other') continue;
    // An article that speaks of trade is no trade page, unless its link stands out as one.
    const worth = WORTH[kind] - (SHOP_PATH.test(link.path) ? 40 : 0) - Math.min(10, link.path.length / 12);
    const known = best.get(link.url);
    if (!known || known.worth < worth) best.set(link.url, { url: link.url, kind, worth, source: 'link' });
  }
  return [...best.values(), ...framesOf(scan, site, sites)].sort((one, other) => other.worth - one.worth);
}

/** Words of a link that only point: what it leads to is said before it. */
const POINTS = new RegExp(
  inLines`
    ^\s*(?:click |start |apply |go |right )?(?:
      here|this (?:page|form)|start|get started|learn more|more|find out(?: more| how)?|read (?:on|more)|
      see (?:how|more)|continue|next|details|hier|mehr(?: erfahren| dazu)?|weiter|ici|par ici|
      en savoir plus|cliquez ici|aqu[i\xed]|m[a\xe1]s informaci[o\xf3]n|qui|scopri(?: di pi[u\xf9])?|
      lees (?:meer|verder)
    )\s*[.!>\xbb]*\s*$
  `,
  'i',
);

/** "Have a shop? Start here." */
export function kindBefore(scan: PageScan, at: number): PageKind {
  const words =
    textBetween(scan, at - 260, at)
      .split(' · ')
      .at(-1) ?? '';
  const kind = kindOfLinkWords(words.split(/[.!] /).at(-1)?.slice(-90) ?? '');
  return kind === 'application' || kind === 'wholesale' ? kind : 'other';
}

/** So many links in a trade page's own sentences lead on. */
const MOST_LED_TO = 2;
const SENTENCE_BEFORE = /\p{L}.{12,}$/u;

/** Pages to which a trade page sends its readers in a sentence, under names of any kind: "You will find her on our team page". */
export function pagesLedTo(scan: PageScan, site: string, sites: Sites): NextPage[] {
  const pages: NextPage[] = [];
  for (const raw of rawLinksOf(scan)) {
    if (pages.length >= MOST_LED_TO) break;
    const { body } = scan;
    // A link in a sentence has words right before it, and no tag.
    if (body.charCodeAt(raw.at - 1) === 0x3e || isWithinMenu(body, raw.at)) continue;
    const link = resolveLink(scan, raw);
    if (!link || sites.siteOf(link.host) !== site || FILE_PATH.test(link.path)) continue;
    if (SHOP_PATH.test(`${link.path}/`) || NO_PAGE.test(link.text)) continue;
    const before =
      textBetween(scan, raw.at - 160, raw.at)
        .split(' · ')
        .at(-1) ?? '';
    if (!SENTENCE_BEFORE.test(before.trim())) continue;
    pages.push({ url: link.url, kind: 'wholesale', worth: LED_TO_WORTH, source: 'link' });
  }
  return pages;
}

/** Behind what is named for trade, before what is named for everybody. */
const LED_TO_WORTH = 85;

const isWithinMenu = (body: string, at: number): boolean =>
  body.lastIndexOf('<footer', at) > body.lastIndexOf('</footer', at) ||
  body.lastIndexOf('<nav', at) > body.lastIndexOf('</nav', at);

/** So many of a menu's first and of its last pages: goods stand first, what a house says of itself last. */
const FIRST_PAGES = 2;
const LAST_PAGES = 2;
const LONGEST_NAME = 24;
const SPEAKS_TO = /^(?:for|to|f\xfcr|fur|pour|para|per|voor)\s/i;
/** What every shop has for its customers alone. */
const NO_PAGE = new RegExp(
  inLines`
    \b(?:
      cart|bag|basket|checkout|log ?in|sign ?in|account|search|wishlist|register|cookies?|privacy|terms|
      returns?|shipping|gift cards?|sale|
      warenkorb|anmelden|mein konto|suche|widerruf\w*|versand\w*|zahlung\w*|r\S{1,2}ckgabe\w*|gutscheine?|
      panier|mon compte|connexion|livraison|retours|
      carrito|mi cuenta|env\S{1,2}os|devoluciones|
      carrello|accedi|spedizion\w+|resi|
      winkelwagen|inloggen|verzend\w+|retour\w*|size guide|track\w*
    )\b
  `,
  'i',
);

/** Pages of a menu whose names tell nothing: "Write", "The mill", "Hello". */
export function otherPagesOf(
  scan: PageScan,
  site: string,
  sites: Sites,
  goods: readonly string[] = [],
): NextPage[] {
  const pages = new Map<string, NextPage>();
  for (const raw of rawLinksOf(scan)) {
    const link = resolveLink(scan, raw);
    if (
      !link ||
      sites.siteOf(link.host) !== site ||
      FILE_PATH.test(link.path) ||
      SHOP_PATH.test(`${link.path}/`)
    )
      continue;
    const { text, path, url } = link;
    const isPlain =
      text.length > 0 && text.length <= LONGEST_NAME && path.length > 1 && path.split('/').length <= 3;
    if (!isPlain || NO_PAGE.test(text) || kindOfLink(link) !== 'other') continue;
    // "For the chair" speaks to somebody.
    const worth = SPEAKS_TO.test(text) ? 2 : countEvidence(goods, text) > 0 ? 0 : 1;
    pages.set(url, { url, kind: 'other', worth, source: 'link' });
  }
  const all = [...pages.values()];
  const likely = all.filter(({ worth }) => worth > 1);
  const unlikely = all.filter(({ worth }) => worth === 0);
  const others = all.filter(({ worth }) => worth === 1);
  return [
    ...new Set([
      ...likely,
      ...others.slice(-LAST_PAGES),
      ...others.slice(0, FIRST_PAGES),
      ...unlikely.slice(0, FIRST_PAGES),
    ]),
  ].map((page) => ({ ...page, worth: Math.max(1, page.worth) }));
}

const TRACKING = /[?&](?:utm_\w+|fbclid|gclid|ref|source|_pos|_sid|variant)=[^&#]*/g;

/** One page under its several addresses: with and without "www.", a slash at the end or a tracking query. */
export const pageKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/#.*$/, '')
    .replace(TRACKING, '')
    .replace(/\/+(?=$|\?)/, '');

const ANY_SHOP = [
  '/wholesale',
  '/contact',
  '/contact-us',
  '/about',
  '/trade',
  '/stockists',
  '/become-a-retailer',
  '/become-a-stockist',
];
const SHOPIFY = [
  '/pages/wholesale',
  '/pages/contact',
  '/pages/contact-us',
  '/policies/contact-information',
  '/pages/stockists',
  '/pages/become-a-stockist',
  '/pages/about',
];
const BY_LANGUAGE: Record<string, string[]> = {
  de: ['/kontakt', '/impressum', '/haendler'],
  fr: ['/contact', '/contactez-nous', '/mentions-legales', '/professionnels'],
  es: ['/contacto', '/mayoristas', '/aviso-legal'],
  it: ['/contatti', '/rivenditori'],
  nl: ['/contact', '/zakelijk'],
  pt: ['/contato', '/contacto', '/revenda'],
};

/** What a front page tells of where its site keeps such pages. */
export interface SiteHabits {
  /** Two letters; empty where it doesn't say. */
  language: string;
  isShopify: boolean;
}

const LANGUAGE = /<html[^>]*\slang\s*=\s*["']?([a-z]{2})/i;

export const habitsOf = ({ body }: PageScan): SiteHabits => ({
  language: LANGUAGE.exec(body.slice(0, 2_000))?.[1]?.toLowerCase() ?? '',
  isShopify: body.slice(0, 16_000).includes('cdn.shopify.com'),
});

/** Where such pages commonly are, for a site whose own links lead nowhere. */
export function wellKnownPages(siteUrl: string, { language, isShopify }: SiteHabits): NextPage[] {
  const paths = isShopify ? SHOPIFY : [...(BY_LANGUAGE[language] ?? []), ...ANY_SHOP];
  return paths.map((path, index) => {
    const url = new URL(path, siteUrl).href;
    return { url, kind: kindOfAddress(url), worth: 20 - index, source: 'well_known' };
  });
}

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/gi;

/** What a sitemap lists: pages worth reading, and further sitemaps that may list them. */
export function readSitemap(
  xml: string,
  site: string,
  sites: Sites,
): { pages: NextPage[]; sitemaps: string[] } {
  const isIndex = xml.slice(0, 2_000).includes('<sitemapindex');
  const pages: NextPage[] = [];
  const sitemaps: string[] = [];
  for (const [, raw = ''] of xml.matchAll(LOCATION)) {
    const url = raw.replace(/&amp;/g, '&');
    if (!URL.canParse(url) || sites.siteOf(hostOf(url)) !== site) continue;
    if (isIndex) {
      if (!/product|collection|blog|post|image|video|category|tag/i.test(new URL(url).pathname))
        sitemaps.push(url);
      continue;
    }
    if (!mayMatter(url)) continue;
    const kind = kindOfAddress(url);
    if (kind === 'other' || kind === 'legal' || SHOP_PATH.test(url)) continue;
    pages.push({ url, kind, worth: WORTH[kind] - url.length / 12, source: 'sitemap' });
  }
  pages.sort((one, other) => other.worth - one.worth);
  sitemaps.sort((one, other) => Number(/page/i.test(other)) - Number(/page/i.test(one)));
  return { pages: pages.slice(0, 4), sitemaps: sitemaps.slice(0, 2) };
}
