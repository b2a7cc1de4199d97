import { expect, it } from 'vitest';
import { outOfCredits } from './out-of-credits.ts';

it('a run that nothing pays for says how much is left, and where a disputed payment’s credits are', () => {
  expect(outOfCredits(1, null)).toBe('Out of credits with 1 row left. It continues after a top-up.');
  expect(outOfCredits(12, 'month')).toBe(
    'Out of credits with 12 rows left. Your payment for a month is disputed, and its credits are held until the bank decides. It continues after a top-up.',
  );
});
