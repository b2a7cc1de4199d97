import { expect, it } from 'vitest';
import { whyNoneFits } from './log-words.ts';

const NONE = { text: '', from: '', to: '' };

it.each([
  [{ ...NONE, text: 'keepa' }, 'Each word has to appear somewhere in the line.'],
  [{ ...NONE, from: '2026-03-09T10:00' }, 'None of this kind is of that time.'],
  [NONE, 'None of this kind was logged.'],
  [{ text: 'keepa', from: '2026-03-09T10:00', to: '2026-03-09T09:00' }, '“From” is later than “to”.'],
])('says why no line fits %j', (filters, expected) => {
  expect(whyNoneFits(filters)).toBe(expected);
});
