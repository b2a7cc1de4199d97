import { expect, it } from 'vitest';
import { choiceIn, isShown } from './shown-columns.ts';

it('shows what can’t be left out, what is usual, and what was asked for', () => {
  expect(isShown({ id: 'name' }, { name: false })).toBe(true);
  expect(isShown({ id: 'rank', hideable: 'shown' }, {})).toBe(true);
  expect(isShown({ id: 'rank', hideable: 'shown' }, { rank: false })).toBe(false);
  expect(isShown({ id: 'fees', hideable: 'hidden' }, {})).toBe(false);
  expect(isShown({ id: 'fees', hideable: 'hidden' }, { fees: true })).toBe(true);
});

it.each([
  [null, {}],
  ['{"rank":false}', { rank: false }],
  ['{"rank":"no","fees":true}', { fees: true }],
  ['[1]', {}],
  ['null', {}],
  ['{', {}],
])('makes the best of %s', (text, expected) => expect(choiceIn(text)).toEqual(expected));
