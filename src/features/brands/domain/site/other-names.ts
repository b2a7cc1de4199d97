import { type BrandName, brandName, isJoining, wordsOf } from '../brand-name.ts';
import { isCommonWord } from '../goods/product-evidence.ts';

/** A name that says less than the one on the marketplace: "Larkspur" of "Larkspur Candles, LLC". */
export interface ShorterName {
  brand: BrandName;
  /** What was left out: it tells the brand from others of the short name. */
  leftOut: string[];
  /** Its products bear it. */
  isInTitles: boolean;
}

/** Under what else a brand may stand on its own site. */
export interface OtherNames {
  /** The brand with the longer name that its products bear: sellers register "Larkspur" for what is called "Larkspur Mill". */
  brand: BrandName;
  shorter: ShorterName[];
  /** Who makes it, where its name says so: "Larkspur by Thistledown", "Larkspur (Thistledown)". */
  maker: BrandName | undefined;
}

const MOST_ADDED = 2;
const SHORTEST = 4;
/** A name's end alone has to be a word that hardly anybody else bears. */
const SHORTEST_BEHIND = 7;

export function otherNames(raw: string, titles: readonly string[]): OtherNames {
  const { name, maker } = withoutMaker(raw);
  const whole = brandName(raw);
  const plain = brandName(name);
  const longer = longerName(plain, titles);
  const brand = longer ? { ...whole, keys: [...new Set([...whole.keys, ...longer.keys])] } : whole;
  return { brand, shorter: shorterNames(whole, plain, titles), maker: maker ? brandName(maker) : undefined };
}

const MAKER = /^(.{2,}?)\s*(?:\(([^()]{2,})\)|\b(?:by|von|par|por)\s+(.{2,}))$/i;

function withoutMaker(raw: string): { name: string; maker: string | undefined } {
  const [, name = raw, inBrackets, named] = MAKER.exec(raw.trim()) ?? [];
  return { name, maker: inBrackets ?? named };
}

/** What all titles begin with beyond the brand's name, as long as it is no more than a word or two. */
function longerName(brand: BrandName, titles: readonly string[]): BrandName | undefined {
  if (titles.length < 2) return undefined;
  const [first = [], ...others] = titles.map(wordsOf);
  let shared = 0;
  while (shared < first.length && others.every((words) => words[shared] === first[shared])) shared += 1;
  const added = shared - brand.words.length;
  if (added < 1 || added > MOST_ADDED || !brand.words.every((word, index) => first[index] === word)) {
    return undefined;
  }
  return brandName(first.slice(0, shared).join(' '));
}

/**
 * The name as its products begin, where that is shorter; and without its last word, which often says what is made.
 * On a page such a name proves nothing by itself.
 */
function shorterNames(whole: BrandName, plain: BrandName, titles: readonly string[]): ShorterName[] {
  const { words } = plain;
  const lengths = new Map<number, boolean>();
  for (const title of titles) {
    const begins = wordsOf(title);
    let same = 0;
    while (same < words.length && words[same] === begins[same]) same += 1;
    if (same > 0 && same < words.length) lengths.set(same, true);
  }
  if (plain.key !== whole.key) lengths.set(words.length, true);
  if (words.length > 1 && !lengths.has(words.length - 1)) lengths.set(words.length - 1, false);
  const beginnings = [...lengths]
    .sort(([one], [other]) => other - one)
    .map(([length, isInTitles]) => ({ name: trimmed(words.slice(0, length)), isInTitles }))
    .filter(({ name }) => name.join('').length >= SHORTEST && !name.every(isCommonWord))
    .map(({ name, isInTitles }) => ({
      brand: brandName(asWritten(plain).slice(0, name.length).join(' ')),
      leftOut: whole.words.slice(name.length).filter(saysSomething),
      isInTitles,
    }));
  return [...beginnings, ...withoutTrade(whole, plain, titles)];
}

/** What a house calls its trade stands before its name: "Conservas Larkspur", "Pastificio Larkspur". */
function withoutTrade(whole: BrandName, plain: BrandName, titles: readonly string[]): ShorterName[] {
  const { words } = plain;
  const name = words.slice(1);
  if (name.join('').length < SHORTEST_BEHIND || name.every(isCommonWord)) return [];
  const isInTitles = titles.some((title) => name.every((word, index) => wordsOf(title)[index] === word));
  const leftOut = whole.words.filter((word) => !name.includes(word) && saysSomething(word));
  return [{ brand: brandName(asWritten(plain).slice(1).join(' ')), leftOut, isInTitles }];
}

const saysSomething = (word: string): boolean => !isCommonWord(word) && !isJoining(word);

/** A name's words with their umlauts and signs: "Moosgrün" is "moosgruen" in a domain, "Lune & Sève" "luneetseve". */
function asWritten({ display, words }: BrandName): readonly string[] {
  const written = display.replace(/['’‘`´]/g, '').match(/[&+]|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return written.length === words.length ? written : words;
}

const trimmed = (words: string[]): string[] => (words.at(-1) === 'and' ? words.slice(0, -1) : words);
