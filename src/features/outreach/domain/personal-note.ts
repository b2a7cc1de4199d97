import { oneLine } from './clean-text.ts';
import { productName } from './product-name.ts';

/** What is known of a brand and may be said to it: nothing else ever is. */
export interface BrandFacts {
  name: string;
  category: string | null;
  productCount: number;
  productTitles: readonly string[];
}

export const MAX_NOTE_WORDS = 75;

const TWO_PRODUCTS = [
  'Your {a} and {b} are the two products we would most like to begin with.',
  'We came to you through your {a}, and then found the {b} as well.',
  'Two of your products stood out to us: the {a} and the {b}.',
  'We have been looking closely at your {a} and your {b}.',
  'It was the {a} that caught our eye first, and the {b} right after it.',
  'Your {a} and your {b} would both sit well in our range.',
  'We would be glad to list your {a}, and the {b} next to it.',
  'I am writing because of your {a} and your {b}.',
  'Your {a} came up in our product research, and so did the {b}.',
  'Of your products, the {a} and the {b} seem to fit our customers best.',
  'While planning our next orders we picked out your {a} and your {b}.',
  'Two products of yours are on our shortlist: the {a} and the {b}.',
  'Both your {a} and your {b} are products we would like to carry.',
  'We kept coming back to your {a}, and to the {b} too.',
];

const ONE_PRODUCT = [
  'Your {a} is the product we would most like to begin with.',
  'We came to you through your {a}.',
  'One of your products stood out to us: the {a}.',
  'We have been looking closely at your {a}.',
  'It was your {a} that caught our eye.',
  'Your {a} would sit well in our range.',
  'We would be glad to list your {a}.',
  'I am writing because of your {a}.',
  'Your {a} came up in our product research.',
  'While planning our next orders we picked out your {a}.',
  'Your {a} is on our shortlist.',
  'We kept coming back to your {a}.',
];

const ONLY_CATEGORY = [
  'Your brand came up while we were going through {category}.',
  'We found you in our research of {category}.',
  'Looking through {category}, we kept coming back to {brand}.',
  'I am writing because of your place in {category}.',
  '{brand} stood out to us when we went through {category}.',
  'Our look through {category} is what led us to you.',
];

const MORE_COUNT = [
  'In all, we looked at {count} of your products.',
  'We went through {count} of your products to get there.',
  'That is after a look at {count} of your products.',
  'There are {count} products of yours in our research so far.',
  'Our notes hold {count} of your products.',
];

const MORE_CATEGORY = [
  'We found you while going through {category}.',
  'You came up in our research of {category}.',
  'It was {category} that we were researching.',
  'Our search through {category} led us to you.',
];

const FEWEST_WORTH_COUNTING = 4;

/**
 * One or two sentences from the brand's own facts, chosen by the brand's name: the same brand always reads the
 * same, and two brands rarely do. Null where there is no fact to speak of.
 */
export function personalNote(facts: BrandFacts): string | null {
  const brand = oneLine(facts.name);
  const [a, b] = productNames(facts.productTitles, brand);
  const category = categoryOf(facts.category);
  const chance = chooser(brand);

  const opening = a && b ? TWO_PRODUCTS : a ? ONE_PRODUCT : category ? ONLY_CATEGORY : null;
  if (opening === null) return null;
  const seconds = [
    ...(facts.productCount >= FEWEST_WORTH_COUNTING ? MORE_COUNT : []),
    ...(a && category ? MORE_CATEGORY : []),
    '',
  ];
  const values = {
    a: a ?? '',
    b: b ?? '',
    brand,
    category: category ?? '',
    count: String(facts.productCount),
  };
  const note = [chance(opening), chance(seconds)]
    .filter(Boolean)
    .map((frame) => fill(frame, values))
    .join(' ');
  return note.split(' ').length <= MAX_NOTE_WORDS ? note : null;
}

/** The facts as lines for a writer that is a model, in the words in which they are stored. */
export function factLines(facts: BrandFacts): string[] {
  const titles = facts.productTitles.slice(0, 5).map((title) => `Product: ${oneLine(title).slice(0, 160)}`);
  return [
    ...titles,
    ...(facts.category ? [`Category: ${oneLine(facts.category).slice(0, 80)}`] : []),
    ...(facts.productCount > 0 ? [`Products of theirs that we looked at: ${facts.productCount}`] : []),
  ];
}

function productNames(titles: readonly string[], brand: string): string[] {
  const names: string[] = [];
  for (const title of titles.slice(0, 6)) {
    const name = productName(title, brand);
    const isNew = name !== null && !names.some((known) => known.toLowerCase() === name.toLowerCase());
    if (isNew) names.push(name);
    if (names.length === 2) break;
  }
  return names;
}

function categoryOf(category: string | null): string | null {
  const line = oneLine(category ?? '');
  return line.length >= 3 && line.length <= 60 && !/[<>@{}[\]]|https?:/i.test(line) ? line : null;
}

const fill = (frame: string, values: Record<string, string>): string =>
  frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Picks from lists, each pick from fresh digits of the text's hash (FNV-1a, finished so that all its bits move). */
function chooser(text: string): <Item>(items: readonly Item[]) => Item | '' {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (items) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
    hash ^= hash >>> 16;
    return items[(hash >>> 0) % items.length] ?? '';
  };
}
