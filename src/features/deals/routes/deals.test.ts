import { beforeEach, describe, expect, it } from 'vitest';
import { type GivenAnswer, givenAnswer, givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, type TestApp, testApp } from '../../../../test/support/http-app.ts';
import { optOuts } from '../../../../test/support/sequences.ts';
import { dayIn, systemClock } from '../../../kernel/clock.ts';
import type { ReplyDocument } from '../../replies/domain/reading/reply-facts.ts';
import { takeOverNext } from '../actions/take-over-answers.ts';
import type { ListedDealView } from '../contract/board.ts';
import type { DealView, NextStepView } from '../contract/deals.ts';
import type { TrustPackView } from '../contract/trust-pack.ts';
import type { AnswerPolisher } from '../ports/polish.ts';
import { dealRoutes } from './deals.ts';
import { trustPackRoutes } from './trust-pack.ts';

/** A model that says each paragraph as it was told to. */
let says: (paragraph: string) => string;
const polisher: AnswerPolisher = { polish: async ({ paragraphs }) => paragraphs.map((one) => says(one)) };

let app: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let brandId: number;
beforeEach(async () => {
  app = await testApp(({ routes, database, sealer }) => {
    dealRoutes({ routes, database, sealer, optOuts, polisher, clock: systemClock });
    trustPackRoutes({ routes, database, sealer });
  });
  me = await signedIn(app);
  brandId = await brand('Nordkap');
});

const brand = (name: string) =>
  app.database.asAccount(me.accountId, (tx) => givenBrand(tx, me.accountId, name));
const answer = async (given: Omit<GivenAnswer, 'brandId'>): Promise<string> => {
  const id = await givenAnswer(app.database, me.accountId, { brandId, ...given });
  await takeOverNext(app.database, systemClock);
  return id;
};
const read = async <View>(response: Response): Promise<View> => {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as View;
};
const deal = async () => read<DealView>(await me.get(`/api/deals/brands/${brandId}`));
const move = (stage: string, lostReason?: string) =>
  me.send('PUT', `/api/deals/brands/${brandId}/stage`, { stage, lostReason });
const column = async (query: string) =>
  (await read<{ deals: ListedDealView[] }>(await me.get(`/api/deals?${query}`))).deals;

describe('the board', () => {
  it('has every deal in the column of its stage, those that moved last first, page by page', async () => {
    for (const name of ['Alder', 'Birch', 'Cedar']) {
      brandId = await brand(name);
      await answer({ class: 'moq_or_opening_order', facts: OPENING });
    }
    expect((await column('stage=terms')).map((one) => one.brand.name)).toEqual(['Cedar', 'Birch', 'Alder']);
    expect((await column('stage=terms&limit=1&offset=1')).map((one) => one.brand.name)).toEqual(['Birch']);
    expect(await column('stage=terms&search=ALD')).toMatchObject([
      { brand: { name: 'Alder' }, nextStep: 'They name a minimum', terms: [{ told: '$500' }] },
    ]);
    const { stages } = await read<{ stages: { stage: string; count: number }[] }>(
      await me.get('/api/deals/stages'),
    );
    expect(stages.filter(({ count }) => count > 0)).toEqual([{ stage: 'terms', count: 3 }]);
  });

  it('says which day it is where the account is', async () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await app.database.asSystem((tx) =>
        tx.updateTable('profiles').set({ time_zone: timeZone }).where('id', '=', me.accountId).execute(),
      );
      const today = dayIn(timeZone, new Date());
      expect(await read(await me.get('/api/deals?stage=inquiry'))).toMatchObject({ today });
      expect(await deal()).toMatchObject({ today });
    }
  });

  it('takes what is searched for as it stands', async () => {
    await answer({ class: 'interested' });
    expect(await column('stage=terms&search=%25')).toEqual([]);
    expect(await column('stage=terms&search=_')).toEqual([]);
  });
});

const OPENING: NonNullable<GivenAnswer['facts']> = [
  { name: 'opening_order_usd', value: 500, words: 'Our opening order is $500.' },
];

