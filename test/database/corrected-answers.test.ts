import { beforeEach, describe, expect, it } from 'vitest';
import { moveDeal } from '../../src/features/deals/actions/move-deal.ts';
import { queueAnswer } from '../../src/features/outreach/actions/queue-answer.ts';
import { assignMails } from '../../src/features/replies/actions/assign-mails.ts';
import { correctReading } from '../../src/features/replies/actions/correct-reading.ts';
import type { ReplyClass } from '../../src/features/replies/domain/reply-class.ts';
import { DAY_MS } from '../../src/kernel/durations.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { receive, receivedMail } from '../support/replies.ts';
import {
  daysAfter,
  enrolmentOf,
  inquiredBrand,
  messagesOf,
  type Outbox,
  outboxOf,
  STARTED,
  scheduleWorker,
  writingAccount,
} from '../support/sequences.ts';

let database: TestDatabase;
let by: { accountId: string; senderId: string };
let brand: { brandId: number; messageId: string };
let outbox: Outbox;
let work: (at: Date) => Promise<void>;
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  brand = await inquiredBrand(database, by);
  outbox = outboxOf(database);
  ({ work } = scheduleWorker(database, outbox));
});

/** An answer to the first inquiry; its id. */
async function answered(text = 'Thanks, we got your mail.', of = brand): Promise<string> {
  await receive(
    database,
    by.accountId,
    receivedMail({ inReplyTo: `<${of.messageId}@acme-retail.com>`, text }),
  );
  const mails = await database.asSystem((tx) =>
    tx.selectFrom('inbound_mails').select('id').orderBy('created_at', 'desc').execute(),
  );
  return mails[0]?.id ?? '';
}
const correct = (mailId: string, read: ReplyClass) =>
  database.asAccount(by.accountId, (tx) => correctReading(tx, by.accountId, mailId, { class: read }));
const states = async (of = brand) =>
  (await messagesOf(database, of.brandId)).map(({ kind, state }) => `${kind} ${state}`);
const enrolment = (of = brand) => enrolmentOf(database, of.brandId);

describe('a mail that was taken for a person’s', () => {
  it('lets the sequence go on from where it stopped, at the time that was planned', async () => {
    await work(STARTED);
    const mailId = await answered();
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
    await correct(mailId, 'auto_reply');
    expect(await enrolment()).toMatchObject({ state: 'active', stop_reason: null, next_step: 1 });
    expect(await states()).toEqual(['inquiry accepted', 'follow_up queued']);
    await work(daysAfter(3.9));
    expect(outbox.sent).toEqual([]);
    for (const day of [4, 9, 16]) await work(daysAfter(day));
    expect(outbox.sent).toHaveLength(3);
  });

  it('and back again, as often as a person says so', async () => {
    await work(STARTED);
    const mailId = await answered();
    await correct(mailId, 'auto_reply');
    await correct(mailId, 'question');
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
    expect(await states()).toEqual(['inquiry accepted', 'follow_up cancelled']);
    await correct(mailId, 'auto_reply');
    expect(await enrolment()).toMatchObject({ state: 'active' });
    await work(daysAfter(4));
    expect(outbox.sent).toHaveLength(1);
  });

  it('lets the mail go on with the words that a person gave it', async () => {
    await work(STARTED);
    await database.asSystem((tx) =>
      tx
        .updateTable('messages')
        .set({ words: 'My own words.', approved_at: STARTED })
        .where('kind', '=', 'follow_up')
        .execute(),
    );
    await correct(await answered(), 'auto_reply');
    await work(daysAfter(4));
    expect(outbox.sent[0]?.text).toMatch(/^My own words\./);
  });

  it('has a mail wait for approval again where its sequence asks for that', async () => {
    await work(STARTED);
    const mailId = await answered();
    await database.asSystem((tx) => tx.updateTable('sequences').set({ approval: 'each' }).execute());
    await correct(mailId, 'auto_reply');
    expect(await states()).toEqual(['inquiry accepted', 'follow_up draft']);
  });

  it('brings the call back that comes at the end', async () => {
    for (const day of [0, 4, 9, 16]) await work(daysAfter(day));
    const mailId = await answered();
    expect(await enrolment()).toMatchObject({ state: 'stopped', call_due_at: null });
    await correct(mailId, 'auto_reply');
    expect(await enrolment()).toMatchObject({ state: 'finished', call_due_at: expect.any(Date) });
  });

  it('lets a sequence begin that it came before', async () => {
    const young = await inquiredBrand(database, by, { email: 'a@fjell.com', sentAt: new Date() });
    const mailId = await answered('Thanks, we got your mail.', young);
    await work(new Date());
    expect(await enrolment(young)).toBeUndefined();
    await correct(mailId, 'auto_reply');
    await work(new Date());
    expect(await enrolment(young)).toMatchObject({ state: 'active', next_step: 1 });
  });

  it('doesn’t send what is a day late by now without asking', async () => {
    await work(STARTED);
    const mailId = await answered();
    await work(daysAfter(6));
    await correct(mailId, 'auto_reply');
    await work(new Date(daysAfter(6).getTime() + DAY_MS / 24));
    expect(outbox.sent).toEqual([]);
    expect(await states()).toEqual(['inquiry accepted', 'follow_up expired']);
  });
});

