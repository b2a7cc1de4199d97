import { expect, it } from 'vitest';
import type { SendOutcome } from '../../src/features/outreach/ports.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { mailDesk } from '../support/mailing.ts';
import { AT_ONCE, runOfTwo } from '../support/run-of-two.ts';
import {
  daysAfter,
  inquiredBrand,
  messagesOf,
  outboxOf,
  STARTED,
  scheduleWorker,
  writingAccount,
} from '../support/sequences.ts';

const refused = (said: string): SendOutcome => ({
  fate: 'refused',
  reason: `Your mail server: ${said}.`,
  concerns: 'message',
  saidOfRecipient: said,
});
const GONE = '550 5.1.1 <wholesale@brand-1.com>: Recipient address rejected: User unknown';

const suppressedIn = (database: TestDatabase) =>
  database.asSystem((tx) =>
    tx.selectFrom('suppressions').select(['email', 'reason', 'source']).orderBy('email').execute(),
  );

it('an address that a run’s mail server doesn’t know is never tried again, and its row is free', async () => {
  const { database, run, ann, work, read } = await runOfTwo(3);
  const { senders } = mailDesk([ann], AT_ONCE, async ({ to }) =>
    to === 'wholesale@brand-1.com' ? refused(GONE) : { fate: 'accepted', providerMessageId: null },
  );
  await work(new Date(), undefined, { senders });
  expect(await suppressedIn(database)).toEqual([
    { email: 'wholesale@brand-1.com', reason: 'bounced', source: `Mail server: ${GONE}` },
  ]);
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 2 });
  const again = await database.asAccount(run.accountId, (tx) =>
    startRun(tx, { accountId: run.accountId, bot: 'emailer-bot', startedBy: 'api', now: new Date() }),
  );
  expect(again.rowsTotal).toBe(0);
});

it.each([
  '550 5.7.1 <wholesale@brand-1.com>: Recipient address rejected: Access denied',
  '552 5.2.2 The mailbox is full',
  '550 Blocked by our policy',
  '550 No thanks',
])('an address that is refused for another reason stays: %s', async (said) => {
  const { database, ann, work, read } = await runOfTwo(1);
  const { senders } = mailDesk([ann], AT_ONCE, async () => refused(said));
  await work(new Date(), undefined, { senders });
  expect((await read()).rows.map(({ outcome }) => outcome)).toEqual(['refused']);
  expect(await suppressedIn(database)).toEqual([]);
});

it('a follow-up to an address that is gone ends its sequence as a bounce does', async () => {
  const database = await testDatabase();
  const by = await writingAccount(database);
  const { brandId } = await inquiredBrand(database, by);
  const outbox = outboxOf(database);
  outbox.answer = () => refused('550 5.1.1 No such user here');
  const { work } = scheduleWorker(database, outbox);
  await work(STARTED);
  await work(daysAfter(4));
  expect(await suppressedIn(database)).toMatchObject([{ email: 'wholesale@nordkap.com', reason: 'bounced' }]);
  const [enrolment] = await database.asSystem((tx) =>
    tx.selectFrom('enrolments').select(['state', 'stop_reason']).where('brand_id', '=', brandId).execute(),
  );
  expect(enrolment).toEqual({ state: 'stopped', stop_reason: 'bounced' });
  await work(daysAfter(20));
  expect(outbox.sent).toHaveLength(1);
  expect((await messagesOf(database, brandId)).map(({ state }) => state)).toEqual(['accepted', 'refused']);
});
