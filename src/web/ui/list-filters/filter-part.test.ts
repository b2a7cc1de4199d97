import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filterIn } from './filter-in.ts';
import { askedBy, chipsOf, type FilterGroup, rangeFault, shownIn } from './filter-part.ts';

const GROUPS: readonly FilterGroup[] = [
  {
    title: 'Figures',
    parts: [
      { kind: 'range', label: 'Score', unit: 'score', least: 'scoreMin', most: 'scoreMax' },
      { kind: 'range', label: 'Price', unit: 'money', least: 'priceMin', most: 'priceMax' },
      { kind: 'range', label: 'Amazon’s share', unit: 'percent', most: 'amazonMax' },
    ],
  },
  {
    title: 'State',
    parts: [
      {
        kind: 'choice',
        label: 'Email',
        name: 'hasEmail',
        options: [
          { value: 'true', label: 'Found' },
          { value: 'false', label: 'None' },
        ],
      },
    ],
  },
];

const SCHEMA = z.object({
  scoreMin: z.optional(z.coerce.number()),
  priceMin: z.optional(z.coerce.number()),
  priceMax: z.optional(z.coerce.number()),
  amazonMax: z.optional(z.coerce.number()),
  hasEmail: z.optional(z.enum(['true', 'false'])),
});
const chips = (address: string) => {
  const query = new URLSearchParams(address);
  return chipsOf(GROUPS, query, filterIn(SCHEMA, query));
};
const texts = (address: string) => chips(address).map(({ text }) => text);

it.each([
  ['', []],
  ['search=kim&sort=-score&page=3', []],
  ['scoreMin=60', ['Score: at least 60']],
  ['priceMin=1250&priceMax=400000', ['Price: $12.5 to $4,000']],
  ['amazonMax=20', ['Amazon’s share: at most 20%']],
  ['hasEmail=true', ['Email: Found']],
  ['scoreMin=much', []],
  // The list can't be filtered by these, so that no chip may say that it is.
  ['scoreMin=900&priceMin=-1&amazonMax=1e9', []],
  ['hasEmail=odd', []],
  ['hasEmail=true&hasEmail=odd', []],
])('says of the address “%s” what it filters by', (address, expected) =>
  expect(texts(address)).toEqual(expected),
);

it('names what goes with a chip: both ends of a range', () => {
  const [chip] = chips('scoreMin=60');
  expect(chip?.names).toEqual(['scoreMin', 'scoreMax']);
});

it('asks for money in cents and shows it in whole currency', () => {
  expect(askedBy('money', '$1,250.50')).toBe('125050');
  expect(shownIn('money', '125050')).toBe('1250.5');
  expect(shownIn('count', null)).toBe('');
});

it.each(['', ' ', 'many', '-3', '1e20'])('asks nothing by “%s”', (typed) =>
  expect(askedBy('count', typed)).toBe(''),
);

it('asks for no score and no share above a hundred', () => {
  expect([askedBy('score', '100'), askedBy('score', '900'), askedBy('percent', '101')]).toEqual([
    '100',
    '',
    '',
  ]);
});

it('asks for a return of a loss, and of more than was paid', () => {
  expect([askedBy('return', '-20'), askedBy('return', '150%')]).toEqual(['-20', '150']);
});

it.each([
  ['stars', '1000', '', '0 to 5'],
  ['score', '', '900', '0 to 100'],
  ['percent', '101', '', '0% to 100%'],
  ['return', '1e9', '', 'Please enter a number'],
  ['money', '-3', '', 'Not below 0'],
  ['count', '99999999999999999999', '', 'Too large'],
  ['count', 'many', '5', 'Please enter a number'],
  ['money', '20', '10', 'From is above To'],
  ['money', '10', '20', null],
  ['stars', ' ', '4.5', null],
] as const)('says of a range in %s from “%s” to “%s” why it is not asked: %s', (unit, least, most, fault) =>
  expect(rangeFault(unit, least, most)).toBe(fault),
);
