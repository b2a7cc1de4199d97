import { expect, it } from 'vitest';
import { choiceIn, choiceOf, isShown } from './shown-columns.ts';

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

it('shows exactly the columns of a view, and the usual ones for a view without any', () => {
  const columns = [
    { id: 'name' },
    { id: 'rank', hideable: 'shown' },
    { id: 'fees', hideable: 'hidden' },
  ] as const;
  const shownFor = (ids: string[]) =>
    columns.filter((column) => isShown(column, choiceOf(columns, ids))).map(({ id }) => id);
  expect(shownFor(['fees'])).toEqual(['name', 'fees']);
  expect(shownFor([])).toEqual(['name', 'rank']);
});
