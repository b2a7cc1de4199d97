import { describe, expect, it } from 'vitest';
import { type Calendar, calendarDay, changeTimeZone, earlierDay, nextDayBegins } from './calendar.ts';

const zone = (timeZone: string): Calendar => ({ timeZone, timeZoneBefore: null });
const at = (iso: string) => new Date(iso);

describe('an account’s day', () => {
  it('is the calendar’s in the account’s time zone', () => {
    const moment = at('2026-03-10T02:30:00Z');
    expect(calendarDay(zone('America/New_York'), moment)).toBe('2026-03-09');
    expect(calendarDay(zone('Asia/Tokyo'), moment)).toBe('2026-03-10');
  });

  it.each([
    ['America/New_York', '2026-01-15T15:00:00Z', '2026-01-16T05:00:00Z'],
    // The clock goes forward on March 8: that day has 23 hours.
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    // And back on November 1: 25 hours.
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // Here midnight itself is skipped: the day begins at one o'clock.
    ['America/Santiago', '2026-09-05T20:00:00Z', '2026-09-06T04:00:00Z'],
    ['Asia/Kathmandu', '2026-05-01T18:14:59Z', '2026-05-01T18:15:00Z'],
    // Samoa left out December 30, 2011.
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T10:00:00Z'],
    ['UTC', '2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z'],
  ])('in %s after %s ends at %s', (timeZone, now, next) => {
    expect(nextDayBegins(zone(timeZone), at(now))).toEqual(at(next));
  });
});

describe('a change of time zone', () => {
  const noonInNewYork = at('2026-05-05T16:00:00Z');
  const moved = (calendar: Calendar, timeZone: string, now: Date) =>
    changeTimeZone(calendar, timeZone, { now, hasSent: true });

  it('counts at once where nothing was sent on the day that it ends, nor on the one that it begins', () => {
    const fresh = { now: noonInNewYork, hasSent: false };
    expect(changeTimeZone(zone('America/New_York'), 'UTC', fresh)).toEqual(zone('UTC'));
    expect(earlierDay(zone('America/New_York'), 'Asia/Tokyo', noonInNewYork)).toBe('2026-05-05');
    expect(earlierDay(zone('Asia/Tokyo'), 'America/New_York', noonInNewYork)).toBe('2026-05-05');
  });

  it('counts from the next day', () => {
    const changed = moved(zone('America/New_York'), 'Asia/Tokyo', noonInNewYork);
    expect(changed).toEqual({
      timeZone: 'Asia/Tokyo',
      timeZoneBefore: { timeZone: 'America/New_York', changedOn: '2026-05-05' },
    });
    // Tokyo already writes the 6th, which would be a second day's worth of mail.
    expect(calendarDay(changed, noonInNewYork)).toBe('2026-05-05');
    expect(calendarDay(changed, at('2026-05-06T04:00:00Z'))).toBe('2026-05-06');
    expect(calendarDay(changed, at('2026-05-06T15:00:00Z'))).toBe('2026-05-07');
    expect(nextDayBegins(changed, noonInNewYork)).toEqual(at('2026-05-06T04:00:00Z'));
  });

  it('gives no second limit for the same date to who moves west', () => {
    const changed = moved(zone('Asia/Tokyo'), 'America/Los_Angeles', at('2026-05-05T03:00:00Z'));
    const midnightInTokyo = at('2026-05-05T15:00:00Z');
    expect(calendarDay(changed, midnightInTokyo)).toBe('2026-05-05');
    expect(nextDayBegins(changed, at('2026-05-05T03:00:00Z'))).toEqual(at('2026-05-06T07:00:00Z'));
  });

  it('keeps counting in the first zone when it is changed again within the day', () => {
    const twice = moved(
      moved(zone('America/New_York'), 'Asia/Tokyo', noonInNewYork),
      'Pacific/Kiritimati',
      at('2026-05-05T20:00:00Z'),
    );
    expect(twice).toEqual({
      timeZone: 'Pacific/Kiritimati',
      timeZoneBefore: { timeZone: 'America/New_York', changedOn: '2026-05-05' },
    });
    expect(calendarDay(twice, at('2026-05-05T20:00:00Z'))).toBe('2026-05-05');
  });

  it('never lets a day come back', () => {
    let current = zone('America/New_York');
    let last = '';
    const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC', 'Asia/Kathmandu', 'America/New_York'];
    for (let hour = 0; hour < 24 * 20; hour += 1) {
      const now = new Date(at('2026-03-01T00:00:00Z').getTime() + hour * 3_600_000);
      if (hour % 7 === 0) current = moved(current, zones[(hour / 7) % zones.length] ?? 'UTC', now);
      const day = calendarDay(current, now);
      expect(day >= last).toBe(true);
      last = day;
    }
  });

  it('is none when the same zone is picked', () => {
    const same = zone('UTC');
    expect(moved(same, 'UTC', noonInNewYork)).toBe(same);
  });
});
