import { expect, it } from 'vitest';
import { requestedRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=200-299', { first: 200, last: 299 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
])('reads %s of a file of 1,000 bytes', (header, range) => {
  expect(requestedRange(header, 1_000)).toEqual(range);
});

it.each(['bytes=1000-', 'bytes=300-200', 'bytes=-0'])('says that %s cannot be had', (header) => {
  expect(requestedRange(header, 1_000)).toBe('unsatisfiable');
});

it.each([undefined, 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])('takes %s for the whole file', (header) => {
  expect(requestedRange(header, 1_000)).toBeNull();
});
