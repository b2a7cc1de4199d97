import { expect, it } from 'vitest';
import { queryWords, unitSign, unitsIn } from './query-words.ts';

it.each([
  [{}, 'Everything there is'],
  [
    {
      current_BUY_BOX_SHIPPING_gte: 1_500,
      current_BUY_BOX_SHIPPING_lte: 6_000,
      current_SALES_lte: 100_000,
      current_COUNT_NEW_gte: 3,
      current_COUNT_NEW_lte: 15,
      availabilityAmazon: [-1],
      sort: [['current_SALES', 'asc']],
    },
    'Buy Box price $15 to $60, rank up to 100,000, 3 to 15 new offers, Amazon not a seller',
  ],
  [
    { rootCategory: [1_055_398, 228_013], brand: ['A', 'B', 'C', 'D', 'E'] },
    'In Home & Kitchen or Tools & Home Improvement, brand A or B or C or 2 more',
  ],
  [{ current_RATING_gte: 45, monthlySold_gte: 50 }, 'At least 50 sold a month, rating from 4.5 stars'],
  [
    { current_NEW_gte: 1_999, outOfStockPercentage90_gte: 60 },
    'New price from $19.99, Amazon out of stock from 60%',
  ],
  [{ productType: [5] }, 'Only variation parent'],
  [{ productType: [0, 1, 2], packageWeight_lte: 900 }, 'Weight up to 900 g'],
  [{ hasAPlus: true, title: 'cup' }, '2 other filters'],
])('says of %j what it looks for', (selection, expected) =>
  expect(queryWords({ siteId: 1, selection })).toBe(expected),
);

it('tells money in the site’s own currency, and ids where it knows no names', () => {
  const selection = { current_NEW_lte: 2_500, rootCategory: [11_052_681] };
  expect(queryWords({ siteId: 2, selection })).toBe('In category 11052681, new price up to £25');
  expect(queryWords({ siteId: 5, selection })).toBe('In category 11052681, new price up to ¥2,500');
  expect([unitsIn('money', 1), unitsIn('money', 5), unitsIn('stars', 1)]).toEqual([100, 1, 10]);
  expect(unitSign('money', 3)).toBe('€');
});
