export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** To make one takes far longer than to use it, and there are only a few hundred time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
/** By zone: whoever gives out a crowd of places asks for one and the same moment for each. */
const lastDays = new Map<string, { at: number; day: string }>();

/** The calendar day ("2026-03-09") that it is in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const moment = at.getTime();
  const last = lastDays.get(timeZone);
  if (last?.at === moment) return last.day;
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    dayFormats.set(timeZone, format);
  }
  const day = format.format(at);
  lastDays.set(timeZone, { at: moment, day });
  return day;
}

export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
