import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type GivenAnswer, givenAnswer, givenBrand } from '../../../../test/support/answers.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { undoChange } from '../../brands/actions/brand-changes.ts';
import { mergeBrands } from '../../brands/actions/merge-brands.ts';
import { stopSequences } from '../../outreach/actions/stop-sequences.ts';
import { correctReading } from '../../replies/actions/correct-reading.ts';
import type { ReplyDocument } from '../../replies/domain/reading/reply-facts.ts';
import { moveDeal } from './move-deal.ts';
import { readDeal } from './read-deals.ts';
import { takeOverNext } from './take-over-answers.ts';
import { changeTask } from './tasks.ts';

const NOW = new Date('2026-03-06T15:00:00Z');
const clock = { now: () => NOW };

let database: TestDatabase;
let brandId: number;
beforeEach(async () => {
  database = await testDatabase();
  await database.asSystem((tx) =>
    tx
      .insertInto('users')
      .values({ id: ACCOUNT, name: 'Ana Walker', email: 'ana@northlake.example', email_verified: true })
      .execute(),
  );
  brandId = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, 'Nordkap'));
});

const answer = (given: Omit<GivenAnswer, 'brandId'>, of = brandId) =>
  givenAnswer(database, ACCOUNT, { brandId: of, ...given });
const takeOver = () => takeOverNext(database, clock);
const deal = (of = brandId) => database.asAccount(ACCOUNT, (tx) => readDeal(tx, ACCOUNT, of, new Date()));
const stage = async () => (await deal()).deal?.stage;
const titles = async () => (await deal()).tasks.map(({ title }) => title);
const move = (to: 'counter' | 'documents') =>
  database.asAccount(ACCOUNT, (tx) => moveDeal(tx, ACCOUNT, brandId, { to, lostReason: null }));

describe('an answer', () => {
  it('moves its deal, leaves its terms with their words, and gives something to do', async () => {
    const mailId = await answer({
      class: 'application_form',
      facts: [
        {
          name: 'application_url',
          value: 'https://nordkap.example/apply',
          words: 'Apply at nordkap.example/apply.',
        },
        { name: 'opening_order_usd', value: 500, words: 'Our opening order is $500.' },
      ],
    });
    await takeOver();
    const whole = await deal();
    expect(whole.deal).toMatchObject({
      stage: 'application',
      movedBy: 'reading',
      play: 'application',
      lastMailId: mailId,
      terms: [
        { name: 'opening_order_usd', value: 500, words: 'Our opening order is $500.', mailId },
        { name: 'application_url' },
      ],
    });
    expect(whole.events).toMatchObject([{ from: 'inquiry', to: 'application', movedBy: 'reading', mailId }]);
    expect(whole.tasks).toMatchObject([
      { kind: 'form', title: 'Fill in the form', url: 'https://nordkap.example/apply', dueOn: '2026-03-09' },
    ]);
  });

  it('is taken over once, however often and by however many it is looked at', async () => {
    await answer({ class: 'asks_documents' });
    await Promise.all([takeOver(), takeOver(), takeOver()]);
    await takeOver();
    const whole = await deal();
    expect(whole.events).toHaveLength(1);
    expect(whole.tasks).toHaveLength(1);
  });

  it('is taken over once from a brand that has written more than can be looked through', async () => {
    await answer({ class: 'interested' });
    await database.asSystem((tx) =>
      sql`
        insert into inbound_mails select (jsonb_populate_record(mails, jsonb_build_object(
          'id', gen_random_uuid(), 'fingerprint', '\\x' || md5(number::text), 'received_at', received_at - number * interval '1 minute'))).*
          from inbound_mails as mails, generate_series(1, 520) as number`.execute(tx),
    );
    await takeOver();
    const changes = () =>
      database.asSystem((tx) =>
        tx.selectFrom('events').select('id').where('kind', '=', 'deal.changed').execute(),
      );
    expect(await changes()).toHaveLength(1);
    await takeOver();
    expect(await changes()).toHaveLength(1);
  });

  it('of a machine leaves the deal where it is', async () => {
    await answer({
      class: 'auto_reply',
      isHuman: false,
      facts: [{ name: 'map', value: true, words: 'MAP' }],
    });
    await answer({ class: 'bounce', isHuman: false });
    await takeOver();
    const whole = await deal();
    expect(whole.deal).toMatchObject({ stage: 'inquiry', terms: [], play: null });
    expect(whole.tasks).toEqual([]);
  });
});

