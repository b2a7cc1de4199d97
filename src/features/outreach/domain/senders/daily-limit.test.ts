import { describe, expect, it } from 'vitest';
import { dailyLimitOf } from './daily-limit.ts';

describe('the daily limit', () => {
  it('is the plan’s, or the account’s own, which may be nothing', () => {
    expect(dailyLimitOf({ plan: 'Tier-3', emailsPerDayOverride: null })).toBe(130);
    expect(dailyLimitOf({ plan: 'scalable', emailsPerDayOverride: null })).toBe(60);
    expect(dailyLimitOf({ plan: 'none', emailsPerDayOverride: null })).toBe(0);
    expect(dailyLimitOf({ plan: 'Tier-1', emailsPerDayOverride: 3_000 })).toBe(3_000);
    expect(dailyLimitOf({ plan: 'Tier-1', emailsPerDayOverride: 0 })).toBe(0);
  });
});
