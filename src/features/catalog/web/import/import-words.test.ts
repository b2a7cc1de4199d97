import { expect, it } from 'vitest';
import { wordsOfState } from './import-words.ts';

const NO_ROWS = {
  rowsTotal: 0,
  productsAdded: 0,
  productsChanged: 0,
  productsUnchanged: 0,
  rowsRepeated: 0,
  rowsRefused: 0,
  brandRows: 0,
  brandsChanged: 0,
};

it('a file of which no row was taken in isn’t called imported', () => {
  const refused = { ...NO_ROWS, rowsTotal: 5, rowsRefused: 5 };
  expect(wordsOfState({ ...refused, state: 'finished' })).toEqual({ label: 'All refused', tone: 'warn' });
  expect(wordsOfState({ ...refused, state: 'stopped' }).label).toBe('Stopped');
  expect(wordsOfState({ ...refused, rowsTotal: 6, productsAdded: 1, state: 'finished' }).label).toBe(
    'Imported',
  );
});