describe('the sequence stays stopped', () => {
  it('while another mail of the brand stops it', async () => {
    await work(STARTED);
    const first = await answered();
    const second = await answered('Could you tell us more about your company?');
    await correct(second, 'auto_reply');
    expect(await enrolment()).toMatchObject({ state: 'stopped' });
    await correct(first, 'auto_reply');
    expect(await enrolment()).toMatchObject({ state: 'active' });
  });

  it('where a person has moved the deal, answered, or opted the address out since', async () => {
    await work(STARTED);
    const others = await Promise.all(
      ['a@fjell.com', 'b@alder.com'].map((email) => inquiredBrand(database, by, { email, name: email })),
    );
    const [answeredTo, optedOut] = others;
    if (!answeredTo || !optedOut) throw new Error('There are two.');
    await work(STARTED);
    const mailIds = [await answered(), await answered('Yes?', answeredTo), await answered('Yes!', optedOut)];
    await database.asAccount(by.accountId, async (tx) => {
      await moveDeal(tx, by.accountId, brand.brandId, { to: 'terms', lostReason: null });
      await queueAnswer(tx, by.accountId, {
        brandId: answeredTo.brandId,
        toEmail: 'a@fjell.com',
        subject: 'Re: Hi',
        text: 'Thank you.',
        inReplyTo: null,
        references: [],
      });
      await tx
        .insertInto('suppressions')
        .values({
          account_id: by.accountId,
          email: 'b@alder.com',
          reason: 'by_hand',
          source: 'a test',
        })
        .execute();
    });
    for (const mailId of mailIds) await correct(mailId, 'auto_reply');
    for (const each of [brand, answeredTo, optedOut])
      expect(await enrolment(each)).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
  });
});

it('an automatic reply that turns out to be a person’s stops the sequence', async () => {
  await work(STARTED);
  await receive(
    database,
    by.accountId,
    receivedMail({
      inReplyTo: `<${brand.messageId}@acme-retail.com>`,
      subject: 'Automatic reply: Wholesale account',
      text: 'I am away until March 24, 2026.',
      headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
    }),
  );
  expect(await enrolment()).toMatchObject({ state: 'paused' });
  const { id } = await database.asSystem((tx) =>
    tx.selectFrom('inbound_mails').select('id').executeTakeFirstOrThrow(),
  );
  await correct(id, 'interested');
  expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'replied', paused_until: null });
  expect(await states()).toEqual(['inquiry accepted', 'follow_up cancelled']);
  // The absence that it names holds again once it is taken for what it was.
  await correct(id, 'auto_reply');
  expect(await enrolment()).toMatchObject({ state: 'paused', paused_until: '2026-03-24' });
});

it('a mail that was another brand’s lets the sequence of the one that it was taken for go on', async () => {
  const other = await inquiredBrand(database, by, { email: 'a@fjell.com', name: 'Fjell' });
  await work(STARTED);
  const mailId = await answered();
  expect(await enrolment(other)).toMatchObject({ state: 'active' });
  const { conversation_id: from } = await database.asSystem((tx) =>
    tx.selectFrom('inbound_mails').select('conversation_id').executeTakeFirstOrThrow(),
  );
  await database.asAccount(by.accountId, (tx) =>
    assignMails(tx, by.accountId, from, { brandId: other.brandId, mailId }),
  );
  expect(await enrolment()).toMatchObject({ state: 'active', stop_reason: null });
  expect(await enrolment(other)).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
});
