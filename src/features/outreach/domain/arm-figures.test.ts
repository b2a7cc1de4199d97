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

it('two that are the same are seldom told apart', () => {
  // A fixed row of numbers in place of chance, so that the test says the same every time.
  let seed = 7;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const arm = () => ({
    sent: 200,
    replied: Array.from({ length: 200 }, chance).filter((x) => x < 0.1).length,
  });
  const told = Array.from({ length: 400 }, () => verdictOn(arm(), arm()).verdict);
  expect(told.filter((verdict) => verdict === 'A' || verdict === 'B').length / told.length).toBeLessThan(
    0.08,
  );
});
