import { expect, it } from 'vitest';
import { dayOrderOf } from './day-order.ts';

const order = (fromEmail: string, text: string, date = 'Mon, 7 Sep 2026 10:00:00 +0000') =>
  dayOrderOf({ fromEmail, text, headers: [{ name: 'date', value: date }] });

it('the country of the address tells how a date is written', () => {
  expect(order('ann@brand.co.uk', 'Back on 03/04')).toBe('day_first');
  expect(order('ann@brand.us', 'Back on 03/04')).toBe('month_first');
});

it('another date of the mail tells it for sure', () => {
  expect(order('ann@brand.us', 'Away 25/03, back on 03/04')).toBe('day_first');
  expect(order('ann@brand.de', 'Away 3/25, back on 4/3')).toBe('month_first');
});

it('money tells it, and else the clock that the mail was written by', () => {
  expect(order('ann@brand.com', 'Ask again 03/04, minimum €300')).toBe('day_first');
  expect(order('ann@brand.com', 'Ask again 03/04, minimum $300')).toBe('month_first');
  expect(order('ann@brand.com', 'Ask again 03/04', 'Mon, 7 Sep 2026 10:00:00 +0200')).toBe('day_first');
  expect(order('ann@brand.com', 'Ask again 03/04', 'Mon, 7 Sep 2026 10:00:00 -0500')).toBe('month_first');
});

it('without any of it, it is unclear', () => {
  expect(order('ann@brand.com', 'Ask again 03/04')).toBe('unclear');
  expect(order('ann@brand.com', 'From €300 or $350, ask again 03/04')).toBe('unclear');
});
