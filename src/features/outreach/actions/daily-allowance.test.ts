import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { countDailySends, lockDailySends } from '../store/daily-sends.ts';
import { allowanceOf, hasSentSince } from './daily-allowance.ts';

const NOW = new Date('2026-03-05T23:00:00Z');
const DESK = { day: '2026-03-05', dailyLimit: 60, limitResetsAt: new Date('2026-03-06T05:00:00Z') };

it('a desk that was opened before another time zone was chosen counts for the day of that one', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const dayNow = () =>
    database.asAccount(accountId, async (tx) => (await allowanceOf(tx, accountId, DESK, NOW)).day);
  expect(await dayNow()).toBe('2026-03-05');
  await database.asSystem((tx) => tx.updateTable('profiles').set({ time_zone: 'Asia/Tokyo' }).execute());
  expect(await dayNow()).toBe('2026-03-06');
});

it('an account has sent since a day on which mails count, not since one on which they were only looked for', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const hasSent = (day: string) => database.asAccount(accountId, (tx) => hasSentSince(tx, accountId, day));
  await database.asAccount(accountId, async (tx) => {
    await lockDailySends(tx, accountId, '2026-03-05');
    await lockDailySends(tx, accountId, '2026-03-06');
    await countDailySends(tx, accountId, '2026-03-05', 2);
  });
  expect(await hasSent('2026-03-05')).toBe(true);
  expect(await hasSent('2026-03-06')).toBe(false);
});
