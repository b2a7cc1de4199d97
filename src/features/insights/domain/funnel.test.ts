import { expect, it } from 'vitest';
import { passedOn } from './funnel.ts';

const COUNTS = {
  contacted: 40,
  replied: 10,
  application: 4,
  account: 4,
  price_list: 1,
  order: 0,
  reorder: 0,
};

it('tells of each step which part of those before came to it', () => {
  expect(passedOn(COUNTS, 'replied')).toBe(0.25);
  expect(passedOn(COUNTS, 'account')).toBe(1);
  expect(passedOn(COUNTS, 'order')).toBe(0);
});

it('tells no share of the first step, and none where nobody was', () => {
  expect(passedOn(COUNTS, 'contacted')).toBeNull();
  expect(passedOn(COUNTS, 'reorder')).toBeNull();
});
