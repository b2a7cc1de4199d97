import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { createOptOutHasher } from '../domain/opt-out-hash.ts';
import { sourceOfReading } from '../domain/suppression.ts';
import { keepOptOuts } from './keep-opt-outs.ts';
import { liftSuppression } from './lift-suppression.ts';
import { suppress } from './suppress.ts';
import { shareComplaints } from './suppress-for-everybody.ts';
import { suppressedAmong } from './suppressed-among.ts';

const ANA = '0198c000-0000-7000-8000-00000000000a';
const BEN = '0198c000-0000-7000-8000-00000000000b';
const EVE = '0198c000-0000-7000-8000-00000000000e';
const optOuts = createOptOutHasher('a secret key of some length, to test with', null);

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await database.asSystem((tx) =>
    tx
      .insertInto('users')
      .values([ANA, BEN, EVE].map((id) => ({ id, name: 'Somebody', email: `${id}@acme.com` })))
      .execute(),
  );
});

const reasons = (accountId: string, emails: string[], hasher = optOuts) =>
  database.asAccount(accountId, (tx) => suppressedAmong(tx, accountId, emails, hasher));
const among = async (...asked: Parameters<typeof reasons>) => new Set((await reasons(...asked)).keys());
const optOut = (accountId: string, email: string) =>
  database.asAccount(accountId, (tx) =>
    suppress(tx, { accountId, email, reason: 'unsubscribed', source: 'unsubscribe link' }),
  );

const complains = (accountId: string, email: string) =>
  database.asAccount(accountId, (tx) =>
    suppress(tx, { accountId, email, reason: 'complained', source: 'a report' }),
  );
const share = () => database.asSystem((tx) => shareComplaints(tx, optOuts, new Date(Date.now() - 60_000)));

describe('an address that opted out', () => {
  it('is found however it is spelled, for the account that it opted out of', async () => {
    expect(await optOut(ANA, ' Hello@Nordkap.com ')).toBe(true);
    expect(await among(ANA, ['hello@nordkap.com', 'HELLO@NORDKAP.COM', 'other@nordkap.com'])).toEqual(
      new Set(['hello@nordkap.com']),
    );
    expect(await among(BEN, ['hello@nordkap.com'])).toEqual(new Set());
  });

  it('keeps its first reason', async () => {
    await optOut(ANA, 'hello@nordkap.com');
    const again = await database.asAccount(ANA, (tx) =>
      suppress(tx, { accountId: ANA, email: 'hello@nordkap.com', reason: 'bounced', source: 'an event' }),
    );
    expect(again).toBe(false);
    const rows = await database.asAccount(ANA, (tx) => tx.selectFrom('suppressions').selectAll().execute());
    expect(rows.map(({ reason }) => reason)).toEqual(['unsubscribed']);
    expect(await reasons(ANA, ['hello@nordkap.com'])).toEqual(
      new Map([['hello@nordkap.com', 'unsubscribed']]),
    );
  });

  it('is written to by nobody once it calls several accounts’ mails spam, though it had opted out of one before', async () => {
    await optOut(ANA, 'spam@nordkap.com');
    await complains(ANA, 'spam@nordkap.com');
    await complains(BEN, 'Spam@nordkap.com');
    await share();
    expect(await reasons(EVE, ['spam@nordkap.com'])).toEqual(new Map([['spam@nordkap.com', 'complained']]));
  });

  it('stays opted out where a mail that said so, too, turns out to be misread', async () => {
    const source = sourceOfReading('0198c000-0000-7000-8000-0000000000aa');
    await database.asAccount(ANA, async (tx) => {
      const email = 'hello@nordkap.com';
      await suppress(tx, { accountId: ANA, email, reason: 'unsubscribed', source });
      await suppress(tx, { accountId: ANA, email: 'x@nordkap.com', reason: 'unsubscribed', source });
      await suppress(tx, { accountId: ANA, email, reason: 'unsubscribed', source: 'unsubscribe link' });
      expect(await liftSuppression(tx, ANA, source)).toEqual(['x@nordkap.com']);
    });
    expect(await among(ANA, ['hello@nordkap.com'])).toEqual(new Set(['hello@nordkap.com']));
  });

  it('stays silent where it complained in a mail that turns out to be misread', async () => {
    const source = sourceOfReading('0198c000-0000-7000-8000-0000000000aa');
    await database.asAccount(ANA, async (tx) => {
      const email = 'hello@nordkap.com';
      await suppress(tx, { accountId: ANA, email, reason: 'complained', source });
      expect(await liftSuppression(tx, ANA, source)).toEqual([]);
    });
    expect(await among(ANA, ['hello@nordkap.com'])).toEqual(new Set(['hello@nordkap.com']));
  });

  it('stays opted out of its account’s mail after that is gone, though a mail had bounced before', async () => {
    const email = 'hello@nordkap.com';
    await database.asAccount(ANA, (tx) =>
      suppress(tx, { accountId: ANA, email, reason: 'bounced', source: 'an event' }),
    );
    await optOut(ANA, email);
    await database.asSystem((tx) => keepOptOuts(tx, ANA, optOuts));
    expect(await among(BEN, [email])).toEqual(new Set([email]));
  });

  it('stays opted out of everybody’s mail once its account is gone, also after the key was changed', async () => {
    await database.asSystem((tx) =>
      tx
        .insertInto('suppressed_hashes')
        .values({ email_hash: optOuts.hash('Hello@nordkap.com'), reason: 'unsubscribed' })
        .execute(),
    );
    expect(await among(BEN, ['hello@nordkap.com', 'x@nordkap.com'])).toEqual(new Set(['hello@nordkap.com']));
    const changed = createOptOutHasher('another secret key', 'a secret key of some length, to test with');
    expect(await among(BEN, ['hello@nordkap.com'], changed)).toEqual(new Set(['hello@nordkap.com']));
    const foreign = createOptOutHasher('another secret key', null);
    expect(await among(BEN, ['hello@nordkap.com'], foreign)).toEqual(new Set());
  });

  it('is silent for one account alone where that alone says so, however often', async () => {
    await complains(ANA, 'buyer@nordkap.com');
    await complains(ANA, 'buyer@nordkap.com');
    await optOut(BEN, 'buyer@nordkap.com');
    await share();
    expect(await among(ANA, ['buyer@nordkap.com'])).toEqual(new Set(['buyer@nordkap.com']));
    expect(await among(EVE, ['buyer@nordkap.com'])).toEqual(new Set());
  });

  it('costs nothing to look for among none', async () => {
    expect(await among(ANA, [])).toEqual(new Set());
  });
});
