import { onceAMoment } from '../../../../kernel/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../../../kernel/durations.ts';
import { type Calendar, calendarDay, countingZone } from '../../../accounts/domain/calendar.ts';
import type { SendingWindow } from './sender.ts';

// A window opens within a week; a zone may skip a day on top.
const DAYS_AHEAD = 9;

/** Whether the clock of the calendar's zone stands within the window. */
export function isWithin(window: SendingWindow, calendar: Calendar, at: Date): boolean {
  const { weekday, minutes } = wallClock(countingZone(calendar, at), at);
  const { start, end, days } = window;
  if (start < end) return days.includes(weekday) && minutes >= start && minutes < end;
  return (days.includes(weekday) && minutes >= start) || (days.includes(dayBefore(weekday)) && minutes < end);
}

const dayBefore = (weekday: number): number => ((weekday + 5) % 7) + 1;

/** The first moment from `at` on that is within the window. */
export function nextWithin(window: SendingWindow, calendar: Calendar, at: Date): Date {
  if (isWithin(window, calendar, at)) return at;
  const today = Date.parse(calendarDay(calendar, at));
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = today + ahead * DAY_MS;
    const opens = opening(window, calendar, day, at);
    if (opens) return opens;
  }
  // Nothing but a zone that doesn't exist comes here.
  return new Date(at.getTime() + DAY_MS);
}

/**
 * When the window opens on a day, given as its midnight by UTC, no earlier than `from`; null where it doesn't. A time
 * that the clocks skip comes as the first one after it, and of one that comes twice the first counts.
 */
function opening(window: SendingWindow, calendar: Calendar, day: number, from: Date): Date | null {
  const wanted = day + window.start * MINUTE_MS;
  const clockAt = (at: number) => wallClock(countingZone(calendar, new Date(at)), new Date(at));
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => clockAt(at).asUtc - at);
  const earliest = Math.max(wanted - Math.max(...offsets), Math.ceil(from.getTime() / MINUTE_MS) * MINUTE_MS);
  // Without a change of the clocks around it this is one moment.
  const latest = wanted - Math.min(...offsets);
  for (let at = earliest; at <= latest; at += MINUTE_MS)
    if (clockAt(at).asUtc >= wanted && isWithin(window, calendar, new Date(at))) return new Date(at);
  return null;
}

interface WallClock {
  /** From Monday, which is 1. */
  weekday: number;
  minutes: number;
  /** What the clock shows, read as if it were UTC, to the minute. */
  asUtc: number;
}

/** To make one takes far longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const wallClock = onceAMoment((timeZone, at): WallClock => {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const midnight = Date.UTC(part('year'), part('month') - 1, part('day'));
  const minutes = part('hour') * 60 + part('minute');
  // The seconds are the same in every zone of today.
  const seconds = at.getTime() % MINUTE_MS;
  return {
    weekday: ((new Date(midnight).getUTCDay() + 6) % 7) + 1,
    minutes,
    asUtc: midnight + minutes * MINUTE_MS + seconds,
  };
});

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Friday, 9:00–17:00"; null where the window is never closed. */
export function windowWords({ start, end, days }: SendingWindow): string | null {
  const isWholeDay = start === 0 && end === 1440;
  const hours = isWholeDay
    ? null
    : `${timeWords(start)}–${timeWords(end)}${end < start ? ' the next day' : ''}`;
  const names = days.length === 7 ? null : dayWords(days);
  return [names, hours].filter((part) => part !== null).join(', ') || null;
}

const timeWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function dayWords(days: readonly number[]): string {
  const sorted = [...days].sort((one, other) => one - other);
  const name = (day: number | undefined): string => DAY_NAMES[(day ?? 1) - 1] ?? '';
  const isInARow = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  if (sorted.length > 2 && isInARow) return `${name(sorted[0])} to ${name(sorted.at(-1))}`;
  return sorted.map(name).join(', ');
}
