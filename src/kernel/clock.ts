export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

type InZone<Told> = (timeZone: string, at: Date) => Told;

/** The last answer of each zone, kept: whoever gives out a crowd of places asks for one and the same moment for each. */
export function onceAMoment<Told>(tell: InZone<Told>): InZone<Told> {
  const last = new Map<string, { moment: number; told: Told }>();
  return (timeZone, at) => {
    const moment = at.getTime();
    const before = last.get(timeZone);
    if (before?.moment === moment) return before.told;
    const told = tell(timeZone, at);
    last.set(timeZone, { moment, told });
    return told;
  };
}

/** To make one takes far longer than to use it, and there are only a few hundred time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day ("2026-03-09") that it is in a time zone. */
export const dayIn = onceAMoment((timeZone, at) => {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    dayFormats.set(timeZone, format);
  }
  return format.format(at);
});

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
