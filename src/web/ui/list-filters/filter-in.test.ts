import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filterIn } from './filter-in.ts';

const Filter = z.object({
  search: z.optional(z.string()),
  least: z.optional(z.coerce.number().check(z.minimum(0))),
  tag: z.optional(z.union([z.string(), z.array(z.string())])),
});

it.each([
  ['', {}],
  ['search=kim&least=5&page=3&sort=-name', { search: 'kim', least: 5 }],
  ['tag=a&tag=b', { tag: ['a', 'b'] }],
  ['least=much&search=kim', { search: 'kim' }],
  ['least=-1', {}],
])('understands of the address “%s” what the list can be filtered by', (address, expected) =>
  expect(filterIn(Filter, new URLSearchParams(address))).toEqual(expected),
);
