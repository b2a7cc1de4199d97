import { beforeEach, describe, expect, it } from 'vitest';
import { queueAnswer } from '../../src/features/outreach/actions/queue-answer.ts';
import { setSenderState } from '../../src/features/outreach/actions/save-sender.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  inquiredBrand,
  type Outbox,
  outboxOf,
  STARTED,
  scheduleWorker,
  writingAccount,
} from '../support/sequences.ts';

let database: TestDatabase;
let by: { accountId: string; senderId: string };
let outbox: Outbox;
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  outbox = outboxOf(database);
});
const worker = () => scheduleWorker(database, outbox);
const senderOf = () =>
  database.asSystem((tx) =>
    tx
      .selectFrom('senders')
      .select(['state', 'reason'])
      .where('id', '=', by.senderId)
      .executeTakeFirstOrThrow(),
  );

describe('a mail whose sender is refused', () => {
  it('waits until its sender, which is paused with the reason, is started again; answers ask now and then, and no other sender waits', async () => {
    const other = crypto.randomUUID();
    const ben = { id: other, account_id: by.accountId, email: 'ben@acme.shop', from_name: 'Ben' };
    await database.asSystem((tx) =>
      tx
        .insertInto('senders')
        .values({ ...ben, time_zone: 'UTC' })
        .execute(),
    );
    await database.asSystem((tx) => tx.updateTable('senders').set({ state_since: STARTED }).execute());
    const refused = await inquiredBrand(database, by, { email: 'a@refused.com' });
    await inquiredBrand(database, { ...by, senderId: other }, { email: 'a@fjell.com' });
    outbox.answer = ({ to }) =>
      to.endsWith('@refused.com')
        ? { fate: 'refused', reason: 'SendGrid refuses the key.', concerns: 'key' }
        : { fate: 'accepted', providerMessageId: null };
    await database.asAccount(by.accountId, (tx) =>
      queueAnswer(tx, by.accountId, {
        brandId: refused.brandId,
        toEmail: 'tom@refused.com',
        subject: 'Re: Wholesale',
        text: 'Hi Tom',
        inReplyTo: null,
        references: [],
        attachments: [],
      }),
    );
    const { work, clock, round } = worker();
    const allDueAt = (at: Date) =>
      database.asSystem((tx) =>
        tx.updateTable('messages').set({ due_at: at }).where('state', '=', 'queued').execute(),
      );
    const triedNow = async () => {
      const before = outbox.sent.length;
      while ((await round()) > 0);
      return outbox.sent.slice(before).map(({ to }) => to);
    };
    await work(STARTED);
    clock.at = daysAfter(4);
    await allDueAt(clock.at);
    expect((await triedNow()).sort()).toEqual(['a@fjell.com', 'a@refused.com', 'tom@refused.com']);

    await allDueAt(clock.at);
    expect(await triedNow()).toEqual(['a@fjell.com']);

    const sender = await senderOf();
    expect(sender.state).toBe('paused');
    expect(sender.reason).toBe(
      'SendGrid refuses the key. Check your SendGrid key in onboarding step 4, then start it again.',
    );

    // No follow-up any more; the answer now and then, as no server likes to be asked every minute with what it refuses.
    clock.at = new Date(clock.at.getTime() + 60_000);
    await database.asSystem((tx) =>
      tx.updateTable('messages').set({ due_at: clock.at }).where('kind', '=', 'answer').execute(),
    );
    expect(await triedNow()).toEqual(['tom@refused.com']);
    clock.at = new Date(clock.at.getTime() + 120_000);
    expect(await triedNow()).toEqual([]);

    outbox.answer = () => ({ fate: 'accepted', providerMessageId: null });
    await database.asAccount(by.accountId, (tx) =>
      setSenderState(tx, by.accountId, by.senderId, { state: 'active', now: clock.at }),
    );
    expect((await triedNow()).sort()).toEqual(['a@refused.com', 'tom@refused.com']);
  });

  it('tries on by itself where only the operator can mend what is refused', async () => {
    await database.asSystem((tx) =>
      tx
        .updateTable('profiles')
        .set({ sendgrid_api_key: 'operator' })
        .where('id', '=', by.accountId)
        .execute(),
    );
    await inquiredBrand(database, by);
    outbox.answer = () => ({ fate: 'refused', reason: 'SendGrid refuses the key.', concerns: 'key' });
    const { work } = worker();
    await work(STARTED);
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
    expect(await senderOf()).toMatchObject({ state: 'active', reason: null });
    outbox.answer = () => ({ fate: 'accepted', providerMessageId: null });
    await work(new Date(daysAfter(4).getTime() + 16 * 60_000));
    expect(outbox.sent).toHaveLength(2);
  });
});
