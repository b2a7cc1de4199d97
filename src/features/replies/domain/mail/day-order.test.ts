import { expect, it } from 'vitest';
import { dayOrderOf } from './day-order.ts';

const known = (more: Partial<Parameters<typeof dayOrderOf>[0]>) =>
  dayOrderOf({ fromEmail: 'ann@brand.com', text: 'Ask again 03/04', headers: [], ...more });
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

it('the telephone below the mail tells it, before its clock', () => {
  const headers = [{ name: 'date', value: 'Mon, 7 Sep 2026 10:00:00 -0500' }];
  expect(known({ headers, signature: 'Ann Reed, Buyer\n+44 (0)20 7946 0018' })).toBe('day_first');
  expect(known({ signature: 'Ann Reed\n(415) 555-0123' })).toBe('month_first');
  expect(known({ signature: 'Ann Reed\nwww.brand.com' })).toBe('unclear');
});

it('where nothing in the mail tells, the brand’s home does, and at last the seller’s', () => {
  const home = { brandHosts: ['brand.com'], sellerZone: 'Europe/London' };
  expect(known({ home })).toBe('day_first');
  expect(known({ home: { ...home, sellerZone: 'America/Chicago' } })).toBe('month_first');
  expect(known({ home: { brandHosts: ['brand.co.uk'], sellerZone: 'America/Chicago' } })).toBe('day_first');
  expect(known({ home: { ...home, sellerZone: 'UTC' } })).toBe('unclear');
  expect(known({ home, text: 'Ask again 03/04, minimum $300' })).toBe('month_first');
});
