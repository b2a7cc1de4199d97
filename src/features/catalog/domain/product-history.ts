import { DAY_MS } from '../../../kernel/durations.ts';

/** How far back a listing's history is shown. */
const HISTORY_DAYS = 365;

type HistorySeries = 'buyBox' | 'new' | 'amazon' | 'salesRank' | 'newOffers';

/** When something changed, and to what; null: nobody offered it any more, or nobody knows. */
export type Step = readonly [at: Date, value: number | null];

/** A listing's series as its source keeps them, each in order. Prices in cents. */
export type ProductSteps = Record<HistorySeries, Step[]>;

/** The same day by day, one value for each. */
export interface ProductHistory extends Record<HistorySeries, (number | null)[]> {
  /** The last day, as a UTC date: "2026-03-09". */
  until: string;
}

export const historyOf = (steps: ProductSteps, until: Date): ProductHistory => ({
  until: until.toISOString().slice(0, 10),
  buyBox: valuesByDay(steps.buyBox, until),
  new: valuesByDay(steps.new, until),
  amazon: valuesByDay(steps.amazon, until),
  salesRank: valuesByDay(steps.salesRank, until),
  newOffers: valuesByDay(steps.newOffers, until),
});

/** The value at the end of each of the days up to `until`: what was said last holds until something else is. */
export function valuesByDay(steps: readonly Step[], until: Date, days = HISTORY_DAYS): (number | null)[] {
  const lastDay = Math.floor(until.getTime() / DAY_MS);
  let next = 0;
  let value: number | null = null;
  return Array.from({ length: days }, (_, index) => {
    const end = (lastDay - days + index + 2) * DAY_MS;
    for (let step = steps[next]; step && step[0].getTime() < end; step = steps[next]) {
      value = step[1];
      next += 1;
    }
    return value;
  });
}

/** The day of each value, the oldest first. */
export function daysOf({ until, salesRank }: Pick<ProductHistory, 'until' | 'salesRank'>): string[] {
  const last = Date.parse(`${until}T00:00:00Z`);
  return salesRank.map((_, index) =>
    new Date(last - (salesRank.length - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