describe('a second request', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const asking = (documents: ReplyDocument[], minutes: number) =>
    answer({
      class: 'asks_documents',
      facts: [{ name: 'documents', value: documents, words: `Send ${documents}.` }],
      receivedAt: minutesAgo(minutes),
    });

  it('for the same papers gives no second task, and for a further one a task for that alone', async () => {
    await asking(['resale_certificate', 'w9'], 9);
    await takeOver();
    await asking(['w9', 'resale_certificate'], 6);
    await takeOver();
    expect(await titles()).toEqual(['Send resale certificate and W-9']);
    await asking(['resale_certificate', 'trade_references'], 3);
    await takeOver();
    expect(await titles()).toEqual(['Send resale certificate and W-9', 'Send trade references']);
  });

  it('is a task again once the first is done', async () => {
    await asking(['w9'], 9);
    await takeOver();
    const [task] = (await deal()).tasks;
    await database.asAccount(ACCOUNT, (tx) => changeTask(tx, ACCOUNT, task?.id ?? 0, { isDone: true }));
    await asking(['w9'], 6);
    await takeOver();
    expect(await titles()).toEqual(['Send W-9']);
  });

  it('keeps its task where the first turns out to have been misread', async () => {
    const first = await asking(['w9'], 9);
    await takeOver();
    const second = await asking(['w9'], 6);
    await takeOver();
    await database.asAccount(ACCOUNT, (tx) => correctReading(tx, ACCOUNT, first, { class: 'question' }));
    await takeOver();
    expect((await deal()).tasks).toMatchObject([{ title: 'Send W-9', mailId: second }]);
  });

  it('to come back later takes the place of the first', async () => {
    const later = (value: string, minutes: number) =>
      answer({
        class: 'not_now',
        facts: [{ name: 'resume_date', value, words: `In ${value}.` }],
        receivedAt: minutesAgo(minutes),
      });
    await later('2026-05-04', 9);
    await takeOver();
    await later('2026-09-01', 6);
    await takeOver();
    expect((await deal()).tasks).toMatchObject([{ title: 'Write to them again', dueOn: '2026-09-01' }]);
  });
});

describe('a refusal', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('leaves nothing to do of what was asked for before, until something comes of it after all', async () => {
    await answer({ class: 'application_form', receivedAt: minutesAgo(9) });
    await takeOver();
    expect(await titles()).toEqual(['Fill in the form']);
    await answer({ class: 'no_amazon', receivedAt: minutesAgo(6) });
    await takeOver();
    expect(await stage()).toBe('lost');
    expect(await titles()).toEqual([]);
    await answer({ class: 'interested', receivedAt: minutesAgo(3) });
    await takeOver();
    expect(await stage()).toBe('terms');
    expect(await titles()).toEqual(['Fill in the form']);
  });

  it('takes no task away that a person has changed', async () => {
    await answer({ class: 'application_form', receivedAt: minutesAgo(9) });
    await takeOver();
    const [task] = (await deal()).tasks;
    await database.asAccount(ACCOUNT, (tx) =>
      changeTask(tx, ACCOUNT, task?.id ?? 0, { dueOn: '2026-04-01' }),
    );
    await answer({ class: 'unsubscribe', receivedAt: minutesAgo(6), suppresses: true });
    await takeOver();
    expect(await titles()).toEqual(['Fill in the form']);
  });
});

describe('what a person decided', () => {
  it('stands against what was answered before', async () => {
    await answer({ class: 'interested', receivedAt: new Date(Date.now() - 60_000) });
    await takeOver();
    await move('counter');
    await answer({ class: 'no_amazon', receivedAt: new Date(Date.now() - 30_000) });
    await takeOver();
    expect(await stage()).toBe('counter');
  });

  it('goes on with what is answered later', async () => {
    await move('documents');
    await answer({ class: 'price_list', receivedAt: new Date(Date.now() + 60_000) });
    await takeOver();
    expect(await stage()).toBe('price_list');
  });
});

describe('a correction', () => {
  const correct = (mailId: string, read: 'question' | 'application_form') =>
    database.asAccount(ACCOUNT, (tx) => correctReading(tx, ACCOUNT, mailId, { class: read }));

  it('decides the deal anew, and what is to be done', async () => {
    const mailId = await answer({ class: 'no_amazon', secondary: ['asks_documents'] });
    await takeOver();
    expect(await stage()).toBe('lost');
    expect(await titles()).toEqual(['Send the documents']);
    await database.asAccount(ACCOUNT, (tx) =>
      tx.updateTable('inbound_mails').set({ secondary: [] }).where('id', '=', mailId).execute(),
    );
    await correct(mailId, 'application_form');
    await takeOver();
    expect(await stage()).toBe('application');
    expect(await titles()).toEqual(['Fill in the form']);
  });

  it('takes no task back that a person has changed', async () => {
    const mailId = await answer({ class: 'application_form' });
    await takeOver();
    const [task] = (await deal()).tasks;
    await database.asAccount(ACCOUNT, (tx) =>
      changeTask(tx, ACCOUNT, task?.id ?? 0, { dueOn: '2026-04-01' }),
    );
    await correct(mailId, 'question');
    await takeOver();
    expect((await deal()).tasks).toMatchObject([{ title: 'Fill in the form', dueOn: '2026-04-01' }]);
    expect(await stage()).toBe('inquiry');
  });
});

