import { inLines, oneLine } from '../../../../kernel/in-lines.ts';
import { type BrandName, fold, stemOf, wordsOf } from '../brand-name.ts';
import { isAscii } from '../page/ascii.ts';
import { type ManyWords, manyWords } from '../page/many-words.ts';
import { OTHER_BUSINESS } from './other-businesses.ts';

const COMMON = new Set(
  oneLine`
    with from your pack packs piece pieces count inch inches black white blue green pink grey gray brown
    purple yellow orange silver gold small medium large extra size sizes color colors colour assorted each
    unit units case boxes bottle ounce ounces fluid pound pounds gram grams liter litre mini maxi plus ultra
    super premium deluxe classic original natural organic professional heavy duty free style series edition
    version model type women mens womens kids adult adults baby boys girls unisex includes including
    compatible replacement great best made used high quality perfect multi double single triple home kitchen
    health beauty sports outdoors products other item items thing things something stuff sample accessories
    supplies office general everyday care personal improvement grocery gourmet household industrial
    scientific daily value bundle gift gifts this that these those easy fits uses more than only
  `.split(' '),
);

/** Words that say nothing of what is sold, nor of who sells it. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

/**
 * The words by which a brand's line of business shows: the commonest of its product titles and its category.
 * They tell a brand from its namesakes.
 */
export function evidenceWords(
  brand: BrandName,
  productTitles: readonly string[],
  category?: string,
): string[] {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) {
      if (word.length < 4 || COMMON.has(word) || /\d/.test(word) || brand.words.includes(word)) continue;
      const stem = stemOf(word);
      if (stem.length >= 4) counts.set(stem, (counts.get(stem) ?? 0) + weight);
    }
  };
  for (const title of productTitles.slice(0, 6)) count(title, 1);
  if (category) count(category, 2);
  const words = [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 14)
    .map(([word]) => word);
  return [...words, ...plainNames(brand, productTitles, counts)];
}

/** Products whose words say nothing one by one, as "Car Set", do so together. */
function plainNames(
  brand: BrandName,
  productTitles: readonly string[],
  counts: ReadonlyMap<string, number>,
): string[] {
  return productTitles.slice(0, 6).flatMap((title) => {
    const words = wordsOf(title).filter((word) => !brand.words.includes(word) && !/\d/.test(word));
    const isPlain = words.length === 2 && !words.some((word) => counts.has(stemOf(word)));
    return isPlain ? [words.join(' ')] : [];
  });
}

/** How many of the words stand in a text, each once. */
export function countEvidence(words: readonly string[], text: string): number {
  if (words.length === 0 || text === '') return 0;
  const folded = isAscii(text) ? text.toLowerCase() : fold(text);
  if (folded.length < LONG) return words.filter((word) => folded.includes(word)).length;
  const found = new Set<string>();
  searchFor(words)(folded, 0, folded.length, (_, word) => found.add(word));
  return words.filter((word) => (isTooShort(word) ? folded.includes(word) : found.has(word))).length;
}

/** From here on one walk for all words is quicker than a search for each. */
const LONG = 4_000;

/** For one walk, which leaps no further than its shortest word is long. */
const isTooShort = (word: string): boolean => word.length < 4;

/** A brand's words are looked for on all of its pages. */
const searches = new WeakMap<readonly string[], ManyWords>();

function searchFor(words: readonly string[]): ManyWords {
  const known = searches.get(words) ?? manyWords(words.filter((word) => !isTooShort(word)));
  searches.set(words, known);
  return known;
}

/** How many different words of a text speak of another line of business, those of the brand’s own name left out. */
export function countOtherBusiness(text: string, { keys }: BrandName): number {
  const words = new Set(Array.from(text.matchAll(OTHER_BUSINESS), ([word]) => word.toLowerCase()));
  // Church's makes shoes.
  return [...words].filter((word) => !keys.some((key) => key.includes(word))).length;
}

const OTHER_BUSINESS_LABEL = new RegExp(inLines`
  (?:
    law|legal|lawyers?|attorneys?|dental|dentist\w*|chapel|church|ministries|consult(?:ing|ants?)|plumbing|
    roofing|realty|realestate|realtors?|properties|restaurant|bistro|pizzeria|hotel|insurance|mortgage|
    accounting|accountants|clinic|medical|foundation|school|academy|photography|software|logistics|staffing|
    capital|partners|ventures
  )$
`);

/** Whether a domain's chosen name adds another line of business to the brand's name: "acme-dental". */
export function namesOtherBusiness(label: string, brand: BrandName): boolean {
  const bare = wordsOf(label).join('');
  const word = OTHER_BUSINESS_LABEL.exec(bare)?.[0];
  return word !== undefined && bare !== word && !brand.keys.some((key) => key.endsWith(word));
}
