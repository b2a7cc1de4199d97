import { DAY_MS } from '../../../kernel/durations.ts';

/** How far back the chart reaches. */
export const DAYS_SHOWN = 90;

/** A plan's month, as the credits that it grants have it. */
const DAYS_OF_MONTH = 30;

export interface DayOfUsage {
  /** "2026-03-09", by the account's own calendar. */
  day: string;
  /** Inquiries that went out. */
  sent: number;
  /** Brands for which the Source Bot found a way in. */
  found: number;
}

export interface Usage {
  sentToday: number;
  remainingThisMonth: number;
  brands: number;
  quota: number;
  /** One for each day, oldest first, the last one today. */
  days: DayOfUsage[];
}

export interface UsageFacts {
  today: string;
  emailsPerDay: number;
  brands: number;
  sent: readonly { day: string; count: number }[];
  found: readonly { day: string; count: number }[];
}

/** The specification's own figures: shown under a badge until the account has some. */
export const SAMPLE_USAGE = { sentToday: 12, remainingThisMonth: 88, brands: 24, quota: 100 } as const;

export function usageOf({ today, emailsPerDay, brands, sent, found }: UsageFacts): Usage {
  const sentOn = byDay(sent);
  const foundOn = byDay(found);
  const month = today.slice(0, 7);
  const sentThisMonth = sent
    .filter(({ day }) => day.startsWith(month))
    .reduce((sum, { count }) => sum + count, 0);
  const quota = emailsPerDay * DAYS_OF_MONTH;
  return {
    sentToday: sentOn.get(today) ?? 0,
    remainingThisMonth: Math.max(0, quota - sentThisMonth),
    brands,
    quota,
    days: daysUntil(today, DAYS_SHOWN).map((day) => ({
      day,
      sent: sentOn.get(day) ?? 0,
      found: foundOn.get(day) ?? 0,
    })),
  };
}

const byDay = (counts: UsageFacts['sent']): Map<string, number> =>
  new Map(counts.map(({ day, count }) => [day, count]));

/** Days are names here, so no zone can skip or double one. */
export const dayBefore = (day: string, days: number): string => nameOf(Date.parse(day) - days * DAY_MS);

/** So many days in a row, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayBefore(last, count - 1 - index));

const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
