import { expect, it } from 'vitest';
import { morningNamed, snoozeChoices } from './snooze-choices.ts';

it('offers moments that are all still to come, each once, mornings by the clock of whoever looks', () => {
  for (let day = 1; day <= 7; day += 1) {
    const now = new Date(2026, 10, day, 23, 30);
    const moments = snoozeChoices(now);
    for (const { label, at } of moments) expect(new Date(at).getTime(), label).toBeGreaterThan(now.getTime());
    const named = ['Tomorrow', 'In a week'][now.getDay()] ?? 'On Monday';
    const monday = new Date(moments.find(({ label }) => label === named)?.at ?? '');
    expect([monday.getDay(), monday.getHours()]).toEqual([1, 8]);
    expect(new Set(moments.map(({ at }) => at)).size).toBe(moments.length);
  }
});

it('knows the morning of what a brand named, while it is still to come', () => {
  const now = new Date(2026, 10, 21, 12);
  const morning = (month: number, date: number): string => new Date(2027, month, date, 8).toISOString();
  expect(morningNamed('2027-03-15', now)).toBe(morning(2, 15));
  expect(morningNamed('2027-03', now)).toBe(morning(2, 1));
  expect(morningNamed('2027-Q2', now)).toBe(morning(3, 1));
  for (const unfit of ['2026-11', '2026-11-20', 'in spring', '2027-Q5'])
    expect(morningNamed(unfit, now), unfit).toBe(null);
});
