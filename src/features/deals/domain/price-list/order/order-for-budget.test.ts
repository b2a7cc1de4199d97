import { expect, it } from 'vitest';
import { type OrderableLine, orderForBudget } from './order-for-budget.ts';

const line = (id: number, more: Partial<OrderableLine> = {}): OrderableLine => ({
  id,
  caseCostCents: 10_000,
  listingsPerCase: 10,
  monthlyUnits: 10,
  roi: 50,
  minimumCases: 1,
  inStock: 0,
  ...more,
});
const WISHES = { budgetCents: 100_000, mostMonths: 2, leastRoiPercent: 20, minimumOrderCents: null };
const cases = (lines: OrderableLine[], wishes: Partial<typeof WISHES> | { minimumOrderCents: number } = {}) =>
  Object.fromEntries(orderForBudget(lines, { ...WISHES, ...wishes }).cases);

it('gives every line a first month before any a second', () => {
  expect(cases([line(1), line(2, { roi: 90 }), line(3)], { budgetCents: 40_000 })).toEqual({
    1: 1,
    2: 2,
    3: 1,
  });
});

it('never spends more than the budget, and goes on to what still fits', () => {
  const lines = [line(1, { roi: 90, caseCostCents: 70_000 }), line(2, { caseCostCents: 20_000 })];
  const plan = orderForBudget(lines, WISHES);
  expect(Object.fromEntries(plan.cases)).toEqual({ 1: 1, 2: 1 });
  expect(plan.totalCents).toBe(90_000);
});

it('leaves lines that return too little, sell nothing, or whose case would lie too long', () => {
  expect(
    cases([line(1, { roi: 19 }), line(2, { monthlyUnits: 0 }), line(3, { listingsPerCase: 21 })]),
  ).toEqual({});
  expect(cases([line(1, { roi: 20 }), line(3, { listingsPerCase: 20 })])).toEqual({ 1: 2, 3: 1 });
});

it('counts what is left of earlier orders, and spends the money on what runs out', () => {
  // Of the first, a month of ten is left: of two months, only the second is to be bought.
  const lines = [line(1, { roi: 90, inStock: 10 }), line(2)];
  expect(cases(lines, { budgetCents: 30_000 })).toEqual({ 1: 1, 2: 2 });
  expect(cases([line(1, { inStock: 20 })])).toEqual({});
  // Its only case would last longer than the two months together with what is left.
  expect(cases([line(1, { listingsPerCase: 15, inStock: 8 })])).toEqual({});
});

it('buys as many cases as the brand sends at least, or none', () => {
  expect(cases([line(1, { minimumCases: 2 })])).toEqual({ 1: 2 });
  expect(cases([line(1, { minimumCases: 3 })])).toEqual({});
  expect(cases([line(1, { minimumCases: 2 })], { budgetCents: 19_999 })).toEqual({});
});

it('goes on with further months where the brand’s minimum isn’t reached, as far as the budget goes', () => {
  expect(cases([line(1)], { minimumOrderCents: 50_000 })).toEqual({ 1: 5 });
  const plan = orderForBudget([line(1)], { ...WISHES, budgetCents: 30_000, minimumOrderCents: 50_000 });
  expect(plan).toMatchObject({ totalCents: 30_000, months: 3, shortCents: 20_000 });
});
