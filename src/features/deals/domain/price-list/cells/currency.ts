import { inLines } from '../../../../../kernel/in-lines.ts';

/** Signs and codes of currencies, the longer first: "CA$" isn't "$". */
const SIGNS: readonly [RegExp, string][] = [
  [/(?<![a-z])TWD(?![a-z])|NT\s?\$|新?[台臺][币幣]/i, 'TWD'],
  [/(?<![a-z])HKD(?![a-z])|HK\s?\$|港[币幣元]/i, 'HKD'],
  [/(?<![a-z])SGD(?![a-z])|(?<![a-z])S\$/i, 'SGD'],
  [/(?<![a-z])BRL(?![a-z])|(?<![a-z])R\$/i, 'BRL'],
  [
    /US\s?\$|U\.S\.?\s?\$|(?<![a-z])USD(?![a-z])|\bU\.?S\.? (?:dollars?|funds|currency)\b|\bdollars? US\b|美[元金]/i,
    'USD',
  ],
  [/(?<![a-z])CAD(?![a-z])|(?<![a-z])(?:CA\s?|C)\$|\bCDN\b|\bcanadian (?:dollars?|funds|currency)\b/i, 'CAD'],
  [/(?<![a-z])AUD(?![a-z])|(?<![a-z])(?:AU\s?|A)\$|\baustralian dollars?\b/i, 'AUD'],
  [/(?<![a-z])NZD(?![a-z])|NZ\s?\$/i, 'NZD'],
  [/€|(?<![a-z])EUR(?![a-z])|\beuros?\b|[欧歐]元/i, 'EUR'],
  [/£|(?<![a-z])GBP(?![a-z])|\bpounds? sterling\b|\bsterling\b/i, 'GBP'],
  [/(?<![a-z])CHF(?![a-z])|\bSFr\.?|\bswiss francs?\b/i, 'CHF'],
  // What is also a part of words is money where it stands alone: "1,200円", "单价(元)", "元/件".
  [/(?<![a-z])JPY(?![a-z])|\byen\b|日[元圆圓]|(?<![^\d\s(（:：/])円(?![^\s)）/(（])/i, 'JPY'],
  [/(?<![a-z])(?:CNY|RMB)(?![a-z])|人民[币幣]|(?<![^\d\s(（:：/])元(?![^\s)）/(（])/i, 'CNY'],
  [/(?<![a-z])KRW(?![a-z])|₩|(?<![^\d\s(（:：/])원(?![^\s)）/(（])/i, 'KRW'],
  [/(?<![a-z])INR(?![a-z])|₹/i, 'INR'],
  [/(?<![a-z])THB(?![a-z])|฿/i, 'THB'],
  [/(?<![a-z])TRY(?![a-z])|₺/, 'TRY'],
  [/(?<![a-z])NOK(?![a-z])|\bnorske kroner\b/i, 'NOK'],
  [/(?<![a-z])CZK(?![a-z])|Kč/i, 'CZK'],
  [/(?<![a-z])MXN(?![a-z])|MX\s?\$/i, 'MXN'],
  [/(?<![a-z])SEK(?![a-z])|\bsvenska kronor\b/i, 'SEK'],
  [/(?<![a-z])DKK(?![a-z])|\bdanske kroner\b/i, 'DKK'],
  [/(?<![a-z])PLN(?![a-z])|zł/i, 'PLN'],
];

/** A dollar sign alone is whichever dollar the list speaks of. */
export const BARE_DOLLAR = '$';

/** The sign of the yen is the yuan's, too. */
export const BARE_YEN = '¥';

/** Three countries write "kr". */
export const BARE_KRONE = 'kr';

const BARE: readonly (string | null)[] = [BARE_DOLLAR, BARE_YEN, BARE_KRONE];
const isBare = (code: string | null): boolean => BARE.includes(code);

/** Whose crowns they are, by the words of the headings; null where those don't say. */
export function kroneOf(headings: readonly string[]): string | null {
  const text = headings.join(' ').toLowerCase();
  if (/mva|strekkode|innkj|veil|varenavn|d-?pa[ck]k|f-?pa[ck]k/.test(text)) return 'NOK';
  if (/stregkode|indkøb|vejl|varetekst|udsalg|ekskl|enhed/.test(text)) return 'DKK';
  return /streckkod|inköp|inpris|benämning|artikel|förp|cirka|ca-?pris|rek|art\.?\s?nr|utpris|exkl/.test(text)
    ? 'SEK'
    : null;
}

/** The currency that a text names; "$" or "¥" where it has no more than the sign. */
export function currencyIn(text: string): string | null {
  for (const [sign, code] of SIGNS) if (sign.test(text)) return code;
  if (/[¥￥]/.test(text)) return BARE_YEN;
  if (/(?<![a-z])kr(?![a-z])/i.test(text)) return BARE_KRONE;
  // A dollar of a country that isn't known here is none of the United States'.
  return text.includes('$') && !/(?<![a-z])[A-Z]{1,2}\$/i.test(text) ? BARE_DOLLAR : null;
}

const SPEAKS_OF_PRICES = new RegExp(
  inLines`
    \b(?:
      pric(?:es?|ing|elist)|wholesale|currency|prislist[ae]|preisblatt|prijslijst|hinnasto|cennik|cen[ií]k|
      tabela de preços|
      (?:excl?|ex|exkl|ekskl|eks|zzgl|hors|sin|senza|inkl|incl|inc)\.?\s?(?:
        vat|gst|mwst|ust|moms|mva|btw|tva|iva|alv|dph|tax(?:es)?
      )|
      funds|dollars?|amounts?|quoted|costs?|payable|invoiced?|prix|tarifs?|prezzi|listino|importi|precios?|tarifa|devise|
      valuta|moneda|währung|monnaie|prijzen|montants?|priser|pris|hinnat|ceny
    )\b|
    preis(?:e|liste)?\b|^\W*(?:all )?(?:in|en)\b|[单單単][价價価位]|价格|價格|価格|报价|報價|币种|幣別|통화|단위|가격|단가
  `,
  'iu',
);
/** Amounts in a note are minimums and freight: what they are in counts for prices only where nothing else is said. */
const AMOUNT = /[$€£]\s?\d[\d.,]*|\b[A-Z]{3}\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|(?:EUR|USD|GBP|CAD)\b)/g;

/** What a note says that prices are in: "All prices in CAD". */
export function currencyOfNote(text: string): string | null {
  const words = text.replace(AMOUNT, ' ');
  if (!SPEAKS_OF_PRICES.test(words)) return null;
  const found = currencyIn(words);
  return found === BARE_DOLLAR ? null : found;
}

const CODE =
  /(?<![\p{L}\d-])(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|SEK|NOK|DKK|PLN|CZK|MXN|TRY)(?![\p{L}\d])(?!-\p{Lu})/gu;
const OF_PAYMENT = /\b(?:bank|iban|swift|bic|account|wire|konto|compte|cuenta|minimum|min\.?)\b/iu;

/** The codes of currencies in a short text that speaks neither of amounts nor of how to pay them. */
export const currenciesNamed = (text: string): string[] =>
  text.length > 80 || OF_PAYMENT.test(text) ? [] : (text.replace(AMOUNT, ' ').match(CODE) ?? []);

const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD', 'TWD']);

/** The sign that stands at a price, read by what the list says elsewhere; `yen` is what "¥" is in its language. */
export function settleCurrency(
  atPrice: string | null,
  elsewhere: readonly (string | null)[],
  yen: 'JPY' | 'CNY' = 'JPY',
  krone: string | null = null,
): string | null {
  const said = elsewhere.find((code) => code !== null && !isBare(code)) ?? null;
  const sign = atPrice ?? said ?? elsewhere.find((code) => code !== null) ?? null;
  if (sign === BARE_DOLLAR) return said !== null && DOLLARS.has(said) ? said : 'USD';
  if (sign === BARE_KRONE) return said !== null && ['SEK', 'DKK', 'NOK'].includes(said) ? said : krone;
  if (sign === BARE_YEN) return said === 'JPY' || said === 'CNY' ? said : yen;
  return sign;
}
