export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** To make one takes far longer than to use it, and there are only a few hundred time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day ("2026-03-09") that it is in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    dayFormats.set(timeZone, format);
  }
  return format.format(at);
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
