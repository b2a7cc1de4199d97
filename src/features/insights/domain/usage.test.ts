import { describe, expect, it } from 'vitest';
import { DAYS_SHOWN, daysUntil, SAMPLE_USAGE, usageOf } from './usage.ts';

const usage = usageOf({
  today: '2026-03-09',
  emailsPerDay: 25,
  brands: 40,
  sent: [
    { day: '2026-02-28', count: 25 },
    { day: '2026-03-01', count: 10 },
    { day: '2026-03-09', count: 7 },
  ],
  found: [{ day: '2026-03-08', count: 12 }],
});

describe('an account’s usage', () => {
  it('counts what was sent today, and what the month’s quota leaves', () => {
    expect(usage).toMatchObject({ sentToday: 7, quota: 750, remainingThisMonth: 733, brands: 40 });
  });

  it('has each day once, the last one today, also those on which nothing happened', () => {
    expect(usage.days).toHaveLength(DAYS_SHOWN);
    expect(usage.days.slice(-3)).toEqual([
      { day: '2026-03-07', sent: 0, found: 0 },
      { day: '2026-03-08', sent: 0, found: 12 },
      { day: '2026-03-09', sent: 7, found: 0 },
    ]);
  });

  it('never has less than nothing left', () => {
    const sent = [{ day: '2026-03-02', count: 900 }];
    const over = usageOf({ today: '2026-03-09', emailsPerDay: 25, brands: 0, sent, found: [] });
    expect(over.remainingThisMonth).toBe(0);
  });
});

it('the sample figures add up to their quota', () => {
  expect(SAMPLE_USAGE.sentToday + SAMPLE_USAGE.remainingThisMonth).toBe(SAMPLE_USAGE.quota);
});

it('days go back over the ends of months and years', () => {
  expect(daysUntil('2027-03-01', 3)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(daysUntil('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01']);
});
