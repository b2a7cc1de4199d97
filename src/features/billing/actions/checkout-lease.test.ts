import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { PaymentProvider } from '../ports.ts';
import { withCheckoutLease } from './checkout-lease.ts';

it('is given up by whoever took it, and not by one whose own has run out', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  let now = new Date('2026-03-09T12:00:00Z');
  const place = { database, clock: { now: () => now }, provider: { isSandbox: true } as PaymentProvider };
  const begin = () => {
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const ended = withCheckoutLease(place, accountId, () => {
      begun.resolve();
      return answer.promise;
    });
    return { answer: answer.resolve, begun: begun.promise, ended };
  };
  const slow = begin();
  await slow.begun;
  await expect(begin().ended).rejects.toMatchObject({ code: 'conflict' });

  now = new Date(now.getTime() + HOUR_MS);
  const next = begin();
  await next.begun;
  slow.answer();
  await slow.ended;
  await expect(begin().ended).rejects.toMatchObject({ code: 'conflict' });

  next.answer();
  await next.ended;
  const last = begin();
  await last.begun;
  last.answer();
  await last.ended;
});

it('gives who has lost their profile another before they pay for what is kept in it', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const place = {
    database,
    clock: { now: () => new Date() },
    provider: { isSandbox: true } as PaymentProvider,
  };
  const account = () => database.asAccount(accountId, (tx) => readAccount(tx, accountId));
  const { email } = await account();
  await database.asSystem((tx) => tx.deleteFrom('profiles').where('id', '=', accountId).execute());
  await expect(account()).rejects.toMatchObject({ code: 'not_found' });

  const found = await withCheckoutLease(place, accountId, account);
  expect(found).toMatchObject({ email, plan: 'none' });
});
