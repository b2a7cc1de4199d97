import { dayIn } from '../../../kernel/clock.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';

/** By which calendar an account's days are counted. */
export interface Calendar {
  timeZone: string;
  /** The zone that counted until it was changed, and the day ("2026-03-09") in the course of which it was. */
  timeZoneBefore: { timeZone: string; changedOn: string } | null;
}

/**
 * The calendar day that what is done now counts for. A new time zone counts from the next day, and no day comes
 * back: who moves west stays on the day of the change until the new zone has passed it too.
 */
export function calendarDay(calendar: Calendar, now: Date): string {
  const day = dayIn(countingZone(calendar, now), now);
  const changedOn = calendar.timeZoneBefore?.changedOn;
  if (changedOn !== undefined && day < changedOn) return changedOn;
  return day;
}

/** The zone by whose clock it is now. */
export function countingZone({ timeZone, timeZoneBefore: before }: Calendar, now: Date): string {
  return before && dayIn(before.timeZone, now) <= before.changedOn ? before.timeZone : timeZone;
}

/** The day since which nothing may have been sent for another zone to count at once: the earlier one of the two zones'. */
export function earlierDay(calendar: Calendar, timeZone: string, now: Date): string {
  const day = calendarDay(calendar, now);
  const other = dayIn(timeZone, now);
  return other.localeCompare(day) < 0 ? other : day;
}

/**
 * The calendar after a person picks another zone now; several picks within a day count as one. Where nothing was sent
 * since the `earlierDay`, there is no day's limit to be had twice, and the zone counts at once.
 */
export function changeTimeZone(
  calendar: Calendar,
  timeZone: string,
  { now, hasSent }: { now: Date; hasSent: boolean },
): Calendar {
  if (timeZone === calendar.timeZone) return calendar;
  if (!hasSent) return { timeZone, timeZoneBefore: null };
  const before = { timeZone: countingZone(calendar, now), changedOn: calendarDay(calendar, now) };
  return { timeZone, timeZoneBefore: before };
}

// A zone that skips a day leaves 48 hours between two midnights; a move across the date line can add another day.
const LONGEST_DAY_MS = 80 * HOUR_MS;

/** The moment at which the next day begins: the first one of which `calendarDay` says so. */
export function nextDayBegins(calendar: Calendar, now: Date): Date {
  const today = calendarDay(calendar, now);
  const isLater = (at: number) => calendarDay(calendar, new Date(at)) > today;
  let before = now.getTime();
  let after = before + HOUR_MS;
  while (!isLater(after) && after - now.getTime() < LONGEST_DAY_MS) {
    before = after;
    after += HOUR_MS;
  }
  // Clocks have been set forward at midnight itself, so the day's first moment is looked for, not computed.
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isLater(middle)) after = middle;
    else before = middle;
  }
  return new Date(after);
}
