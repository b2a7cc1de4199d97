import { expect, it } from 'vitest';
import { firstOf } from './run-preview.ts';

it('shows the first five, and of those with one address the first', () => {
  const emails = [
    'b2b@group.com',
    'a@a.com',
    'B2B@Group.com',
    null,
    'b@b.com',
    'c@c.com',
    'd@d.com',
    'e@e.com',
  ];
  const brands = emails.map((email, id) => ({ id, email }));
  expect(firstOf(brands).map(({ id }) => id)).toEqual([0, 1, 4, 5, 6]);
});
