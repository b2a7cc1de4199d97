import { describe, expect, it } from 'vitest';
import { changeTimeZone } from '../../../accounts/domain/calendar.ts';
import { isWithin, nextWithin, windowWords } from './sending-window.ts';

const OFFICE = { start: 9 * 60, end: 17 * 60, days: [1, 2, 3, 4, 5] };
const NEW_YORK = { timeZone: 'America/New_York', timeZoneBefore: null };
const next = (at: string, window = OFFICE, calendar = NEW_YORK) =>
  nextWithin(window, calendar, new Date(at)).toISOString();

describe('a sending window', () => {
  it.each([
    ['2026-03-05T14:00:00Z', true], // Thursday, 9:00
    ['2026-03-05T13:59:59Z', false],
    ['2026-03-05T21:59:59Z', true],
    ['2026-03-05T22:00:00Z', false], // 17:00
    ['2026-03-07T16:00:00Z', false], // Saturday
  ])('stands by the clock of its own zone: %s is %s', (at, open) => {
    expect(isWithin(OFFICE, NEW_YORK, new Date(at))).toBe(open);
  });

  it.each([
    ['2026-03-05T15:30:10Z', '2026-03-05T15:30:10.000Z', 'it is open'],
    ['2026-03-05T08:00:00Z', '2026-03-05T14:00:00.000Z', 'later the same day'],
    ['2026-03-05T22:00:00Z', '2026-03-06T14:00:00.000Z', 'the next morning'],
    [
      '2026-03-06T23:00:00Z',
      '2026-03-09T13:00:00.000Z',
      'on Monday, when the clocks were set forward meanwhile',
    ],
    ['2026-10-30T22:00:00Z', '2026-11-02T14:00:00.000Z', 'on Monday, when they were set back'],
  ])('after %s opens at %s: %s', (at, opens) => {
    expect(next(at)).toBe(opens);
  });

  const NIGHT = { start: 21 * 60, end: 5 * 60, days: [1, 2, 3, 4, 5] };
  it.each([
    ['2026-03-05T02:00:00Z', true], // Wednesday, 21:00
    ['2026-03-05T04:59:59Z', true],
    ['2026-03-05T09:59:59Z', true], // Thursday, 4:59
    ['2026-03-05T10:00:00Z', false],
    ['2026-03-07T09:00:00Z', true], // Saturday, 4:00: Friday’s
    ['2026-03-08T03:00:00Z', false], // Saturday, 22:00
    ['2026-03-09T08:00:00Z', false], // Monday, 4:00: Sunday’s
  ])(
    'that ends before it begins goes on over midnight, by the day on which it began: %s is %s',
    (at, open) => {
      expect(isWithin(NIGHT, NEW_YORK, new Date(at))).toBe(open);
    },
  );

  it.each([
    ['2026-03-05T12:00:00Z', '2026-03-06T02:00:00.000Z', 'the same evening'],
    ['2026-03-07T10:00:00Z', '2026-03-10T01:00:00.000Z', 'on Monday, once Friday’s is over'],
    ['2026-03-07T09:00:00Z', '2026-03-07T09:00:00.000Z', 'it is open'],
  ])('over midnight opens after %s at %s: %s', (at, opens) => {
    expect(next(at, NIGHT)).toBe(opens);
  });

  it('opens after the hour that the clocks skip, and once in the one that comes twice', () => {
    const night = { start: 2 * 60 + 30, end: 4 * 60, days: [7] };
    expect(next('2026-03-08T05:00:00Z', night)).toBe('2026-03-08T07:00:00.000Z'); // 3:00 in summer time
    const twice = { start: 90, end: 240, days: [7] };
    expect(next('2026-11-01T04:00:00Z', twice)).toBe('2026-11-01T05:30:00.000Z'); // the first 1:30
  });

  it.each([
    [
      'Europe/Berlin',
      '2026-10-24T21:34:00Z',
      '2:43–7:48',
      '2026-10-25T00:43:00.000Z',
      'of an hour twice, in the first',
    ],
    [
      'Europe/Berlin',
      '2026-10-25T01:10:00Z',
      '2:43–7:48',
      '2026-10-25T01:43:00.000Z',
      'in the second, begun within it',
    ],
    [
      'Asia/Beirut',
      '2026-03-28T12:00:00Z',
      '0:26–1:08',
      '2026-03-28T22:00:00.000Z',
      'where midnight is skipped',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-03T12:00:00Z',
      '2:09–9:08',
      '2026-10-03T15:30:00.000Z',
      'where half an hour is',
    ],
  ])('in %s after %s, %s, opens at %s: %s', (timeZone, at, hours, opens) => {
    const [start = 0, end = 0] = hours.split('–').map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return hour * 60 + minute;
    });
    expect(next(at, { start, end, days: [7] }, { timeZone, timeZoneBefore: null })).toBe(opens);
  });

  it('moves with a change of the zone from the next day on', () => {
    const changed = changeTimeZone(NEW_YORK, 'Europe/Berlin', {
      now: new Date('2026-03-05T15:00:00Z'),
      hasSent: true,
    });
    const at = (moment: string) => isWithin(OFFICE, changed, new Date(moment));
    expect(at('2026-03-05T21:00:00Z')).toBe(true); // 16:00 in New York, 22:00 in Berlin
    expect(at('2026-03-06T09:00:00Z')).toBe(true); // 10:00 in Berlin, 4:00 in New York
    expect(nextWithin(OFFICE, changed, new Date('2026-03-05T22:30:00Z')).toISOString()).toBe(
      '2026-03-06T08:00:00.000Z',
    );
  });

  it('is told in words, and not at all where it is never closed', () => {
    expect(windowWords(OFFICE)).toBe('Monday to Friday, 9:00–17:00');
    expect(windowWords({ ...OFFICE, start: 1260, end: 300 })).toBe(
      'Monday to Friday, 21:00–5:00 the next day',
    );
    expect(windowWords({ start: 0, end: 1440, days: [6, 1] })).toBe('Monday, Saturday');
    expect(windowWords({ start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] })).toBeNull();
  });
});