it('a mail that turns out to be another brand’s leaves the one that it was taken for', async () => {
  const other = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, 'Alder'));
  const mailId = await answer({ class: 'price_list' });
  await takeOver();
  expect(await stage()).toBe('price_list');
  await database.asAccount(ACCOUNT, (tx) =>
    tx.updateTable('inbound_mails').set({ brand_id: other }).where('id', '=', mailId).execute(),
  );
  await takeOver();
  expect(await stage()).toBe('inquiry');
  expect((await deal(other)).deal?.stage).toBe('price_list');
});

it('a brand that was written to has a deal, and one whose mails can’t be taken over holds up no other', async () => {
  const { brandId: written } = await givenMessage(database, { id: '0198c000-0000-7000-8000-0000000000aa' });
  await answer({ class: 'interested', facts: [] });
  await database.asAccount(ACCOUNT, (tx) =>
    tx.updateTable('inbound_mails').set({ facts: '"broken"' }).where('brand_id', '=', brandId).execute(),
  );
  const sound = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, 'Alder'));
  await answer({ class: 'interested' }, sound);
  await expect(takeOver()).rejects.toThrow();
  expect((await deal(sound)).deal?.stage).toBe('terms');
  expect((await deal(written)).deal?.stage).toBe('inquiry');
});

it('brands that fail wait, longer each time, so that all others have their turn, however many they are', async () => {
  for (let n = 0; n < 60; n += 1) {
    const failing = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, `Broken ${n}`));
    await answer({ class: 'interested' }, failing);
  }
  await database.asAccount(ACCOUNT, (tx) =>
    tx.updateTable('inbound_mails').set({ facts: '"broken"' }).execute(),
  );
  const sound = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, 'Alder'));
  await answer({ class: 'interested' }, sound);
  await expect(takeOver()).rejects.toThrow('50 pieces of work failed');
  await expect(takeOver()).rejects.toThrow();
  expect((await deal(sound)).deal?.stage).toBe('terms');
  expect(await takeOver()).toBe('done');

  const waits = () =>
    database.asAccount(ACCOUNT, (tx) =>
      tx.selectFrom('deal_failures').select(['tries', 'try_at']).orderBy('brand_id').execute(),
    );
  const inSeconds = ({ try_at }: { try_at: Date }) => (try_at.getTime() - Date.now()) / 1000;
  expect(await waits()).toHaveLength(60);
  await database.asAccount(ACCOUNT, (tx) =>
    tx
      .updateTable('deal_failures')
      .set({ try_at: new Date(0) })
      .execute(),
  );
  await expect(takeOver()).rejects.toThrow();
  const again = (await waits()).filter(({ tries }) => tries === 2);
  expect(again).toHaveLength(50);
  for (const wait of again) expect(inSeconds(wait)).toBeGreaterThan(90);

  await database.asAccount(ACCOUNT, (tx) => tx.updateTable('inbound_mails').set({ facts: '[]' }).execute());
  await takeOver();
  expect(await waits()).toHaveLength(50);
});

it('a sequence that nobody answered ends in one call to make, which an answer takes back', async () => {
  await database.asAccount(ACCOUNT, async (tx) => {
    const { id } = await tx
      .insertInto('sequences')
      .values({ account_id: ACCOUNT, name: 'First' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { account_id: ACCOUNT, brand_id: brandId, sequence_id: id, next_step: 4, started_at: NOW };
    await tx
      .insertInto('enrolments')
      .values([{ ...row, state: 'finished', call_due_at: NOW, ended_at: NOW }])
      .execute();
  });
  await takeOver();
  await takeOver();
  expect((await deal()).tasks).toMatchObject([
    {
      kind: 'call',
      title: 'Call them',
      madeBy: 'sequence',
      dueOn: '2026-03-06',
      detail: expect.stringMatching(
        /^None of the mails was answered\. What to say:\n“Hello, .+ a wholesale account with Nordkap/,
      ),
    },
  ]);
  await answer({ class: 'auto_reply', isHuman: false });
  await takeOver();
  expect(await titles()).toEqual(['Call them']);
  await database.asAccount(ACCOUNT, (tx) => stopSequences(tx, ACCOUNT, { brandId }, 'replied'));
  await answer({ class: 'interested' });
  await takeOver();
  await takeOver();
  expect(await titles()).toEqual([]);
});

it('a brand that is merged into another takes its deal and tasks along, and back again', async () => {
  const other = await database.asAccount(ACCOUNT, (tx) => givenBrand(tx, ACCOUNT, 'Nordkap Home'));
  await answer({ class: 'application_form' });
  await takeOver();
  const { changeId } = await database.asAccount(ACCOUNT, (tx) => mergeBrands(tx, ACCOUNT, brandId, other));
  await takeOver();
  expect(await deal(other)).toMatchObject({
    deal: { stage: 'application' },
    tasks: [{ title: 'Fill in the form' }],
  });
  await database.asAccount(ACCOUNT, (tx) => undoChange(tx, ACCOUNT, changeId));
  await takeOver();
  expect(await deal()).toMatchObject({
    deal: { stage: 'application' },
    tasks: [{ title: 'Fill in the form' }],
  });
  expect((await deal(other)).tasks).toEqual([]);
});
