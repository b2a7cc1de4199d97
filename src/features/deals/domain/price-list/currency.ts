/** Signs and codes of currencies, the longer first: "CA$" isn't "$". */
const SIGNS: readonly [RegExp, string][] = [
  [
    /US\s?\$|U\.S\.?\s?\$|(?<![a-z])USD(?![a-z])|\bU\.?S\.? (?:dollars?|funds|currency)\b|\bdollars? US\b/i,
    'USD',
  ],
  [/(?<![a-z])CAD(?![a-z])|(?<![a-z])CA?\s?\$|\bCDN\b|\bcanadian (?:dollars?|funds|currency)\b/i, 'CAD'],
  [/(?<![a-z])AUD(?![a-z])|(?<![a-z])AU?\s?\$|\baustralian dollars?\b/i, 'AUD'],
  [/(?<![a-z])NZD(?![a-z])|NZ\s?\$/i, 'NZD'],
  [/€|(?<![a-z])EUR(?![a-z])|\beuros?\b/i, 'EUR'],
  [/£|(?<![a-z])GBP(?![a-z])|\bpounds? sterling\b|\bsterling\b/i, 'GBP'],
  [/(?<![a-z])CHF(?![a-z])|\bSFr\.?|\bswiss francs?\b/i, 'CHF'],
  [/(?<![a-z])JPY(?![a-z])|¥|\byen\b/i, 'JPY'],
  [/(?<![a-z])MXN(?![a-z])|MX\s?\$/i, 'MXN'],
  [/(?<![a-z])SEK(?![a-z])/i, 'SEK'],
  [/(?<![a-z])DKK(?![a-z])/i, 'DKK'],
  [/(?<![a-z])PLN(?![a-z])|zł/i, 'PLN'],
];

/** A dollar sign alone is whichever dollar the list speaks of. */
export const BARE_DOLLAR = '$';

/** The currency that a text names; "$" where it has no more than the sign. */
export function currencyIn(text: string): string | null {
  for (const [sign, code] of SIGNS) if (sign.test(text)) return code;
  return text.includes('$') ? BARE_DOLLAR : null;
}

const SPEAKS_OF_PRICES =
  /\b(?:pric(?:es?|ing|elist)|wholesale|currency|amounts?|quoted|costs?|payable|invoiced?|\p{L}*preise?|\p{L}*preisliste|prix|tarifs?|prezzi|listino|importi|precios?|tarifa|devise|valuta|moneda|währung|monnaie|prijzen|montants?)\b|^\W*(?:all )?(?:in|en)\b/iu;
/** Amounts in a note are minimums and freight: of what they are in nothing follows for the prices. */
const AMOUNT = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|(?:EUR|USD|GBP|CAD)\b)/g;

/** What a note says that prices are in: "All prices in CAD". */
export function currencyOfNote(text: string): string | null {
  const words = text.replace(AMOUNT, ' ');
  if (!SPEAKS_OF_PRICES.test(words)) return null;
  const found = currencyIn(words);
  return found === BARE_DOLLAR ? null : found;
}

const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'MXN']);

/** The sign that stands at a price, read by what the list says elsewhere. */
export function settleCurrency(atPrice: string | null, elsewhere: readonly (string | null)[]): string | null {
  const said = elsewhere.find((code) => code !== null && code !== BARE_DOLLAR) ?? null;
  if (atPrice === null) return said ?? (elsewhere.includes(BARE_DOLLAR) ? 'USD' : null);
  if (atPrice !== BARE_DOLLAR) return atPrice;
  return said !== null && DOLLARS.has(said) ? said : 'USD';
}
