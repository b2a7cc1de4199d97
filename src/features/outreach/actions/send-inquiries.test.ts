import { expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { mailingRun, setupSender } from '../../../../test/support/mailing.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { createOptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { SendOutcome } from '../domain/mails/send-outcome.ts';
import {
  commitToSending,
  type Draft,
  holdPlacesFor,
  recordOutcomes,
  type Sending,
} from './send-inquiries.ts';

const NOW = new Date('2026-03-09T15:00:00Z');
const BRANDS = 3;

/** A worker that has committed to writing to each brand of a run. */
async function committed() {
  const database = await testDatabase();
  const run = await mailingRun(database, BRANDS);
  const { accountId } = run;
  const senderId = await setupSender(database, accountId);
  const brands = await database.asAccount(accountId, (tx) =>
    tx.selectFrom('brands').select(['id', 'name', 'email']).orderBy('id').execute(),
  );
  const write = ({ id, name, email }: (typeof brands)[number], index: number): Draft => {
    const from = { email: 'ann@shop.example', name: 'Ann' };
    const words = { subject: 'Wholesale', text: 'Hi', html: '<p>Hi</p>', headers: {} };
    const mail = { messageId: uuidv7(), from, to: email ?? '', ...words };
    return {
      seq: index + 1,
      brandId: id,
      brandName: name,
      isSandbox: false,
      senderId,
      transport: 'smtp',
      mail,
    };
  };
  const sending: Sending = {
    accountId,
    workerId: uuidv7(),
    runId: run.id,
    allowance: { day: '2026-03-09', limit: 60, resetsAt: new Date('2026-03-10T05:00:00Z') },
    optOuts: createOptOutHasher('a secret key of some length, to test with', null),
    now: NOW,
  };
  const commit = () =>
    database.asAccount(accountId, async (tx) => {
      const drafts = brands.map(write);
      return commitToSending(tx, sending, await holdPlacesFor(tx, sending, drafts), drafts);
    });
  return { database, sending, commit };
}

const counted = (database: TestDatabase) =>
  database.asSystem(async (tx) => ({
    plan: (await tx.selectFrom('daily_sends').select('sent').execute()).map(({ sent }) => sent),
    sender: (await tx.selectFrom('sender_days').select('sent').execute()).map(({ sent }) => sent),
    toAddresses: (await tx.selectFrom('first_inquiries').select('message_id').execute()).length,
  }));

it('gives the place of a mail that wasn’t sent back once, however often that is reported', async () => {
  const { database, sending, commit } = await committed();
  const { go } = await commit();
  const outcome: SendOutcome = { fate: 'not_sent', reason: 'not reached' };
  const sent = go.slice(0, 1).map((draft) => ({ draft, outcome }));
  for (let report = 0; report < 2; report += 1)
    await database.asAccount(sending.accountId, (tx) => recordOutcomes(tx, sending, sent));
  expect(await counted(database)).toEqual({ plan: [2], sender: [2], toAddresses: 2 });
});

it('keeps the place of a mail that may have been sent', async () => {
  const { database, sending, commit } = await committed();
  const { go } = await commit();
  const outcome: SendOutcome = { fate: 'unknown', reason: 'a time-out' };
  const sent = go.map((draft) => ({ draft, outcome }));
  await database.asAccount(sending.accountId, (tx) => recordOutcomes(tx, sending, sent));
  expect(await counted(database)).toEqual({ plan: [3], sender: [3], toAddresses: 3 });
});

it('takes no place for a brand that has a mail already', async () => {
  const { database, commit } = await committed();
  await commit();
  const again = await commit();
  expect([again.go, again.written.length]).toEqual([[], 3]);
  expect(await counted(database)).toEqual({ plan: [3], sender: [3], toAddresses: 3 });
});
