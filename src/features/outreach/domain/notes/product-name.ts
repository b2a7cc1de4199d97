import { oneLine } from './clean-text.ts';

const MAX_WORDS = 6;
const MAX_LENGTH = 56;
// A listing's title goes on for a line or two; what the product is called ends at the first of these.
const END_OF_NAME = /\s*(?:[,|;:(•·/]|\s[-–—]\s|\s(?:with|for|by|featuring|includes?|pack of|set of)\s).*$/i;
const NOT_A_NAME = /[<>@{}[\]\\^~`]|https?|www\.|\.(?:com|net|org)\b|[?!]/i;
/** Of "Acme Co" or of "Acme", listings write "Acme Kettle" and "Acme Co. Kettle". */
const COMPANY_FORM = /[\s,]+(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh)\.?$/i;
const LEADING_FORM = /^(?:inc|llc|ltd|corp|co|gmbh)\b[^\p{L}\p{N}]+/iu;
const LOOSE_END = /\s+(?:and|or|of|the|a|an|in|to|on|&|\+)$/i;

/** Of a title with one of these nothing is said: it speaks to somebody, leads somewhere, or hides what it says. */
const NO_TITLE = [
  // Marks that nobody sees, or that turn the direction of reading around.
  /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\t\n])\p{Cc}/u,
  /\b[\w-]+\.[a-z]{2,}\//i,
  /%\p{L}+%|={1,2}|\$\{|#\p{L}/u,
  // A sentence that begins after another, and whoever it is for.
  /[.!?]\s+\p{Lu}\p{L}*:/u,
  /^(?:system|assistant|user|ai|bot|model)\s*[,:]/i,
  /\b(?:ignore|disregard|forget|pretend|tell (?:them|him|her|everyone)|say (?:that|you)|you are (?:now )?an?|end (?:the|your) (?:letter|mail|email)|demand (?:a|the))\b/i,
];

/** What a person would call the product: "Acme Steel Bottle, 32oz, BPA Free (2 Pack)" of Acme is "Steel Bottle". */
export function productName(title: string, brandName: string): string | null {
  const line = oneLine(title);
  if (NOT_A_NAME.test(line) || NO_TITLE.some((mark) => mark.test(title))) return null;
  const named = withoutBrand(line, oneLine(brandName)).replace(END_OF_NAME, '');
  const words = named.split(' ').filter(Boolean);
  let name = words.slice(0, MAX_WORDS).join(' ');
  while (LOOSE_END.test(name)) name = name.replace(LOOSE_END, '');
  if (name.length < 4 || name.length > MAX_LENGTH || !/\p{L}{3}/u.test(name)) return null;
  return isShouted(name) ? name.replace(/\p{L}+/gu, capitalised) : name;
}

function withoutBrand(title: string, brandName: string): string {
  if (brandName === '') return title;
  const bare = brandName.replace(COMPANY_FORM, '');
  for (const name of [brandName, bare]) {
    const start = title.slice(0, name.length);
    const rest = title.slice(name.length);
    if (folded(start) !== folded(name) || !/^[^\p{L}\p{N}]/u.test(rest)) continue;
    return rest.replace(/^(?:['’]s\b)?[^\p{L}\p{N}]+/u, '').replace(LEADING_FORM, '');
  }
  return title;
}

/** Listings leave accents away: "Tōge" and "Toge" are one. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isShouted = (name: string): boolean =>
  name.length > 6 && name === name.toUpperCase() && /[A-Z]/.test(name);
const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
