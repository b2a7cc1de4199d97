import { expect, it } from 'vitest';
import type { AnyFact } from '../../replies/domain/reading/reply-facts.ts';
import { gatherTerms, type Term, termValue } from './terms.ts';

const fact = (name: AnyFact['name'], value: unknown, words: string): AnyFact =>
  ({ name, value, words, confidence: 0.9 }) as AnyFact;
const first = {
  id: 'first',
  receivedAt: new Date('2026-03-02T09:00:00Z'),
  facts: [fact('opening_order_usd', 1500, 'Our opening order is $1,500.'), fact('map', true, 'MAP applies.')],
};
const later = {
  id: 'later',
  receivedAt: new Date('2026-03-09T09:00:00Z'),
  facts: [fact('opening_order_usd', 800, 'We can do $800 this once.')],
};

it('the newest word on a term stands, with its words and its mail, whatever came in first', () => {
  const terms = gatherTerms([later, first], []);
  expect(terms).toEqual([
    {
      name: 'opening_order_usd',
      value: 800,
      words: 'We can do $800 this once.',
      mailId: 'later',
      at: '2026-03-09T09:00:00.000Z',
    },
    expect.objectContaining({ name: 'map', mailId: 'first' }),
  ]);
});

it('what a person entered stands over every mail', () => {
  const entered: Term = {
    name: 'opening_order_usd',
    value: 500,
    words: null,
    mailId: null,
    at: '2026-03-05T00:00:00.000Z',
  };
  expect(termValue(gatherTerms([first, later], [entered]), 'opening_order_usd')).toBe(500);
  expect(termValue(gatherTerms([], []), 'map')).toBeUndefined();
});
