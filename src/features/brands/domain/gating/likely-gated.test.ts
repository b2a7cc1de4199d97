import { expect, it } from 'vitest';
import { type GatingQuestion, likelyGated } from './likely-gated.ts';

const QUESTION: GatingQuestion = {
  marketplace: 'amazon',
  category: 'Sports & Outdoors',
  titles: ['Nordkap Two Burner Camp Stove'],
  amazonSharePercent: 4,
  reviews: 320,
  monthlySales: 210,
  sellers: 6,
  refusal: null,
};
const signsOf = (question: Partial<GatingQuestion>) =>
  likelyGated({ ...QUESTION, ...question }).signs.map(({ sign }) => sign);

it('finds nothing to fear about a brand that several sellers share in an open category', () => {
  expect(likelyGated(QUESTION)).toEqual({ isLikely: false, isKnown: true, signs: [] });
});

it.each([
  [{ category: 'Grocery & Gourmet Food' }, 'category'],
  [{ titles: ['Daily Probiotic 60 Capsules'] }, 'ingredient'],
  [{ refusal: 'The brand’s site says that it allows no sales on Amazon.' }, 'own_word'],
] satisfies [Partial<GatingQuestion>, string][])('takes one strong sign for likely: %j', (question, sign) => {
  expect(signsOf(question)).toEqual([sign]);
  expect(likelyGated({ ...QUESTION, ...question }).isLikely).toBe(true);
});

it('wants two signs where one alone says little', () => {
  expect(likelyGated({ ...QUESTION, amazonSharePercent: 61.4 })).toEqual({
    isLikely: false,
    isKnown: true,
    signs: [{ sign: 'amazon_sells', sentence: 'Amazon itself holds 61% of the Buy Box.' }],
  });
  expect(likelyGated({ ...QUESTION, amazonSharePercent: 61.4, reviews: 48_210 }).isLikely).toBe(true);
  expect(signsOf({ monthlySales: 5_200, sellers: 1 })).toEqual(['few_sellers']);
});

it('takes what isn’t known for no sign, and Amazon’s rules for Amazon’s alone', () => {
  expect(
    signsOf({ category: null, amazonSharePercent: null, reviews: null, monthlySales: null, sellers: null }),
  ).toEqual([]);
  expect(
    signsOf({ marketplace: 'walmart', category: 'Food', amazonSharePercent: 90, reviews: 50_000 }),
  ).toEqual([]);
});

it('guesses nothing where no listing is known, and something where the brand itself has said a word', () => {
  const nothing = {
    ...QUESTION,
    category: null,
    titles: [],
    reviews: null,
    monthlySales: null,
    sellers: null,
  };
  expect(likelyGated({ ...nothing, amazonSharePercent: null }).isKnown).toBe(false);
  expect(likelyGated({ ...nothing, amazonSharePercent: null, refusal: 'You noted it.' }).isKnown).toBe(true);
});
