import { expect, it } from 'vitest';
import { casesAnew } from './keep-picks.ts';

it.each([
  ['stay as they are where the case is the same', 4, 6, 6, 4],
  ['become fewer where a case holds more', 4, 6, 12, 2],
  ['become units where the list names no case any more', 4, 6, null, 24],
  ['become cases where it named none before', 24, null, 6, 4],
  ['come as close to the same units as whole cases do', 4, 6, 10, 2],
  ['stay at least one', 1, 2, 48, 1],
])('picked cases %s', (_, cases, before, after, expected) => {
  expect(casesAnew({ cases, casePack: before }, after)).toBe(expected);
});
