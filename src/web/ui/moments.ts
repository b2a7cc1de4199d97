const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

type Format = (iso: string) => string;

/** Made when a moment is first written: most pages write two of the eight, and each takes a phone 2 ms to make. */
function format(options: Intl.DateTimeFormatOptions): Format {
  let written: Intl.DateTimeFormat | undefined;
  return (iso) => {
    written ??= new Intl.DateTimeFormat('en-US', options);
    return written.format(new Date(iso));
  };
}

/** "14:05", of a moment that is less than a day away. */
export const clock = format(CLOCK);
const dateAndTime = format({ month: 'short', day: 'numeric', ...CLOCK });
const weekdayAndTime = format({ weekday: 'short', ...CLOCK });

const isToday = (iso: string, now: Date): boolean => new Date(iso).toDateString() === now.toDateString();

const shortMonthAndDay = format({ month: 'short', day: 'numeric' });

/** "Mar 9, 2026" */
export const day = format(DATE);

/** "Mar 9, 2026" of "2026-03-09": a day as a calendar has it, wherever the browser stands. */
export const calendarDay = (date: string): string => day(`${date}T12:00:00`);

/** Today where the person is: "2026-03-09". */
export const localDay = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** "Mar 9" of this year, "Mar 9, 2027" of another, where there is little room. */
export const shortDay = (iso: string, now = new Date()): string =>
  new Date(iso).getFullYear() === now.getFullYear() ? shortMonthAndDay(iso) : day(iso);

/** "March 9, 2026", in a sentence. */
export const longDay = format({ ...DATE, month: 'long' });

/** "March 9", of a day that is less than a year away. */
export const monthAndDay = format({ month: 'long', day: 'numeric' });

/** "Mar 9, 2026, 14:05", for what is read years later, too. */
export const dayAndTime = format({ ...DATE, ...CLOCK });

/** "14:05" today, "Mar 9, 14:05" on any other day. */
export const moment = (iso: string, now = new Date()): string =>
  isToday(iso, now) ? clock(iso) : dateAndTime(iso);

const SIX_DAYS_MS = 6 * 86_400_000;

/** "14:05" today, "Mon 14:05" on one of the next days, "Mar 9, 2026" once its weekday would tell too little. */
export function momentSoon(iso: string, now = new Date()): string {
  if (isToday(iso, now)) return clock(iso);
  return Date.parse(iso) - now.getTime() < SIX_DAYS_MS ? weekdayAndTime(iso) : day(iso);
}
