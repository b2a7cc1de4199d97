import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('leaves a value as it is where a database takes all of it', () => {
  const value = { name: 'Fjällräven 🦊', tags: ['a', null, 3], at: new Date(0) };
  expect(storable(value)).toBe(value);
});

it('takes out what no database takes, however deep it lies, in names too', () => {
  const half = '\ud83e';
  expect(storable({ [`na\0me${half}`]: [{ text: `a\0b${half}` }], count: 2 })).toEqual({
    'name\ufffd': [{ text: 'ab\ufffd' }],
    count: 2,
  });
});
