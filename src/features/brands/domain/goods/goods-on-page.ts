import { inLines } from '../../../../kernel/in-lines.ts';
import { type BrandName, fold } from '../brand-name.ts';
import { metaOf, type PageScan, seenOn, titleOf } from '../page/page-scan.ts';
import { textOf } from '../page/page-text.ts';
import { OTHER_BUSINESS_TYPE } from './other-businesses.ts';
import { countEvidence, countOtherBusiness } from './product-evidence.ts';
import type { Trade } from './trade-words.ts';
import { type TradeFit, tradeFit } from './trades.ts';

/** What a brand is known to sell. */
export interface KnownGoods {
  brand: BrandName;
  /** Words of its products and category; empty where none are known. */
  evidence: readonly string[];
  trades?: readonly Trade[] | undefined;
  /** No product says so, but only the category, which at marketplaces is often wrong. */
  isTradeGuessed?: boolean | undefined;
}

/** What a page says of the goods. */
export interface GoodsOnPage {
  points: number;
  /** How many words of the products it has. */
  hits: number;
  /** Enough of them, or in its title and description: no accident. */
  isPlain: boolean;
  trade: TradeFit;
  /** It speaks of a line of business that makes no goods. */
  otherBusiness: boolean;
  /** It sells something. */
  sold: boolean;
  isSure: boolean;
}

/** A shop of any goods: its cart, its folders, a price. Undecoded, so that signs of money are bytes. */
export const SELLS = new RegExp(
  inLines`
    \bcart\b|\bbasket\b|checkout|/products?/|/collections?/|/shop\b|woocommerce|warenkorb|panier\b|carrito|
    carrello|winkelwagen|winkelmand|\$ ?\d|\xe2\x82\xac ?\d|\d ?\xe2\x82\xac|\xa3 ?\d|\d ?&euro;
  `,
  'i',
);

/** A site that isn't there yet, or not for now, says nothing of what it will sell. */
const NOT_YET = new RegExp(inLines`
  \b(?:
    (?:opening|coming|launching|back|arriving) soon|opens? (?:again |its doors )?(?:in|on|this|next|soon)|
    will (?:re)?open|until then|notify me|be the first to know|under construction|
    we(?:'|’|&rsquo;)?re (?:moving|relaunching)|relaunch|
    bientot|ouvre (?:en|dans|le)|
    demnachst|in kurze|in wenigen (?:tagen|wochen)|eroffn\w+|
    abrimos|apriamo|proximamente|prossimamente|binnenkort|em breve|
    stay tuned|be right back
  )\b
`);

const A_FEW_WORDS = 60;
const TELLING_WORDS = 3;

/** Languages in which goods are known by their trade. Most titles are in English, and most pages that don't say. */
const KNOWN_LANGUAGE = /^(?:en|de|fr|es|it|nl|pt|pl|sv)?$/i;

const languageOf = ({ body }: PageScan): string =>
  /<html[^>]*\slang\s*=\s*["']?([a-z]{2})/i.exec(body.slice(0, 2_000))?.[1] ?? '';

/** A shop in a language that isn't known may have every product without one word that is. */
function mayBeUnread(scan: PageScan, { trades = [] }: KnownGoods, { trade, sold }: GoodsOnPage): boolean {
  const language = languageOf(scan);
  if (!sold || /^(?:en)?$/i.test(language)) return false;
  return trades.length === 0 || trade === 'hinted' || !KNOWN_LANGUAGE.test(language);
}

/** Cheap on the page's head first, on its whole text only if that says nothing. */
export function goodsOnPage(scan: PageScan, known: KnownGoods): GoodsOnPage {
  const { evidence } = known;
  const head = headOf(scan);
  const early = countEvidence(evidence, head);
  const plain = { points: 2, isPlain: true, isSure: true, otherBusiness: false, sold: true } as const;
  if (early > 1) return { ...plain, hits: early, trade: 'unclear' };
  const hits = evidence.length > 0 ? countEvidence(evidence, goodsNamedOn(scan)) : 0;
  if (hits > 2) return { ...plain, hits, trade: 'unclear' };

  const trade = known.trades?.length ? tradeFit(known, `${head} · ${seenOn(scan)}`) : 'unclear';
  if (trade === 'same' && hits > 1) return { ...plain, hits, trade };
  if (hits > 1)
    return { ...plain, hits, trade, points: 1, isPlain: false, isSure: hits * 2 >= evidence.length };
  const typed = scan.structuredData.some(({ start, end }) =>
    OTHER_BUSINESS_TYPE.test(scan.body.slice(start, end)),
  );
  const inHead = countOtherBusiness(head, known.brand);
  const sold = SELLS.test(scan.body);
  const otherBusiness =
    typed ||
    inHead > 1 ||
    (inHead > 0 && !sold) ||
    (!sold && trade !== 'same' && countOtherBusiness(seenOn(scan).slice(0, 6_000), known.brand) > 2);
  const isSilent = evidence.length > 0 && hits === 0 && !sold;
  return {
    points: trade === 'same' ? 2 : isSilent ? -1.5 : hits,
    hits,
    trade,
    isPlain: trade === 'same',
    otherBusiness,
    sold,
    isSure: (hits > 0 && evidence.length < 3) || trade === 'same',
  };
}

/** Of pictures, and of what a shop's links lead to. */
const NAMES_OF_GOODS =
  /\s(?:alt|title)\s*=\s*(?:"([^"]{3,200})"|'([^']{3,200})')|\/(?:products?|collections?|shop|category|categories)\/([\w%-]{3,120})/gi;
/** A script that is data to draw a page from, and no program, whose words mean something else. */
const IS_STATE = /^\s*(?:[{[]|[^{};]{0,80}(?:__\w+__|__\w+|\w*(?:state|data)\w*)\W)/i;

/**
 * All in which a page may name its goods: its text, its pictures, its links, and the data for search engines and for its
 * scripts. Its tags and style sheets have a "table" and a "frame" on every page.
 */
export function goodsNamedOn(scan: PageScan): string {
  const { body, charset, structuredData, scripts } = scan;
  const named = Array.from(
    body.matchAll(NAMES_OF_GOODS),
    ([, double, single, path]) => double ?? single ?? path,
  );
  const states = scripts.filter(({ start, end }) =>
    IS_STATE.test(body.slice(start, Math.min(end, start + 200))),
  );
  const data = [...structuredData, ...states].map(({ start, end }) => body.slice(start, end));
  return `${seenOn(scan)} · ${textOf([...named, ...data].join(' · '), charset)}`;
}

const headOf = (scan: PageScan): string =>
  `${titleOf(scan)} ${metaOf(scan, 'description', 'og:description') ?? ''} ${metaOf(scan, 'keywords') ?? ''}`;

/** Whether a page says enough to be known by, and nothing of the brand's goods: then it is likely another's. */
export function saysSomethingElse(scan: PageScan, known: KnownGoods, goods: GoodsOnPage): boolean {
  // One word or two may be missing from any page.
  if (goods.hits > 0 || goods.trade === 'same' || known.evidence.length < TELLING_WORDS) return false;
  if (mayBeUnread(scan, known, goods)) return false;
  const text = seenOn(scan);
  return text.length > A_FEW_WORDS && !NOT_YET.test(fold(text));
}