describe('a move', () => {
  it('is the person’s, ends what is sent by itself, and may not skip what comes before', async () => {
    await app.database.asAccount(me.accountId, async (tx) => {
      const sequence = await tx
        .insertInto('sequences')
        .values({ account_id: me.accountId, name: 'First' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('enrolments')
        .values({
          account_id: me.accountId,
          brand_id: brandId,
          sequence_id: sequence.id,
          next_step: 1,
          started_at: new Date(),
        })
        .execute();
    });
    expect((await move('order_sent')).status).toBe(409);
    expect(await read<DealView>(await move('terms'))).toMatchObject({
      stage: 'terms',
      movedBy: 'person',
      events: [{ from: 'inquiry', to: 'terms', movedBy: 'person' }],
    });
    const enrolments = await app.database.asAccount(me.accountId, (tx) =>
      tx.selectFrom('enrolments').select(['state', 'stop_reason']).execute(),
    );
    expect(enrolments).toEqual([{ state: 'stopped', stop_reason: 'stage_changed' }]);
  });

  it('by an answer that a person has read otherwise says so', async () => {
    const mailId = await answer({ class: 'moq_or_opening_order', facts: OPENING });
    expect((await deal()).events).toMatchObject([{ movedBy: 'reading', isCorrected: false }]);
    await app.database.asAccount(me.accountId, (tx) =>
      tx.updateTable('inbound_mails').set({ read_by: 'person' }).where('id', '=', mailId).execute(),
    );
    expect((await deal()).events).toMatchObject([{ movedBy: 'reading', isCorrected: true }]);
  });

  it('to lost has a reason, and is taken back', async () => {
    await move('price_list');
    expect((await move('lost')).status).toBe(400);
    expect(await read<DealView>(await move('lost', 'prices_too_high'))).toMatchObject({
      stage: 'lost',
      lostReason: 'prices_too_high',
    });
    expect(await read<DealView>(await move('price_list'))).toMatchObject({ lostReason: null });
  });

  it('that no answer brought leaves the deal at its inquiry, as one that a person has answered', async () => {
    expect(await deal()).toMatchObject({ stage: 'inquiry', hasAnswered: false });
    await answer({ class: 'auto_reply', isHuman: false });
    expect(await deal()).toMatchObject({ stage: 'inquiry', hasAnswered: false });
    await answer({ class: 'question' });
    expect(await deal()).toMatchObject({ stage: 'inquiry', hasAnswered: true });
  });

  it('of another account’s brand is none', async () => {
    const other = await signedIn(app, { email: 'other@shop.example' });
    const address = `/api/deals/brands/${brandId}`;
    expect((await other.send('PUT', `${address}/stage`, { stage: 'terms' })).status).toBe(404);
    expect((await other.get(address)).status).toBe(404);
    expect((await other.get(`${address}/next-step`)).status).toBe(404);
  });
});

it('a term that a person enters holds over what comes later, until it is taken back', async () => {
  const enter = (entry: string | null) =>
    me.send('PUT', `/api/deals/brands/${brandId}/terms`, { name: 'opening_order_usd', entry });
  await answer({ class: 'moq_or_opening_order', facts: OPENING });
  expect((await enter('a lot')).status).toBe(400);
  expect((await read<DealView>(await enter('$350'))).terms).toMatchObject([{ told: '$350', words: null }]);
  await answer({ class: 'moq_or_opening_order', facts: OPENING });
  expect((await deal()).terms).toMatchObject([{ told: '$350' }]);
  expect((await read<DealView>(await enter(null))).terms).toMatchObject([
    { told: '$500', words: 'Our opening order is $500.' },
  ]);
});

describe('the next step', () => {
  const next = async (query = '') =>
    read<NextStepView>(await me.get(`/api/deals/brands/${brandId}/next-step${query}`));

  it('is a draft from what the brand wrote and the seller has said', async () => {
    await app.database.asSystem((tx) =>
      tx
        .updateTable('profiles')
        .set({ first_name: 'Ana', sender_name: 'Northlake Trading' })
        .where('id', '=', me.accountId)
        .execute(),
    );
    await answer({ class: 'interested', text: 'Sounds good.' });
    const step = await next();
    expect(step.play).toMatchObject({ key: 'interested', title: 'They are open to it' });
    expect(step.answers[0]?.draft).toMatch(/^(?:Hi|Hello) Tom,/);
    expect(step.answers[0]?.draft).toMatch(/Wool Throw[\s\S]*Ana\nNorthlake Trading$/);
  });

  it('takes up the call that a brand offers, on its day', async () => {
    const text = 'Happy to jump on a call. Does Thursday afternoon work?';
    await answer({ class: 'interested', text });
    const [first] = (await next()).answers;
    expect(first).toMatchObject({ label: 'Take up the call they offer', task: { kind: 'call' } });
    expect(first?.draft).toMatch(/Thursday afternoon (?:works|suits)/);
    expect(new Date(`${first?.task.dueOn}T12:00:00Z`).getUTCDay()).toBe(4);
  });

  it('asks for no price list that came with an earlier mail', async () => {
    await answer({ class: 'price_list', receivedAt: new Date(Date.now() - 60_000) });
    await answer({ class: 'moq_or_opening_order', facts: OPENING });
    const { play, answers } = await next();
    expect(play?.key).toBe('opening_order');
    expect(answers.map(({ draft }) => draft).join(' ')).not.toContain('price list with UPCs');
  });

  it('asks for no minimum that a person has entered with the brand', async () => {
    await answer({ class: 'interested', text: 'Sounds good.' });
    const drafts = async () => (await next()).answers.map(({ draft }) => draft).join(' ');
    expect(await drafts()).toMatch(/opening order/);
    const minimum = {
      field: 'minimum_opening_order',
      value: JSON.stringify({ cents: 50_000, currency: 'USD' }),
    };
    await app.database.asSystem((tx) =>
      tx
        .insertInto('brand_policy_overrules')
        .values({ account_id: me.accountId, brand_id: brandId, ...minimum })
        .execute(),
    );
    expect(await drafts()).not.toMatch(/opening order/);
    await answer({ class: 'moq_or_opening_order', text: 'There is a minimum, as I told you on the phone.' });
    expect((await next()).answers[0]?.draft).toContain('$500');
  });

  it('asks the person first for what the draft would have to make up, and keeps it', async () => {
    await answer({ class: 'map_terms', facts: [{ name: 'map', value: true, words: 'MAP applies.' }] });
    const before = await next();
    expect(before.answers[0]).toMatchObject({
      key: 'keep_to_it',
      draft: null,
      missing: [{ name: 'keepsMap' }],
    });
    const { facts } = await read<TrustPackView>(await me.get('/api/trust-pack'));
    await me.send('PUT', '/api/trust-pack/facts', { ...facts, keepsMap: true });
    expect((await next()).answers[0]?.draft).toMatch(/MAP/);
  });

  it('takes what only the person can know for this one answer', async () => {
    await answer({ class: 'question', text: 'Can you take returns at our dock in Ohio?' });
    expect((await next()).answers[0]).toMatchObject({ draft: null, missing: [{ isTyped: true }] });
    const [first] = (await next(`?ownAnswer=${encodeURIComponent('Yes, on pallets.')}`)).answers;
    expect(first?.draft).toContain('Yes, on pallets.');
  });

  it('is said better by a model as far as the draft bears it out', async () => {
    const mailId = await answer({ class: 'not_now', text: 'Not now.' });
    const polish = async () => {
      const body = { mailId, answer: 'ask_when' };
      const sent = await me.post(`/api/deals/brands/${brandId}/next-step/polish`, body);
      return read<{ draft: string; isPolished: boolean }>(sent);
    };
    const [first] = (await next()).answers;
    says = () => 'We will order for $90,000 at once.';
    expect(await polish()).toEqual({ draft: first?.draft, isPolished: false });
    says = (one) => one.replace(/\.$/, ' indeed.');
    const better = await polish();
    expect(better.isPolished).toBe(true);
    expect(better.draft).toContain(' indeed.');
    const other = { mailId, answer: 'nonsense' };
    expect((await me.post(`/api/deals/brands/${brandId}/next-step/polish`, other)).status).toBe(404);
  });

  it('is nothing after a machine’s mail, and no draft goes to whoever wants no more', async () => {
    const bounced = await answer({ class: 'bounce', isHuman: false });
    expect(await next()).toMatchObject({ mail: null, play: null, answers: [] });
    expect(await next(`?mailId=${bounced}`)).toMatchObject({ play: { key: 'machine' }, answers: [] });
    await answer({ class: 'interested', suppresses: true });
    expect((await next()).answers).toEqual([]);
  });
});

describe('a document', () => {
  const PDF = Buffer.from('%PDF-1.7\nresale certificate of Northlake');
  const upload = (query: string, bytes: Uint8Array, method = 'POST') =>
    fetch(`${app.url}/api/trust-pack/documents?${query}`, {
      method,
      headers: {
        cookie: [...me.cookies].map((pair) => pair.join('=')).join('; '),
        origin: 'http://linesheet.test',
        'content-type': 'application/octet-stream',
      },
      body: Buffer.from(bytes),
    });
  const kept = async () =>
    (await read<TrustPackView>(await upload('kind=resale_certificate&name=cert.pdf', PDF))).documents[0]
      ?.id ?? '';
  const asks = () =>
    answer({
      class: 'asks_documents',
      facts: [{ name: 'documents', value: ['resale_certificate'], words: 'Please send your certificate.' }],
    });
  const send = (body: object) =>
    me.post(`/api/deals/brands/${brandId}/answers`, { text: 'Attached.', ...body });

  it('stands sealed in the database, and comes back to its owner alone', async () => {
    const id = await kept();
    const { sealed } = await app.database.asSystem((tx) =>
      tx.selectFrom('trust_documents').select('sealed').executeTakeFirstOrThrow(),
    );
    expect(sealed).toMatch(/^s1\./);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes('Northlake')).toBe(false);
    const file = await me.get(`/api/trust-pack/documents/${id}/file`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    const other = await signedIn(app, { email: 'other@shop.example' });
    expect((await other.get(`/api/trust-pack/documents/${id}/file`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/trust-pack/documents/${id}`)).status).toBe(404);
  });

  it('has the day until which it is valid, as long as no newer one takes its place', async () => {
    const id = await kept();
    const expiresOn = '2026-02-28';
    const path = `/api/trust-pack/documents/${id}/expiry`;
    const told = await read<TrustPackView>(await me.send('PUT', path, { expiresOn }));
    expect(told.documents).toMatchObject([{ id, expiresOn }]);
    await asks();
    const step = await read<NextStepView>(await me.get(`/api/deals/brands/${brandId}/next-step`));
    expect(step.documents).toMatchObject([{ id, expiresOn }]);
    expect((await me.send('PUT', path, { expiresOn: 'soon' })).status).toBe(400);
    const other = await signedIn(app, { email: 'other@shop.example' });
    expect((await other.send('PUT', path, { expiresOn: null })).status).toBe(404);
    await upload(`id=${id}&name=new.pdf`, PDF, 'PUT');
    expect((await read<TrustPackView>(await me.get('/api/trust-pack'))).documents).toMatchObject([
      { id, name: 'new.pdf', expiresOn: null },
    ]);
  });

  it('is what its bytes say, of a size that mails can carry', async () => {
    expect((await upload('kind=tax_id&name=w9.pdf', Buffer.from('<html>'))).status).toBe(400);
    expect((await upload('kind=tax_id&name=w9.pdf', Buffer.alloc(0))).status).toBe(400);
    expect((await upload('kind=tax_id&name=w9.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'))).status).toBe(
      413,
    );
    expect((await upload('kind=passport&name=w9.pdf', PDF)).status).toBe(400);
  });

  it('goes to a brand that asked for it, once the person has let it go', async () => {
    const [id, mailId] = [await kept(), await asks()];
    expect((await send({ mailId, documentIds: [id], confirmedIds: [] })).status).toBe(403);
    const { messageId } = await read<{ messageId: string }>(
      await send({ mailId, documentIds: [id], confirmedIds: [id] }),
    );
    const [sent] = await app.database.asSystem((tx) =>
      tx
        .selectFrom('messages')
        .innerJoin('outgoing_attachments', (join) =>
          join.onRef('outgoing_attachments.account_id', '=', 'messages.account_id'),
        )
        .select(['to_email', 'filename', 'bytes', 'kind'])
        .where('messages.id', '=', messageId)
        .execute(),
    );
    expect(sent).toMatchObject({ to_email: 'tom@nordkap.example', filename: 'cert.pdf', kind: 'answer' });
    expect(sent?.bytes).toEqual(PDF);
    expect((await deal()).disclosures).toMatchObject([{ kind: 'resale_certificate', name: 'cert.pdf' }]);
  });

  it('ends the task that asked for it, and none that asks for more', async () => {
    const id = await kept();
    const asksToo = (...value: ReplyDocument[]) =>
      answer({ class: 'asks_documents', facts: [{ name: 'documents', value, words: 'Please send them.' }] });
    await asks();
    const mailId = await asksToo('resale_certificate', 'trade_references');
    const open = async () => (await deal()).tasks.map(({ title }) => title);
    expect(await open()).toEqual(['Send resale certificate', 'Send trade references']);
    await send({ mailId, documentIds: [id], confirmedIds: [id] });
    expect(await open()).toEqual(['Send trade references']);
  });

  it('never goes to one that asked for another, or for none', async () => {
    const id = await kept();
    const mailId = await answer({ class: 'interested' });
    const refused = await send({ mailId, documentIds: [id], confirmedIds: [id] });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('They haven’t asked for this: resale certificate.');
    const messages = await app.database.asSystem((tx) => tx.selectFrom('messages').select('id').execute());
    expect(messages).toEqual([]);
  });
});
