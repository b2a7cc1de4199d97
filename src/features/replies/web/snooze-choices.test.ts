import { expect, it } from 'vitest';
import { snoozeChoices } from './snooze-choices.ts';

it('offers moments that are all still to come, mornings by the clock of whoever looks', () => {
  for (let day = 1; day <= 7; day += 1) {
    const now = new Date(2026, 10, day, 23, 30);
    const moments = snoozeChoices(now);
    for (const { label, at } of moments) expect(new Date(at).getTime(), label).toBeGreaterThan(now.getTime());
    const monday = new Date(moments.find(({ label }) => label === 'On Monday')?.at ?? '');
    expect([monday.getDay(), monday.getHours()]).toEqual([1, 8]);
  }
});
