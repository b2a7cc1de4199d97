/** Signs and codes of currencies, the longer first: "CA$" isn't "$". */
const SIGNS: readonly [RegExp, string][] = [
  [/\bUS\s?\$|\bU\.S\.?\s?\$|\bUSD\b|\bUS dollars?\b/i, 'USD'],
  [/\bCAD\b|\bCA?\s?\$|\bCDN\b|\$\s?CAD\b|\bcanadian (?:dollars?|funds|currency)\b/i, 'CAD'],
  [/\bAUD\b|\bAU?\s?\$|\baustralian dollars?\b/i, 'AUD'],
  [/\bNZD\b|\bNZ\s?\$/i, 'NZD'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b|\bpounds? sterling\b/i, 'GBP'],
  [/\bCHF\b|\bSFr\.?/i, 'CHF'],
  [/\bJPY\b|¥/i, 'JPY'],
  [/\bMXN\b|\bMX\s?\$/i, 'MXN'],
  [/\bSEK\b/i, 'SEK'],
  [/\bDKK\b/i, 'DKK'],
  [/\bPLN\b|\bzł/i, 'PLN'],
];

/** A dollar sign alone is whichever dollar the list speaks of. */
export const BARE_DOLLAR = '$';

/** The currency that a text names; "$" where it has no more than the sign. */
export function currencyIn(text: string): string | null {
  for (const [sign, code] of SIGNS) if (sign.test(text)) return code;
  return text.includes('$') ? BARE_DOLLAR : null;
}

const SPEAKS_OF_PRICES =
  /\b(?:pric(?:es?|ing)|currency|amounts?|quoted|costs?|payable|preise|prix|precios)\b|^\W*(?:all )?in\b/i;

/** What a note says that prices are in: "All prices in CAD". */
export function currencyOfNote(text: string): string | null {
  if (!SPEAKS_OF_PRICES.test(text)) return null;
  const found = currencyIn(text);
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
