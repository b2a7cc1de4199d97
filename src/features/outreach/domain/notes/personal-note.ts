import { chooser } from '../../../../kernel/chooser.ts';
import { afterName } from '../../../../kernel/words.ts';
import { type BrandFacts, type Evidence, factLines, type OwnWord, toldBack } from './brand-facts.ts';
import { unfoundedIn } from './check-note.ts';
import { oneLine } from './clean-text.ts';
import {
  MORE_CATEGORY,
  MORE_COUNT,
  ONE_PRODUCT,
  ONLY_CATEGORY,
  OWN_WORD,
  SAYS_HOW_FOUND,
  TWO_PRODUCTS,
} from './note-frames.ts';
import { isEnglish } from './note-vocabulary.ts';
import { productName } from './product-name.ts';

/** One paragraph for a brand, and what each part of it rests on. */
export interface PersonalNote {
  text: string;
  evidence: Evidence[];
}

const FEWEST_WORTH_COUNTING = 4;

/**
 * One to three sentences from the brand's own facts, chosen by the brand's name: the same brand always reads the same,
 * and two brands rarely do. Null where there is no fact to speak of, and where the check finds a word that no fact bears.
 */
export function personalNote(facts: BrandFacts): PersonalNote | null {
  const brand = oneLine(facts.name);
  const [first, second] = productsOf(facts.productTitles, brand);
  const category = categoryOf(facts.category);
  const opening = first && second ? TWO_PRODUCTS : first ? ONE_PRODUCT : category ? ONLY_CATEGORY : null;
  if (opening === null) return null;

  const pick = chooser(brand);
  const chance = (items: readonly string[]): string => pick(items) ?? '';
  const opens = chance(opening);
  const seconds = [
    ...(facts.productCount >= FEWEST_WORTH_COUNTING ? MORE_COUNT : []),
    ...(first && category && !SAYS_HOW_FOUND.test(opens) ? MORE_CATEGORY : []),
    '',
  ];
  const word = worthTelling(facts.ownWords ?? []);
  const frames = [opens, chance(seconds), word ? chance(OWN_WORD[word.field]) : ''];
  const values: Record<string, { words: string; fact: string; url: string | null } | undefined> = {
    a: first && { words: first.name, fact: first.title, url: null },
    b: second && { words: second.name, fact: second.title, url: null },
    brand: { words: brand, fact: brand, url: null },
    category: category ? { words: category, fact: `Category: ${category}`, url: null } : undefined,
    count: {
      words: String(facts.productCount),
      fact: `${facts.productCount} of its products are in your catalog`,
      url: null,
    },
    it: word && { words: toldBack(word) ?? '', fact: word.sentence, url: word.url },
  };
  const text = frames
    .filter(Boolean)
    .map((frame) =>
      frame.replace(/\{(\w+)\}(\.?)/g, (_, place: string, end: string) => {
        const words = values[place]?.words ?? '';
        return words + afterName(words, end);
      }),
    )
    .join(' ');
  if (unfoundedIn(text, { brand, facts: factLines(facts), template: '' }).length > 0) return null;
  return { text, evidence: evidenceIn(frames, values, word) };
}

/** The same where the seller writes in English, as its sentences are: in a mail of another language it would stand out. */
export const noteByRules = (facts: BrandFacts, template: string): PersonalNote | null =>
  isEnglish(template) ? personalNote(facts) : null;

/** What each place of the chosen sentences was filled from, once. */
function evidenceIn(
  frames: readonly string[],
  values: Readonly<Record<string, Evidence | undefined>>,
  word: OwnWord | undefined,
): Evidence[] {
  const places = new Set(
    frames.flatMap((frame) => [...frame.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)),
  );
  const evidence = [...places].flatMap((place) => (place === 'brand' ? [] : (values[place] ?? [])));
  const isToldWithoutPlace = word && !places.has('it');
  return isToldWithoutPlace
    ? [...evidence, { words: toldBack(word) ?? '', fact: word.sentence, url: word.url }]
    : evidence;
}

/** What a written note rests on: each fact of which it has a word that says something. */
export function evidenceFor(note: string, facts: BrandFacts): Evidence[] {
  const said = new Set(wordsOf(note));
  const isSaid = (text: string) => wordsOf(text).some((word) => said.has(word) && !FILLERS.has(word));
  const products = facts.productTitles.flatMap((title) => {
    const words = wordsOf(title).filter((word) => said.has(word) && !FILLERS.has(word));
    return words.length >= 2 ? [{ words: words.join(' '), fact: oneLine(title), url: null }] : [];
  });
  const category = oneLine(facts.category ?? '');
  const words = (facts.ownWords ?? []).flatMap((word) => {
    const told = toldBack(word);
    return told !== null && isSaid(told) ? [{ words: told, fact: word.sentence, url: word.url }] : [];
  });
  return [
    ...products,
    ...(category !== '' && note.includes(category)
      ? [{ words: category, fact: `Category: ${category}`, url: null }]
      : []),
    ...(said.has(String(facts.productCount))
      ? [
          {
            words: String(facts.productCount),
            fact: `${facts.productCount} of its products are in your catalog`,
            url: null,
          },
        ]
      : []),
    ...words,
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const FILLERS = new Set('a an and for in of on or the to with your our we you shops accounts new'.split(' '));

/** What shows that somebody has read the site: the more particular, the better. */
const BY_WEIGHT = ['minimum_opening_order', 'documents', 'map_policy', 'takes_wholesale'] as const;

const worthTelling = (words: readonly OwnWord[]): OwnWord | undefined =>
  BY_WEIGHT.flatMap((field) => words.filter((word) => word.field === field && toldBack(word) !== null))[0];

function productsOf(titles: readonly string[], brand: string): { name: string; title: string }[] {
  const products: { name: string; title: string }[] = [];
  for (const title of titles.slice(0, 6)) {
    const name = productName(title, brand);
    const isNew = name !== null && !products.some((known) => known.name.toLowerCase() === name.toLowerCase());
    if (isNew) products.push({ name, title: oneLine(title) });
    if (products.length === 2) break;
  }
  return products;
}

function categoryOf(category: string | null): string | null {
  const line = oneLine(category ?? '');
  return line.length >= 3 && line.length <= 60 && !/[<>@{}[\]]|https?:/i.test(line) ? line : null;
}
