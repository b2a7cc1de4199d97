import type { Money } from '../../../../kernel/money.ts';
import type { PageScan } from '../page/page-scan.ts';
import type { Passage } from './passages.ts';

/** What the signs mean on a page that several countries write their money with. */
export interface BareSigns {
  dollar: string;
  crown: string;
}

const SAYS_DOLLARS: readonly [string, RegExp][] = [
  [
    'CAD',
    /\b(?:in (?:cad|canadian (?:dollars|funds|currency))|\(cad\)|\bcad\b|dollars canadiens|dolares canadienses|kanadische\w* dollar)/,
  ],
  ['AUD', /\b(?:in (?:aud|australian dollars)|\(aud\)|\baud\b|dollars australiens|australische\w* dollar)/],
  ['NZD', /\b(?:in (?:nzd|new zealand dollars)|\(nzd\)|\bnzd\b)/],
];
const SAYS_US_DOLLARS =
  /\b(?:usd|us[- ]dollars?|u\.s\. dollars|dollars americains|dolares (?:estadounidenses|americanos)|dollari americani)\b/;
const MAY_SAY_WHOSE =
  /cad|aud|nzd|canadi|australi|zealand|kanadisch|usd|us[- ]dollar|american|americain|estadounid/;

/** What is registered, and what is taxed, in one of these countries alone. */
const BY_TAX: readonly [string, RegExp][] = [
  ['AUD', /\babn\b|\bgst\b.*\baustralia|\baustralia.*\bgst\b/],
  ['NZD', /\bnzbn\b|\bgst\b.*\b(?:new zealand|aotearoa)|\b(?:new zealand|aotearoa).*\bgst\b/],
  ['CAD', /\bgst\/hst\b|\bhst\b|\bqst\b|\bgst\b.*\bcanad|\bcanad\w+.*\bgst\b/],
];
/** In what the shop's own system reckons, as its scripts and its marks for search engines say. */
const OF_SHOP =
  /(?:Shopify\.currency\s*=\s*\{\s*"active"\s*:|"(?:priceCurrency|currencyCode|shop_?[cC]urrency|currency)"\s*:|(?:og|product):price:currency"\s+content=)\s*"(AUD|CAD|NZD|USD|SGD|HKD)"/;

/** "en-CA", as a page says of its own language. */
const COUNTRY = /<html[^>]*\slang\s*=\s*["']?[a-z]{2}[-_]([a-z]{2})/i;
const DOLLARS: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD' };

/** What a bare "$" means on a page: the page says it, or its country does. */
export function dollarOf({ url, body }: PageScan, passages: readonly Passage[]): string {
  if (!passages.some(({ plain }) => plain.includes('$') || plain.includes('dollars'))) return 'USD';
  for (const { plain } of saidOfMoney(passages)) {
    if (!MAY_SAY_WHOSE.test(plain)) continue;
    if (SAYS_US_DOLLARS.test(plain)) return 'USD';
    const said = SAYS_DOLLARS.find(([, pattern]) => pattern.test(plain));
    if (said) return said[0];
  }
  const ofShop = body.includes('urrency') ? OF_SHOP.exec(body)?.[1] : undefined;
  if (ofShop) return ofShop;
  const byTax = taxedIn(passages);
  if (byTax) return byTax;
  const country = COUNTRY.exec(body.slice(0, 2_000))?.[1]?.toUpperCase() ?? '';
  if (DOLLARS[country]) return DOLLARS[country];
  const host = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1] ?? '';
  if (/\.ca$/i.test(host)) return 'CAD';
  if (/\.au$/i.test(host)) return 'AUD';
  return /\.nz$/i.test(host) ? 'NZD' : 'USD';
}

/** "Australia (AUD $)", "CAD": an entry where a visitor chooses in what to pay, once there is another beside it. */
const CHOICE =
  /^(?:[^\d.!?:]{2,40} )?[([|/-]? ?(usd|cad|aud|nzd|eur|gbp|jpy|chf|sek|nok|dkk|sgd|hkd|inr)\b[^\d.!?:]{0,24}$/;

const LONGEST_CHOICE = 70;

/** What the page itself says, without the list of countries and their money that many a footer has. */
function saidOfMoney(passages: readonly Passage[]): readonly Passage[] {
  const choices = passages.filter(({ plain }) => plain.length <= LONGEST_CHOICE && CHOICE.test(plain));
  const kinds = new Set(choices.map(({ plain }) => CHOICE.exec(plain)?.[1]));
  return kinds.size > 1 ? passages.filter((passage) => !choices.includes(passage)) : passages;
}

/** Of so many lines the first are held against each other. */
const MOST_TAXED = 8;
const MAY_BE_TAXED = /\b(?:abn|nzbn|gst|hst|qst)\b/;
const NAMES_COUNTRY = /\b(?:australia|new zealand|aotearoa|canad)/;

function taxedIn(passages: readonly Passage[]): string | undefined {
  const plains = passages.map(({ plain }) => plain);
  const taxed = plains.filter((plain) => MAY_BE_TAXED.test(plain)).slice(0, MOST_TAXED);
  if (taxed.length === 0) return undefined;
  const places = plains.filter((plain) => NAMES_COUNTRY.test(plain)).slice(0, MOST_TAXED);
  const said = [...taxed, ...places].join(' ');
  return BY_TAX.find(([, pattern]) => pattern.test(said))?.[0];
}

const LANGUAGE = /<html[^>]*\slang\s*=\s*["']?([a-z]{2})/i;
const CROWNS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  sv: 'SEK',
  da: 'DKK',
  no: 'NOK',
  nb: 'NOK',
  nn: 'NOK',
};
const CROWNS_BY_DOMAIN: Readonly<Record<string, string>> = { se: 'SEK', dk: 'DKK', no: 'NOK' };

/** What "kr" means on a page: its language says it, or its domain. */
export function crownOf({ url, body }: PageScan): string {
  const language = LANGUAGE.exec(body.slice(0, 2_000))?.[1]?.toLowerCase() ?? '';
  const domain = /^https?:\/\/[^/:?#]+\.([a-z]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return CROWNS_BY_LANGUAGE[language] ?? CROWNS_BY_DOMAIN[domain] ?? 'SEK';
}

const IS_CROWN = /^(?:SEK|DKK|NOK)$/;
const NAMES_CROWN = /\b(?:sek|dkk|nok|kronor)\b/;

/** A sum in "kr" is one of the page's own country, unless it is called by its code. */
export const inCrownsOf = ({ crown }: BareSigns, money: Money, plain: string): Money =>
  IS_CROWN.test(money.currency) && !NAMES_CROWN.test(plain) ? { ...money, currency: crown } : money;
