import { dayIn } from '../../../kernel/clock.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { emailsPerDayOf } from '../../billing/domain/plans.ts';

/** How many mails a day an account may send: its plan's, unless a figure of its own was agreed on. */
export const dailyLimitOf = (account: { plan: Plan; emailsPerDayOverride: number | null }): number =>
  account.emailsPerDayOverride ?? emailsPerDayOf(account.plan);

/** The zone whose calendar counts an account's mails, and the one that counted until it was changed. */
export interface SendingZone {
  timeZone: string;
  timeZoneBefore: string | null;
  /** The sending day ("2026-03-09") in the course of which it was changed. */
  timeZoneChangedOn: string | null;
}

/**
 * The calendar day that a mail sent now is counted on. A new time zone counts from the next day, and no day
 * comes back: who moves west stays on the day of the change until the new zone has passed it too.
 */
export function sendingDay(zone: SendingZone, now: Date): string {
  const { timeZone, timeZoneChangedOn } = zone;
  if (timeZoneChangedOn === null) return dayIn(timeZone, now);
  const day = dayIn(countingZone(zone, now), now);
  if (day < timeZoneChangedOn) return timeZoneChangedOn;
  return day;
}

function countingZone({ timeZone, timeZoneBefore, timeZoneChangedOn }: SendingZone, now: Date): string {
  if (timeZoneBefore === null || timeZoneChangedOn === null) return timeZone;
  return dayIn(timeZoneBefore, now) <= timeZoneChangedOn ? timeZoneBefore : timeZone;
}

/** The account's zone after a person picks another one now; several picks within a day count as one. */
export function changeZone(zone: SendingZone, timeZone: string, now: Date): SendingZone {
  if (timeZone === zone.timeZone) return zone;
  return {
    timeZone,
    timeZoneBefore: countingZone(zone, now),
    timeZoneChangedOn: sendingDay(zone, now),
  };
}

const HOUR_MS = 3_600_000;
// A zone that skips a day leaves 48 hours between two midnights; a move across the date line can add another day.
const LONGEST_DAY_MS = 80 * HOUR_MS;

/** The moment at which the next sending day begins: the first one of which `sendingDay` says so. */
export function nextDayBegins(zone: SendingZone, now: Date): Date {
  const today = sendingDay(zone, now);
  const isLater = (at: number) => sendingDay(zone, new Date(at)) > today;
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
