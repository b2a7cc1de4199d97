import { HOUR_MS } from '../../../kernel/durations.ts';

export interface SnoozeChoice {
  label: string;
  at: string;
}

const MORNING = 8;

/** The morning of what a brand named, a day, a month (`2026-03`) or a quarter (`2026-Q1`); null once it is past. */
export function morningNamed(named: string, now: Date): string | null {
  const [, year, quarter, month, date] = /^(\d{4})-(?:Q([1-4])|(\d{2})(?:-(\d{2}))?)$/.exec(named) ?? [];
  if (year === undefined) return null;
  const first = quarter === undefined ? Number(month) - 1 : (Number(quarter) - 1) * 3;
  const morning = new Date(Number(year), first, Number(date ?? 1), MORNING);
  return morning > now ? morning.toISOString() : null;
}

/** Moments that people put things off to, by the clock of whoever looks at it. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const at = (days: number, hour: number): string =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString();
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  const later = new Date(now.getTime() + 3 * HOUR_MS).toISOString();
  return [
    { label: 'In three hours', at: later },
    { label: 'Tomorrow', at: at(1, MORNING) },
    // On a Sunday that is tomorrow, and on a Monday in a week.
    ...(untilMonday === 1 || untilMonday === 7 ? [] : [{ label: 'On Monday', at: at(untilMonday, MORNING) }]),
    { label: 'In a week', at: at(7, MORNING) },
    { label: 'In a month', at: at(30, MORNING) },
  ];
}
