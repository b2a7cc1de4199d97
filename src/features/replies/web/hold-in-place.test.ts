import { expect, it } from 'vitest';
import { inPlace } from './hold-in-place.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

it('keeps each line where it is when others come above it, and says how many', () => {
  expect(inPlace(rows(3, 2, 1), rows(5, 4, 3, 2, 1))).toEqual({ shown: rows(3, 2, 1), fresh: 2 });
});

it('keeps a line in its place that something new has come to', () => {
  expect(inPlace(rows(3, 2, 1), rows(1, 3, 2))).toEqual({ shown: rows(3, 2, 1), fresh: 0 });
});

it('lets a line go that is done with, and what follows come after the others', () => {
  expect(inPlace(rows(3, 2, 1), rows(3, 1, 0))).toEqual({ shown: rows(3, 1, 0), fresh: 0 });
});

it('shows another list as it is', () => {
  expect(inPlace(rows(3, 2), rows(9, 8))).toEqual({ shown: rows(9, 8), fresh: 0 });
});
