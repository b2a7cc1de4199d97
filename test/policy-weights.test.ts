import { expect, it } from 'vitest';
import learned from '../src/features/brands/domain/policy/learned/weights.json' with { type: 'json' };
import { digestOf, sentencesToLearnFrom } from './evals/discovery/learning.ts';

it('the weights of what sites say to shops were learned from the sites and wordings that are here: run test/evals/discovery/learn.ts', async () => {
  expect(learned.learnedFrom).toBe(digestOf(await sentencesToLearnFrom()));
});

it('are learned neither from sites that nobody who mends has read nor from the half of the first wordings that measures them', async () => {
  const sentences = await sentencesToLearnFrom();
  expect(new Set(sentences.map(({ set }) => set))).toEqual(
    new Set([
      'seen',
      'fresh',
      'fresh-2',
      'fresh-3',
      'fresh-4',
      'fresh-7, odd',
      'fresh-8, odd',
      'wordings',
      'sayings',
    ]),
  );
});
