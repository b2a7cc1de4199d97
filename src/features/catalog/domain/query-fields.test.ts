import { expect, it } from 'vitest';
import { isKnownFilter } from '../../../providers/keepa/finder-fields.ts';
import {
  choiceIn,
  namesIn,
  numbersIn,
  ORDERS,
  orderIn,
  otherFilters,
  QUERY_GROUPS,
  type QueryField,
  rangeIn,
  type Selection,
  withFilter,
  withOrder,
} from './query-fields.ts';
import { selectionFault } from './selection-fault.ts';

const FIELDS = QUERY_GROUPS.flatMap(({ fields }) => fields);

/** The same numbers on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Fills a field with something that it can show, as a person might. */
function filled(selection: Selection, field: QueryField, roll: (sides: number) => number): Selection {
  switch (field.kind) {
    case 'range': {
      const least = roll(100);
      const ends = roll(3);
      const from = ends === 1 ? selection : withFilter(selection, `${field.filter}_gte`, least);
      return ends === 0 ? from : withFilter(from, `${field.filter}_lte`, least + roll(1_000));
    }
    case 'names':
      return withFilter(selection, field.filter, ['Yeti', 'Bath & Body Works'].slice(roll(2)));
    case 'categories':
      return withFilter(selection, field.filter, [1_055_398, 228_013].slice(roll(2)));
    case 'kinds':
      return withFilter(selection, field.filter, [field.options[roll(field.options.length)]?.value]);
    case 'choice':
      return withFilter(selection, field.filter, field.options[roll(field.options.length)]?.value);
  }
}

/** Reads a field and writes down what was read, as the builder does when it is touched. */
function rewritten(selection: Selection, field: QueryField): Selection {
  switch (field.kind) {
    case 'range': {
      const { least, most } = rangeIn(selection, field);
      const from = withFilter(selection, `${field.filter}_gte`, least ?? undefined);
      return withFilter(from, `${field.filter}_lte`, most ?? undefined);
    }
    case 'names': {
      const names = namesIn(selection, field);
      return withFilter(selection, field.filter, names.length > 0 ? names : undefined);
    }
    case 'categories':
    case 'kinds': {
      const numbers = numbersIn(selection, field);
      return withFilter(selection, field.filter, numbers.length > 0 ? numbers : undefined);
    }
    case 'choice':
      return withFilter(selection, field.filter, choiceIn(selection, field)?.value);
  }
}

it.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'shows in its fields what was chosen in them, and loses nothing else (%i)',
  (seed) => {
    const roll = dice(seed + 1);
    const stranger = { hasAPlus: true, salesRankTopPct_lte: 5 };
    let selection: Selection = { ...stranger };
    for (const field of FIELDS) if (roll(2) === 1) selection = filled(selection, field, roll);
    selection = withOrder(selection, ORDERS[roll(ORDERS.length)]);

    expect(selectionFault(selection)).toBeNull();
    expect(otherFilters(selection)).toEqual(Object.entries(stranger));
    expect(FIELDS.reduce(rewritten, selection)).toEqual(selection);
    expect(withOrder(selection, orderIn(selection))).toEqual(selection);
  },
);

it('asks only for filters and orders that the product finder knows', () => {
  const names = FIELDS.flatMap((field) =>
    field.kind === 'range' ? [`${field.filter}_gte`, `${field.filter}_lte`] : [field.filter],
  );
  expect(names.filter((name) => !isKnownFilter(name))).toEqual([]);
  expect(ORDERS.filter(({ filter }) => !isKnownFilter(`${filter}_gte`))).toEqual([]);
});

it.each([
  ['no offer of Amazon’s, said by a price below zero', { current_AMAZON_lte: -1 }],
  ['a figure in words', { current_SALES_lte: 'many' }],
  ['a setting of which the builder has no choice', { availabilityAmazon: [3] }],
  ['a kind of product that it doesn’t list', { productType: [0, 9] }],
  [
    'an order of two parts',
    {
      sort: [
        ['current_SALES', 'asc'],
        ['monthlySold', 'desc'],
      ],
    },
  ],
])('keeps %s as another filter', (_, selection) =>
  expect(otherFilters(selection)).toEqual(Object.entries(selection)),
);

it('takes a brand that stands alone for a list of one', () => {
  expect(namesIn({ brand: 'Yeti' }, { filter: 'brand' })).toEqual(['Yeti']);
  expect(otherFilters({ brand: 'Yeti' })).toEqual([]);
});
