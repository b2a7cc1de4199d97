import { expect, it } from 'vitest';
import { rowsAhead } from './time-left.ts';

const RUN = { rowsTotal: 340, rowsDone: 50, rowsProcessed: 40, creditsLeft: 200 };

it('a run comes to the rows that its credits pay for, and to those between that cost nothing', () => {
  expect(rowsAhead(RUN)).toBe(290);
  expect(rowsAhead({ ...RUN, creditsLeft: 20 })).toBe(50);
  expect(rowsAhead({ ...RUN, creditsLeft: 0 })).toBe(0);
});

it('what costs nothing is gone through to the end', () => {
  expect(rowsAhead({ ...RUN, creditsLeft: null })).toBe(290);
  expect(rowsAhead({ ...RUN, rowsProcessed: 0, creditsLeft: 5 })).toBe(290);
});
