import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { setSenderState } from '../../src/features/outreach/actions/save-sender.ts';
import { mailDesk } from '../support/mailing.ts';
import { AT_ONCE, changeSenders, runOfTwo, sentBy } from '../support/run-of-two.ts';

const REFUSED_KEY = {
  fate: 'refused',
  reason: 'SendGrid refuses the key: The key is revoked.',
  concerns: 'key',
} as const;

/** The second sender has a key of its own, which SendGrid refuses for as long as `isRefused` says so. */
async function runWithRefusedKey(brands: number) {
  const run = await runOfTwo(brands);
  const { ann, ben } = run;
  const at = { isRefused: true, refusals: 0 };
  const [first] = mailDesk([ann], AT_ONCE, async () => ({
    fate: 'accepted',
    providerMessageId: null,
  })).senders;
  const [second] = mailDesk([ben], AT_ONCE, async () => {
    if (!at.isRefused) return { fate: 'accepted', providerMessageId: null };
    at.refusals += 1;
    return REFUSED_KEY;
  }).senders;
  if (!first || !second) throw new Error('No senders');
  const own = { ...second, own: { address: true, key: true, mailbox: false } };
  const drive = (now = new Date()) => run.work(now, undefined, { senders: [first, own] });
  const stateOf = async (senderId: string) =>
    run.database.asSystem((tx) =>
      tx
        .selectFrom('senders')
        .select(['state', 'reason'])
        .where('id', '=', senderId)
        .executeTakeFirstOrThrow(),
    );
  return { ...run, at, drive, stateOf };
}

it('pauses the one sender whose key is refused, says what to do, and goes on with the others', async () => {
  const {
    database,
    run: { accountId },
    ann,
    ben,
    at,
    drive,
    stateOf,
    read,
  } = await runWithRefusedKey(20);
  // At work since the very millisecond at which the run begins: the database counts finer.
  const now = new Date();
  await changeSenders(database, { state_since: sql`${now}::timestamptz + interval '900 microseconds'` });
  await drive(now);
  const reason =
    'SendGrid refuses the key: The key is revoked. Enter a valid one for ann@shop.example at Outreach → Senders, then start it again.';
  expect(await stateOf(ben)).toEqual({ state: 'paused', reason });
  expect((await stateOf(ann)).state).toBe('active');
  const told = `ann@shop.example was paused: ${reason}`;
  expect((await read()).run).toMatchObject({ state: 'running', reason: told });
  expect(at.refusals).toBeLessThanOrEqual(AT_ONCE);

  await drive();
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 20, reason: told });
  expect(await sentBy(database)).toEqual({ [ann]: 20 });
  expect(at.refusals).toBeLessThanOrEqual(AT_ONCE);
  const days = await database.asSystem((tx) =>
    tx.selectFrom('daily_sends').select('sent').where('account_id', '=', accountId).execute(),
  );
  expect(days.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
});

it('tries a sender anew that was started again while the run still had its old key', async () => {
  const {
    database,
    run: { accountId },
    ben,
    at,
    drive,
    stateOf,
    read,
  } = await runWithRefusedKey(40);
  await drive();
  expect((await stateOf(ben)).state).toBe('paused');
  const later = new Date(Date.now() + 60_000);
  await database.asAccount(accountId, (tx) =>
    setSenderState(tx, accountId, ben, { state: 'active', now: later }),
  );
  await drive();
  expect((await stateOf(ben)).state).toBe('active');
  expect((await read()).run.state).toBe('running');
  at.isRefused = false;
  await drive();
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 40 });
  expect((await sentBy(database))[ben]).toBeGreaterThan(0);
});

it('pauses the run where the others can’t write either, or send with the same key', async () => {
  const { database, ann, ben, drive, stateOf, read } = await runWithRefusedKey(20);
  await changeSenders(database, { state: 'paused' }, ann);
  await drive();
  expect((await read()).run).toMatchObject({
    state: 'paused',
    reason:
      'SendGrid refuses the key: The key is revoked. Enter a valid one for ann@shop.example at Outreach → Senders, then continue the run.',
  });
  expect(await stateOf(ben)).toEqual({ state: 'active', reason: null });

  const shared = await runOfTwo(8);
  const desk = mailDesk([shared.ann, shared.ben], AT_ONCE, async () => REFUSED_KEY);
  await shared.work(new Date(), undefined, { senders: desk.senders });
  expect((await shared.read()).run).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(/ Check your SendGrid key in onboarding step 4, then continue the run\.$/),
  });
  const states = await shared.database.asSystem((tx) => tx.selectFrom('senders').select('state').execute());
  expect(states).toEqual([{ state: 'active' }, { state: 'active' }]);
});
