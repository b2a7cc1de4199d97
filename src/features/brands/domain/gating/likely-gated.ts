import type { Marketplace } from '../../../catalog/domain/product.ts';

export interface GatingSign {
  sign: 'category' | 'ingredient' | 'amazon_sells' | 'well_known' | 'few_sellers' | 'own_word';
  /** What speaks for it, with its figure. */
  sentence: string;
}

/** What the listings of a brand or a product tell. */
export interface ListingSigns {
  marketplace: Marketplace;
  category: string | null;
  titles: readonly string[];
  amazonSharePercent: number | null;
  reviews: number | null;
  monthlySales: number | null;
  sellers: number | null;
}

export interface GatingGuess {
  isLikely: boolean;
  /** Without a listing or a sign there is nothing to guess from. */
  isKnown: boolean;
  signs: GatingSign[];
}

export interface GatingQuestion extends ListingSigns {
  /** That the brand doesn't want its products sold there, with who says so: its site, or the person who overruled it. */
  refusal: string | null;
}

/** Categories in which Amazon asks most new sellers for approval, whichever the brand. */
const GATED_CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/\bgrocery|gourmet|food\b/i, 'food'],
  [/\bwatches?\b/i, 'watches'],
  [/\bfine jewelry\b|^jewelry\b/i, 'jewelry'],
  [/\bfine art\b|\bcollectible coins?\b|\bsports collectibles?\b/i, 'collectibles'],
  [
    /\b(?:movies?|dvd|blu-?ray|video)\b.*\btv\b|\bcds? & vinyl\b|^music\b|^software\b/i,
    'music, video and software',
  ],
];

/** What a product is made of can gate it in any category. */
const GATED_INGREDIENTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dietary supplements?|supplement|vitamins?|probiotics?|melatonin|collagen|protein powder)\b/i,
    'a supplement',
  ],
  [/\b(?:serum|sunscreen|spf ?\d+|retinol|ointment|topical|acne|moisturi[sz]er|lotion)\b/i, 'a topical'],
  [/\b(?:pesticides?|insecticide|herbicide|repellent|disinfectants?|rodent)\b/i, 'a pesticide'],
  [/\b(?:pain relief|antacid|allergy relief|cough|ibuprofen|acetaminophen|homeopathic)\b/i, 'a medicine'],
  [/\b(?:laser pointer|hoverboard|e-?cigarette|vape|cbd|hemp oil)\b/i, 'a restricted product'],
];

const MUCH_OF_THE_BUY_BOX = 25;
const MANY_REVIEWS = 20_000;
const MANY_SALES = 1_000;
const FEW_SELLERS = 2;

/** Signs that sum to this much make it likely: one strong one, or two that alone would say little. */
const LIKELY = 2;
const STRENGTH: Record<GatingSign['sign'], number> = {
  category: 2,
  ingredient: 2,
  own_word: 2,
  amazon_sells: 1,
  well_known: 1,
  few_sellers: 1,
};

/**
 * Whether a new seller will probably be asked for approval. Amazon tells nobody but the seller who tries, so this
 * is a guess from what such listings have in common, and a person's own check always counts for more.
 */
export function likelyGated(question: GatingQuestion): GatingGuess {
  const signs = question.marketplace === 'amazon' ? [...signsOf(question)] : [...ownWordOf(question)];
  const strength = signs.reduce((sum, { sign }) => sum + STRENGTH[sign], 0);
  return { isLikely: strength >= LIKELY, isKnown: signs.length > 0 || question.titles.length > 0, signs };
}

function* signsOf(question: GatingQuestion): Generator<GatingSign> {
  const { category, titles, amazonSharePercent, reviews, monthlySales, sellers } = question;
  const gated = GATED_CATEGORIES.find(([pattern]) => pattern.test(category ?? ''));
  if (gated) yield { sign: 'category', sentence: `Amazon asks most sellers for approval in ${gated[1]}.` };
  for (const [pattern, what] of GATED_INGREDIENTS) {
    const title = titles.find((one) => pattern.test(one));
    if (title === undefined) continue;
    yield { sign: 'ingredient', sentence: `“${title}” looks like ${what}, which Amazon checks.` };
    break;
  }
  if (amazonSharePercent !== null && amazonSharePercent >= MUCH_OF_THE_BUY_BOX) {
    const share = Math.round(amazonSharePercent);
    yield { sign: 'amazon_sells', sentence: `Amazon itself holds ${share}% of the Buy Box.` };
  }
  if (reviews !== null && reviews >= MANY_REVIEWS) {
    const many = reviews.toLocaleString('en-US');
    yield { sign: 'well_known', sentence: `A brand with ${many} reviews is one that Amazon often protects.` };
  }
  if (monthlySales !== null && monthlySales >= MANY_SALES && sellers !== null && sellers <= FEW_SELLERS) {
    const many = Math.round(monthlySales).toLocaleString('en-US');
    yield {
      sign: 'few_sellers',
      sentence: `It sells ${many} a month, and only ${sellers === 1 ? 'one seller offers' : `${sellers} sellers offer`} it.`,
    };
  }
  yield* ownWordOf(question);
}

function* ownWordOf({ refusal }: GatingQuestion): Generator<GatingSign> {
  if (refusal !== null) yield { sign: 'own_word', sentence: refusal };
}
