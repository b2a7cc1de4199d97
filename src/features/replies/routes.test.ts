import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../test/support/http-app.ts';
import { givenMessage } from '../../../test/support/messages.ts';
import { oneBehindTheOther } from '../../../test/support/one-behind-the-other.ts';
import { receive, receivedMail } from '../../../test/support/replies.ts';
import type { Tx } from '../../db/database.ts';
import { wakeConversations } from './actions/change-conversation.ts';
import { correctReading } from './actions/correct-reading.ts';
import type { ConversationView } from './contract/inbox.ts';
import type { InboxFiguresView } from './contract/inbox-figures.ts';
import type { FactName } from './domain/reading/reply-facts.ts';
import { idOf, received, type TestInbox, testInbox, text } from './fixtures/inbox.ts';

let app: TestInbox['app'];
let ann: TestInbox['ann'];
let brandId: TestInbox['brandId'];
let arrive: TestInbox['arrive'];
let get: TestInbox['get'];
let list: TestInbox['list'];
let first: TestInbox['first'];
let open: TestInbox['open'];
let change: TestInbox['change'];
let suppressed: TestInbox['suppressed'];
beforeEach(async () => {
  ({ app, ann, brandId, arrive, get, list, first, open, change, suppressed } = await testInbox());
});

describe('the list', () => {
  beforeEach(async () => {
    await arrive({ text }, 1);
    const stranger = { from: { name: 'Eve', email: 'eve@gmail.com' }, inReplyTo: null };
    await arrive({ ...stranger, text: 'Happy to help with anything about Walnut boards.' }, 2);
    const brand = { accountId: ann.accountId, id: idOf(2), brand: 'Fjord & Co', toEmail: 'hi@fjord.com' };
    await givenMessage(app.database, brand);
    const absence = {
      from: { name: '', email: 'hi@fjord.com' },
      inReplyTo: `<${idOf(2)}@acme.com>`,
      subject: 'Out of office',
      headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
    };
    await arrive({ ...absence, text: 'I am out of the office until March 24, 2026.' }, 3);
  });

  it('has the newest first, page by page, each with what it says', async () => {
    const { conversations, total } = await list('?limit=2');
    expect(total).toBe(3);
    expect(conversations).toMatchObject([
      { brand: { name: 'Fjord & Co' }, class: 'auto_reply', isUnread: false, needsAnswer: false },
      { brand: null, last: { fromName: 'Eve', fromEmail: 'eve@gmail.com' }, isUnread: true },
    ]);
    expect((await list('?limit=2&offset=2')).conversations).toMatchObject([
      { brand: { id: brandId }, class: 'moq_or_opening_order', mailCount: 1, needsAnswer: true },
    ]);
  });

  it('can be narrowed by what is to be done, by class and by words', async () => {
    const totals = async (...queries: string[]) =>
      Promise.all(queries.map(async (query) => (await list(query)).total));
    expect(await totals('?view=needs_answer', '?view=unread', '?view=unmatched', '?view=snoozed')).toEqual([
      2, 2, 1, 0,
    ]);
    expect(await totals('?class=auto_reply', '?class=no_amazon')).toEqual([1, 0]);
    expect(
      await totals('?search=walnut', '?search=open+ord', '?search=fjord', '?search=nothing', '?search=%25'),
    ).toEqual([1, 1, 1, 0, 0]);
    expect(await get<InboxFiguresView>('/api/inbox/figures')).toEqual({
      unread: 2,
      needsAnswer: 2,
      snoozed: 0,
      unmatched: 1,
    });
    expect((await ann.get('/api/inbox?view=everything')).status).toBe(400);
  });

  it('has what was snoozed on top again, unread, until when it was snoozed, till something new comes', async () => {
    const { conversations } = await list();
    const oldest = conversations.at(-1)?.id ?? 0;
    const ids = async (query = '') => (await list(query)).conversations.map(({ id }) => id);
    await change(oldest, { isUnread: false, snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() });
    const until = new Date(Date.now() - 60_000);
    await app.database.asSystem((tx) =>
      tx.updateTable('conversations').set({ snoozed_until: until }).where('id', '=', oldest).execute(),
    );
    await app.database.asSystem(wakeConversations);
    expect(await ids()).toEqual([oldest, ...conversations.slice(0, -1).map(({ id }) => id)]);
    expect(await ids('?limit=2&offset=2')).toEqual([conversations[1]?.id]);
    expect((await ids('?view=unread'))[0]).toBe(oldest);
    const returned = { isUnread: true, snoozedUntil: null, returnedAt: until.toISOString() };
    expect((await list()).conversations[0]).toMatchObject(returned);
    expect(await open(oldest)).toMatchObject(returned);
    await change(oldest, { snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await open(oldest)).toMatchObject({ returnedAt: null });
    await receive(app.database, ann.accountId, receivedMail({ inReplyTo: '<a-new-one@gmail.com>' }), {
      receivedAt: new Date(),
    });
    expect((await list()).conversations.map(({ returnedAt }) => returnedAt)).toEqual([null, null, null]);
  });

  it('waits no more for a brand that none of them wrote, though a later mail of its sender is seen', async () => {
    const unmatched = async () => (await list('?view=unmatched')).conversations;
    const [stranger] = await unmatched();
    const id = stranger?.id ?? 0;
    await change(id, { isSetAside: true });
    expect(await unmatched()).toEqual([]);
    expect(await get<InboxFiguresView>('/api/inbox/figures')).toMatchObject({
      unread: 1,
      needsAnswer: 1,
      unmatched: 0,
    });
    expect(await open(id)).toMatchObject({ isSetAside: true, isUnread: false, needsAnswer: false });

    const from = { name: 'Eve', email: 'eve@gmail.com' };
    await arrive({ from, inReplyTo: null, text: 'Any news of the Walnut boards?' }, 4);
    expect(await unmatched()).toEqual([]);
    expect((await list()).conversations[0]).toMatchObject({ id, isSetAside: true, isUnread: true });

    await change(id, { isSetAside: false });
    expect(await unmatched()).toMatchObject([{ id, isSetAside: false }]);
    const ofBrand = (await list()).conversations.find(({ brand }) => brand?.id === brandId);
    expect((await change(ofBrand?.id ?? 0, { isSetAside: true })).status).toBe(409);
  });

  it('is nobody else’s', async () => {
    const ben = await signedIn(app, { email: 'ben@shop.example' });
    expect(await get<{ total: number }>('/api/inbox', ben)).toMatchObject({ total: 0 });
    const id = await first();
    for (const path of [`conversations/${id}`, `brands/${brandId}`])
      expect((await ben.get(`/api/inbox/${path}`)).status, path).toBe(404);
    expect((await ben.send('PATCH', `/api/inbox/conversations/${id}`, { isUnread: false })).status).toBe(404);
  });
});

describe('a conversation', () => {
  it('has both directions in order, what is folded, and each fact with its words', async () => {
    const quoted = `${text}\n\nBest regards,\nJo\n\nOn Mon, Mar 9, 2026 at 9:00 AM Ana <hello@acme.com> wrote:\n> Hi\n`;
    await arrive({ text: quoted });
    const conversation = await open(await first());
    expect(conversation.mails.map(({ direction }) => direction)).toEqual(['received', 'sent']);
    const [mail] = received(conversation);
    expect(mail).toMatchObject({ class: 'moq_or_opening_order', isHuman: true, stopsFollowUps: true });
    expect(mail?.text).toBe(text);
    expect(mail?.quoted).toContain('> Hi');
    expect(mail?.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'opening_order_usd',
          told: '$1,500',
          words: expect.stringContaining('$1,500'),
        }),
        expect.objectContaining({ name: 'payment_terms', told: 'net 30' }),
      ]),
    );
    expect(conversation.answer).toMatchObject({ to: 'jo@nordkap.com', subject: 'Re: Wholesale account' });
  });

  it('comes page by page, each mail once, also those of one moment', async () => {
    for (let mail = 0; mail < 5; mail += 1) await arrive({ text: `Line ${mail}` }, mail < 3 ? 1 : 2);
    const whole = await open(await first());
    const pages: string[][] = [];
    for (let before = ''; ; before = `&before=${pages[0]?.[0]}`) {
      const page = await get<ConversationView>(`/api/inbox/conversations/${whole.id}?limit=2${before}`);
      pages.unshift(page.mails.map(({ id }) => id));
      if (!page.hasEarlier) break;
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(pages.flat()).toEqual(whole.mails.map(({ id }) => id));
    const nobodys = await ann.get(`/api/inbox/conversations/${whole.id}?before=${idOf(77)}`);
    expect(nobodys.status).toBe(404);
  });

  it('is there for a brand that has not written', async () => {
    const conversation = await get<ConversationView>(`/api/inbox/brands/${brandId}`);
    expect(conversation).toMatchObject({ id: null, mails: [{ direction: 'sent', kind: 'inquiry' }] });
    expect(conversation.answer).toHaveProperty('refused');
    expect((await ann.get('/api/inbox/brands/99999')).status).toBe(404);
  });

  it('is marked as read, as done, and put off until a moment', async () => {
    await arrive();
    const id = await first();
    await change(id, { isUnread: false, needsAnswer: false });
    expect(await open(id)).toMatchObject({ isUnread: false, needsAnswer: false });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await change(id, { snoozedUntil: until });
    expect([(await list()).total, (await list('?view=snoozed')).total]).toEqual([0, 1]);
    await arrive({}, 5);
    expect(await open(id)).toMatchObject({ isUnread: true, needsAnswer: true, snoozedUntil: null });
    expect((await change(id, { snoozedUntil: new Date(0).toISOString() })).status).toBe(400);
  });
});

