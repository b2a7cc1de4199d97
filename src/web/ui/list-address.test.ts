import { expect, it } from 'vitest';
import { pageIn, withFilter } from './list-address.ts';

const address = (text: string) => new URLSearchParams(text);

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 2],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=1.5', 0],
  ['page=x', 0],
])('the address “%s” asks for page %i', (text, page) => expect(pageIn(address(text))).toBe(page));

it('begins at the first page with another filter, and keeps the others', () => {
  expect(withFilter(address('search=kim&page=4'), { group: 'admins' }).toString()).toBe(
    'search=kim&group=admins',
  );
});

it('leaves out what is empty, and the first page', () => {
  expect(withFilter(address('search=kim&group=admins'), { search: '' }).toString()).toBe('group=admins');
  expect(withFilter(address('search=kim&page=4'), { page: 1 }).toString()).toBe('search=kim');
  expect(withFilter(address('search=kim'), { page: 2 }).toString()).toBe('search=kim&page=2');
});
