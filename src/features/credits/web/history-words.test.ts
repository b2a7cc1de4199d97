import { expect, it } from 'vitest';
import { signedCredits } from './history-words.ts';

it('writes what came in and what went out with its sign', () => {
  expect([500, 0.5, -12.5, -2_000].map(signedCredits)).toEqual(['+500', '+0.5', '−12.5', '−2,000']);
});
