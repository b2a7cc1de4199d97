import type { MailDesk } from '../../src/features/outreach/ports.ts';
import { driveEmailerRun } from '../../src/features/runs/actions/drive-emailer-run.ts';
import { readRows, readRun } from '../../src/features/runs/actions/read-runs.ts';
import type { Run } from '../../src/features/runs/domain/run.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { moveRun } from '../../src/features/runs/store/runs.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { TEST_SECRET_KEY } from './cluster.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { mailDesk, mailingRun, setupSender } from './mailing.ts';

export const AT_ONCE = 4;

/** A run over brands, and two senders to write to them. */
export async function runOfTwo(brands: number) {
  const database = await testDatabase();
  const run = await mailingRun(database, brands);
  const { accountId } = run;
  const ann = await setupSender(database, accountId);
  const ben = uuidv7();
  const own = { id: ben, account_id: accountId, email: 'ben@shop.example', from_name: 'Ben' };
  await database.asSystem((tx) =>
    tx
      .insertInto('senders')
      .values({ ...own, time_zone: 'America/New_York' })
      .execute(),
  );
  const sending = (afterEach: () => Promise<unknown>) =>
    mailDesk([ann, ben], AT_ONCE, async () => {
      await afterEach();
      return { fate: 'accepted', providerMessageId: null };
    });
  const work = async (
    now: Date,
    afterEach: () => Promise<unknown> = async () => {},
    {
      clock = { at: now },
      of = run,
      ...counted
    }: Partial<MailDesk> & { clock?: { at: Date }; of?: Run } = {},
  ) => {
    const desk = sending(afterEach);
    await driveEmailerRun(
      {
        database,
        clock: { now: () => clock.at },
        desks: { open: async () => ({ ...desk, ...counted }) },
        optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
        slots: createSlots(AT_ONCE).join(),
        workerId: uuidv7(),
        stopping: new AbortController().signal,
        advanced: () => {},
      },
      { ...of, state: 'running' },
    );
  };
  const goOn = () =>
    database.asAccount(accountId, (tx) => moveRun(tx, run.id, ['waiting', 'paused'], { state: 'running' }));
  const read = (of = run) =>
    database.asAccount(accountId, async (tx) => ({
      run: await readRun(tx, accountId, of.id),
      rows: (await readRows(tx, accountId, of.id, { limit: 200, offset: 0 })).rows,
    }));
  return { database, run, ann, ben, desk: sending(async () => {}), work, goOn, read };
}

export const changeSenders = (database: TestDatabase, columns: Record<string, unknown>, senderId?: string) =>
  database.asSystem((tx) => {
    const all = tx.updateTable('senders').set(columns);
    return (senderId ? all.where('id', '=', senderId) : all).execute();
  });

export async function sentBy(database: TestDatabase): Promise<Record<string, number>> {
  const mails = await database.asSystem((tx) =>
    tx.selectFrom('messages').select('sender_id').where('state', '=', 'accepted').execute(),
  );
  const bySender = Object.groupBy(mails, ({ sender_id }) => sender_id ?? 'nobody');
  return Object.fromEntries(Object.entries(bySender).map(([id, some]) => [id, some?.length ?? 0]));
}
