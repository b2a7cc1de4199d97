import { inLines } from '../../../kernel/in-lines.ts';

/** A brand's name in the forms in which it is looked for. */
export interface BrandName {
  /** As people write it, without marks and legal forms: "Müller & Söhne", "Larkspur Trading Co.". */
  display: string;
  /** Lower-case ASCII words of it: ["muller", "and", "sohne"]. */
  words: string[];
  /** What two spellings of one brand have in common: "mullerandsohne". */
  key: string;
  /** Every key under which it may stand: umlauts spelt out, without "and" or "the", with its company form. */
  keys: string[];
  /** A name that is itself a domain: "chewy.com". */
  domain: string | undefined;
}

const MARKS = /[®™©℠]|\((?:r|tm|c|sm)\)/gi;
const STORE_LINE =
  /^(?:visit|shop|besuchen sie|besuche|visitez|visita|bezoek)\s+(?:the|den|la|el|lo|de|le)?\s*(.+?)[\s-]+(?:store|shop|boutique|tienda|negozio|winkel)$/i;
const BRAND_LINE = /^(?:brand|marke|marque|marca|merk)\s*:\s*/i;
const MADE_BY = /^(?:by|von|par|por|da|di)\s+/i;

const COMPANY_FORM = new RegExp(
  inLines`
    [\s,]+(?:
      inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|gmbh(?:\s*&\s*co\.?\s*kg)?|ag|kg|
      ohg|ug|e\.k|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|spa|s\.p\.a|srl|s\.r\.l|sl|s\.l|bv|b\.v|nv|n\.v|ab|oy|
      oyj|aps|a/s|as|asa|plc|pty|llp|lp|pte|kk|k\.k|sp\.? z o\.?o|s\.r\.o|ltda|pvt
    )\.?$
  `,
  'i',
);

const JOINED_END = /(?:[&+]|\band)$/i;

/** "and" in the languages in which brands join two names; a sign is left out by one and written by another. */
const JOINING: ReadonlySet<string> = new Set('and und et y e en og och'.split(' '));
export const isJoining = (word: string): boolean => JOINING.has(word);
const isNoJoin = (word: string): boolean => !isJoining(word);

const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text for which the quicker patterns will do. */
const IS_PLAIN = /^[ -~]*$/;

/** Dashes, quotes and signs aside, only what is beyond them needs folding. */
const MAY_HAVE_ACCENTS = /[\u00aa-\u00ff\u0100-\u1fff\u2070-\u218f\u2c00-\uffff]/;

