import { expect, it } from 'vitest';
import learned from '../src/features/replies/domain/reading/learned/weights.json' with { type: 'json' };
import { allExamples, digestOf } from './evals/replies/examples.ts';

it('the weights of words were learned from the mails and wordings that are here: run test/evals/replies/learn.ts', async () => {
  expect(learned.learnedFrom).toBe(digestOf(await allExamples()));
});

it('another meaning of a mail, or another mark in it, shows in what weights were learned from', () => {
  const example = { kind: 'question', marks: ['what', '#question'] } as const;
  const digest = digestOf([example]);
  expect(digestOf([{ ...example, kind: 'interested' }])).not.toBe(digest);
  expect(digestOf([{ ...example, marks: ['what'] }])).not.toBe(digest);
  expect(digestOf([example, example])).not.toBe(digest);
});