describe('a person’s word', () => {
  const mailIdOf = async (id: number): Promise<string> => received(await open(id)).at(-1)?.id ?? '';
  const correct = (mailId: string, body: object) => ann.post(`/api/inbox/mails/${mailId}/corrections`, body);

  it('takes back what a mail that was misread had brought about', async () => {
    await arrive({ text: 'Please remove us from your list and do not contact us again.' });
    const id = await first();
    expect(await suppressed()).toEqual(['jo@nordkap.com', 'sales@nordkap.com']);
    expect((await open(id)).answer).toHaveProperty('refused');
    expect((await correct(await mailIdOf(id), { class: 'question' })).status).toBe(200);
    expect(await suppressed()).toEqual([]);
    const conversation = await open(id);
    expect(received(conversation)).toMatchObject([
      { class: 'question', readBy: 'person', corrected: ['class'] },
    ]);
    expect(conversation).toMatchObject({ needsAnswer: true, answer: { to: 'jo@nordkap.com' } });
  });

  it('takes nothing back that another mail says as well', async () => {
    const text = 'Please remove us from your list and do not contact us again.';
    await arrive({ text }, 1);
    await arrive({ text: `${text} Really.` }, 2);
    const [first] = received(await open((await list()).conversations[0]?.id ?? 0));
    await correct(first?.id ?? '', { class: 'question' });
    expect(await suppressed()).toEqual(['jo@nordkap.com', 'sales@nordkap.com']);
  });

  it('suppresses whom nobody had understood, and is remembered', async () => {
    await arrive({ text: 'Nope. Bye.' });
    const id = await first();
    const mailId = await mailIdOf(id);
    await correct(mailId, { class: 'unsubscribe' });
    expect(await suppressed()).toEqual(['jo@nordkap.com', 'sales@nordkap.com']);
    expect(await open(id)).toMatchObject({ needsAnswer: false });
    const kept = await app.database.asSystem((tx) =>
      tx.selectFrom('reply_corrections').select(['what', 'is_now']).execute(),
    );
    expect(kept).toEqual([{ what: 'class', is_now: 'unsubscribe' }]);
  });

  it('keeps all that is said of a mail at the same moment', async () => {
    await arrive({ text });
    const mailId = await mailIdOf(await first());
    const say = (name: FactName, entry: string) => (tx: Tx) =>
      correctReading(tx, ann.accountId, mailId, { fact: { name, entry } });
    const account = { database: app.database, accountId: ann.accountId };
    await oneBehindTheOther(account, say('opening_order_usd', '$2,500'), say('lead_time_days', '21'));
    const [mail] = received(await open(await first()));
    const told = Object.fromEntries(mail?.facts.map((fact) => [fact.name, fact.told]) ?? []);
    expect(told).toMatchObject({ opening_order_usd: '$2,500', lead_time_days: '21 days' });
  });

  it('changes a fact, adds one and strikes one', async () => {
    await arrive({ text });
    const id = await first();
    const mailId = await mailIdOf(id);
    await correct(mailId, { fact: { name: 'opening_order_usd', entry: '$2,500' } });
    await correct(mailId, { fact: { name: 'lead_time_days', entry: '21' } });
    await correct(mailId, { fact: { name: 'payment_terms', entry: null } });
    const [mail] = received(await open(id));
    const told = Object.fromEntries(mail?.facts.map((fact) => [fact.name, fact.told]) ?? []);
    expect(told).toMatchObject({ opening_order_usd: '$2,500', lead_time_days: '21 days' });
    expect(told).not.toHaveProperty('payment_terms');
    expect(mail?.corrected.sort()).toEqual(['lead_time_days', 'opening_order_usd', 'payment_terms']);
    const refused = await correct(mailId, { fact: { name: 'map', entry: 'perhaps' } });
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
      400,
      'That can’t be read.',
    ]);
  });

  it('says which brand a stranger’s mails are, and follow-ups stop then', async () => {
    const sequence = await app.database.asSystem((tx) =>
      tx
        .insertInto('sequences')
        .values({ account_id: ann.accountId, name: 'Wholesale' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await app.database.asSystem((tx) =>
      tx
        .insertInto('enrolments')
        .values({
          account_id: ann.accountId,
          brand_id: brandId,
          sequence_id: sequence.id,
          next_step: 1,
          started_at: new Date(),
        })
        .execute(),
    );
    await arrive({ inReplyTo: null, from: { name: 'Eve', email: 'eve@gmail.com' } }, 1);
    const id = await first();
    expect((await open(id)).answer).toHaveProperty('refused');
    const answer = await ann.post(`/api/inbox/conversations/${id}/brand`, { brandId });
    const { conversationId } = (await answer.json()) as { conversationId: number };
    expect(await open(conversationId)).toMatchObject({ brand: { id: brandId }, isUnread: true });
    expect((await ann.get(`/api/inbox/conversations/${id}`)).status).toBe(404);
    const [enrolment] = await app.database.asSystem((tx) =>
      tx.selectFrom('enrolments').select('state').execute(),
    );
    expect(enrolment?.state).toBe('stopped');
    // From now on the address is known.
    await arrive({ inReplyTo: null, from: { name: 'Eve', email: 'eve@gmail.com' } }, 2);
    expect(received(await open(conversationId)).map(({ matchedBy }) => matchedBy)).toEqual([
      'person',
      'address',
    ]);
  });

  it('moves one mail to another brand, and leaves the others', async () => {
    await arrive({}, 1);
    await arrive({ text: 'This one is from Fjord.' }, 2);
    const other = { accountId: ann.accountId, id: idOf(2), brand: 'Fjord', toEmail: 'hi@fjord.com' };
    const fjord = await givenMessage(app.database, other);
    const id = await first();
    const body = { brandId: fjord.brandId, mailId: await mailIdOf(id) };
    expect((await ann.post(`/api/inbox/conversations/${id}/brand`, { brandId: fjord.brandId })).status).toBe(
      400,
    );
    expect((await ann.post(`/api/inbox/conversations/${id}/brand`, body)).status).toBe(200);
    expect(received(await open(id))).toHaveLength(1);
    expect(received(await get(`/api/inbox/brands/${fjord.brandId}`))).toMatchObject([
      { text: 'This one is from Fjord.', matchedBy: 'person' },
    ]);
  });
});