/** Lower case, without accents: "Café Bär" → "cafe bar". Letters of other scripts stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!MAY_HAVE_ACCENTS.test(lower)) return lower;
  return lower
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Folded words; "&" and "+" read "and", and an apostrophe joins ("Levi's" → "levis"). */
export function wordsOf(text: string): string[] {
  let folded = fold(text);
  if (/['’‘`´&+]/.test(folded)) {
    folded = folded.replace(/['’‘`´]/g, '').replace(/&|\+/g, ' and ');
  }
  return folded.match(IS_PLAIN.test(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

export const keyOf = (text: string): string => wordsOf(text).join('');

const UMLAUT = /[äöüåøÄÖÜÅØ]/;

const spellOut = (text: string): string =>
  text.toLowerCase().replace(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter);

function withoutCompanyForm(name: string): string {
  let rest = name;
  for (;;) {
    const shorter = rest.replace(COMPANY_FORM, '').trim();
    // In "Finch & Co" the form is half of the name.
    if (shorter === rest || shorter === '' || JOINED_END.test(shorter)) return rest;
    rest = shorter;
  }
}

/** How a house calls itself, where "Inc." and "GmbH" are only how it is registered. */
const OWN_ENDING = /(?<!,)\s(?:co\.?|company)$/i;

/** What stands in the field of a brand where there is none. */
export const NO_BRAND: readonly string[] =
  'generic genericbrand unbranded nonbranded nobrand nobrandname none unknown na oem notapplicable doesnotapply various seedescription madeinchina null'.split(
    ' ',
  );

const IS_SIGN = /[&+]/;
const AND = ['et', 'und', 'y', 'e', 'en', 'och', 'og'];

export function brandName(raw: string): BrandName {
  const line = raw.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  const named = line.replace(STORE_LINE, '$1').replace(BRAND_LINE, '').replace(MADE_BY, '').trim() || line;
  const bare = withoutCompanyForm(named);
  const display = named.replace(OWN_ENDING, '') === bare ? named : bare;
  const words = wordsOf(bare);
  const key = words.join('');

  const keys = new Set([key, keyOf(named)]);
  keys.add(keyOf(spellOut(bare)));
  const joined = words.filter(isNoJoin);
  keys.add(joined.join(''));
  // "Lune & Sève" is "luneetseve" in Montréal.
  if (joined.length === 2)
    for (const and of ['and', ...(IS_SIGN.test(bare) ? AND : [])]) keys.add(joined.join(and));
  if (words.length > 1 && words[0] === 'the') keys.add(words.slice(1).join(''));
  const madeBy = bare.match(/^(.{2,}?)\s+by\s+(.{2,})$/i);
  if (madeBy?.[1]) keys.add(keyOf(madeBy[1]));
  const dotted = bare
    .toLowerCase()
    .match(/^([a-z0-9-]{2,})\.(com|net|co|org|shop|store|us|io|de|fr|it|es|eu)$/);
  if (dotted?.[1]) keys.add(keyOf(dotted[1]));
  keys.delete('');

  return { display, words, key, keys: [...keys], domain: dotted?.[0] };
}

export type NameMatch = 'same' | 'within' | 'none';

/** Words that a site adds to its own brand's name. */
const ADDED = new RegExp(inLines`
  ^(?:
    the|official|officiel|offizielle[rs]?|oficial|ufficiale|officiele|original|online|web|site|website|
    store|shop|boutique|homepage|home|welcome|to|page|brand|brands|products|collection|usa|us|uk|eu|europe|
    inc|llc|ltd|limited|gmbh|co|corp|corporation|company|group|com|onlineshop|webshop|startseite|accueil|
    inicio|tienda|international|global|worldwide|north|america
  )$
`);

const ELIDED = /(?<!\p{L})[ld]['’](?=\p{L})/giu;

/**
 * Whether `text` (a title's part, a company's name) is the brand's name, contains it, or neither. Words for its
 * goods may stand behind it, or before it: "Larkspur Candles" and "Kerzenmanufaktur Larkspur" are Larkspur, to whoever
 * knows that candles are what it makes.
 */
export function matchName(brand: BrandName, text: string, goods: readonly string[] = []): NameMatch {
  let match = matchFolded(brand, text, goods);
  // "Müller" is "muller" to some and "mueller" to others.
  if (match !== 'same' && UMLAUT.test(text)) match = better(match, matchFolded(brand, spellOut(text), goods));
  const bare = match === 'none' ? text.replace(ELIDED, ' ') : text;
  return bare === text ? match : matchFolded(brand, bare, goods);
}

const better = (one: NameMatch, other: NameMatch): NameMatch => (other === 'none' ? one : other);

function matchFolded(brand: BrandName, text: string, goods: readonly string[]): NameMatch {
  if (!mayName(brand, text)) return 'none';
  const words = wordsOf(text);
  const own = words.filter((word) => !ADDED.test(word));
  if (isOneOf(brand, words) || isOneOf(brand, own)) return 'same';
  if (goods.length > 0) {
    const [first = '', ...others] = own;
    const named = others.filter((word) => !isGoods(word, goods));
    if (isOneOf(brand, [first, ...named]) || (isGoods(first, goods) && isOneOf(brand, named))) return 'same';
  }
  return containsName(brand, words) ? 'within' : 'none';
}

const isOneOf = ({ keys }: BrandName, words: readonly string[]): boolean =>
  keys.includes(words.join('')) || keys.includes(words.filter(isNoJoin).join(''));

/** Whether a word is one of those by which the goods are known, or a part of one: "leder", "gürtel" of "ledergürtel". */
export const isGoods = (word: string, goods: readonly string[]): boolean =>
  goods.some(
    (good) =>
      word.startsWith(good) || (word.length >= 4 && (good.startsWith(word) || good.endsWith(stemOf(word)))),
  );

/** Without the endings of a plural, so that "candles" and "candle" are one word. */
export const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|es|s)$/, '') : word);

/** A quick look before the closer one: whether the name's letters stand there in a row, whatever is between them. */
export function mayName(brand: BrandName, text: string): boolean {
  const folded = fold(text);
  const letters = folded.replace(IS_PLAIN.test(folded) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');
  return brand.keys.some((key) => letters.includes(key));
}

/** Whether the name stands in a row of words, as whole words. */
export function containsName(brand: BrandName, words: readonly string[]): boolean {
  for (let start = 0; start < words.length; start += 1) {
    let run = '';
    for (let end = start; end < words.length && end < start + 8; end += 1) {
      run += words[end];
      if (brand.keys.includes(run)) return true;
      if (run.length > 60) break;
    }
  }
  return false;
}
