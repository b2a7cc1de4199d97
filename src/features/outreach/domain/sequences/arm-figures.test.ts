import { expect, it } from 'vitest';
import { replyShare, verdictOn } from './arm-figures.ts';

it('a share comes with where the true one is to be expected', () => {
  expect(replyShare({ sent: 0, replied: 0 })).toBeNull();
  const some = replyShare({ sent: 80, replied: 12 });
  expect(some?.share).toBeCloseTo(0.15, 5);
  // Wilson's interval, as the textbooks have it.
  expect(some?.low).toBeCloseTo(0.0879, 3);
  expect(some?.high).toBeCloseTo(0.244, 3);
  const none = replyShare({ sent: 3, replied: 0 });
  expect(none?.low).toBe(0);
  expect(none?.high).toBeGreaterThan(0.5);
});

it.each([
  [{ sent: 29, replied: 20 }, { sent: 400, replied: 4 }, 'too_few'],
  [{ sent: 60, replied: 9 }, { sent: 60, replied: 6 }, 'open'],
  [{ sent: 200, replied: 0 }, { sent: 200, replied: 0 }, 'open'],
  [{ sent: 300, replied: 45 }, { sent: 300, replied: 18 }, 'A'],
  [{ sent: 300, replied: 18 }, { sent: 300, replied: 45 }, 'B'],
] as const)('of %o and %o the verdict is %s', (a, b, verdict) => {
  expect(verdictOn(a, b).verdict).toBe(verdict);
});

it.each([
  [0, 4],
  [0, 6],
  [2, 9],
])('of 40 mails each, %i answers against %i may well be chance', (ofA, ofB) => {
  const { verdict, says } = verdictOn({ sent: 40, replied: ofA }, { sent: 40, replied: ofB });
  expect(verdict).toBe('open');
  expect(says).toMatch(
    /^No clear winner yet: if both were equally good, chance alone would produce .* in \d+ of 100 cases\.$/,
  );
});

it('says how often chance would do it, as the textbooks reckon it', () => {
  const says = (a: number, b: number) => verdictOn({ sent: 40, replied: a }, { sent: 40, replied: b }).says;
  expect(says(1, 5)).toContain('in 20 of 100 cases');
  expect(says(0, 4)).toContain('in 12 of 100 cases');
  expect(says(4, 4)).toBe('No difference so far: both are answered about as often.');
  expect(says(2, 12)).toMatch(/^B gets more answers: .* in less than 1 of 100 cases\.$/);
});

it('two that are the same are seldom told apart, even by somebody who looks every day', () => {
  // A fixed row of numbers in place of chance, so that the test says the same every time.
  let seed = 7;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const answers = () => Array.from({ length: 10 }, chance).filter((x) => x < 0.1).length;
  const isTold = () => {
    let [a, b] = [0, 0];
    return Array.from({ length: 30 }, (_, day) => {
      a += answers();
      b += answers();
      const sent = 10 * (day + 1);
      return verdictOn({ sent, replied: a }, { sent, replied: b }).verdict;
    }).some((verdict) => verdict === 'A' || verdict === 'B');
  };
  const told = Array.from({ length: 400 }, isTold);
  expect(told.filter(Boolean).length / told.length).toBeLessThan(0.08);
});
