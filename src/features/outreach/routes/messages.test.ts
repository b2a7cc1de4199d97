import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { appErrorOf, problemResponse } from '../../../http/errors.ts';
import { endpointRoutes } from '../../../http/mount.ts';
import type { InquiryPreview, MessageDetail, MessageView } from '../contract/messages.ts';
import { DEFAULT_TEMPLATE } from '../domain/sequences/default-template.ts';
import { outreachRoutes } from './messages.ts';

const OTHER_ACCOUNT = '0198c000-0000-7000-8000-00000000000b';
const idOf = (number: number) => `0198c000-0000-7000-8000-00000000000${number}`;

let database: TestDatabase;
let app: Hono;
beforeEach(async () => {
  database = await testDatabase();
  app = new Hono();
  app.onError((error) => problemResponse(appErrorOf(error)));
  const routes = endpointRoutes({
    app,
    authenticate: async () => ({
      accountId: ACCOUNT,
      email: 'ana@acme.com',
      kind: 'session',
      sessionId: null,
      scopes: [],
      role: 'member',
      plan: 'Tier-1',
    }),
    policy: () => null,
    rateLimiter: { take: async () => undefined, look: async () => undefined },
    clientAddress: () => '127.0.0.1',
  });
  outreachRoutes({ routes, database, publicUrl: 'https://app.linesheet.shop' });
});

const get = async <Body>(path: string) => (await (await app.request(path)).json()) as Body;
const list = (query = '') => get<{ messages: MessageView[]; total: number }>(`/api/messages${query}`);
const preview = async (draft: object) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(draft);
  const response = await app.request('/api/outreach/preview', { method: 'POST', headers, body });
  return (await response.json()) as InquiryPreview;
};

describe('the list of mails', () => {
  beforeEach(async () => {
    for (const [number, state] of (['accepted', 'unknown', 'accepted'] as const).entries())
      await givenMessage(database, {
        id: idOf(number),
        state,
        brand: `Brand ${number}`,
        createdAt: new Date(Date.UTC(2026, 2, 9, 12, number)),
      });
    await givenMessage(database, { id: idOf(9), accountId: OTHER_ACCOUNT });
  });

  it('has the newest first, page by page, and nobody else’s', async () => {
    const first = await list('?limit=2');
    expect(first.total).toBe(3);
    expect(first.messages.map(({ brand }) => brand.name)).toEqual(['Brand 2', 'Brand 1']);
    const second = await list('?limit=2&offset=2');
    expect(second.messages.map(({ brand }) => brand.name)).toEqual(['Brand 0']);
  });

  it('can be narrowed', async () => {
    expect((await list('?state=unknown')).messages.map(({ id }) => id)).toEqual([idOf(1)]);
    expect((await list('?delivery=bounced')).total).toBe(0);
    const [{ brand } = { brand: { id: 0 } }] = (await list('?limit=1')).messages;
    expect((await list(`?brandId=${brand.id}`)).total).toBe(1);
    expect((await app.request('/api/messages?state=lost')).status).toBe(400);
  });

  it('leads to each mail with its text and what became of it', async () => {
    await database.asSystem((tx) =>
      tx
        .insertInto('mail_events')
        .values(
          ['delivered', 'processed'].map((event, index) => ({
            account_id: ACCOUNT,
            message_id: idOf(0),
            event,
            happened_at: new Date(Date.UTC(2026, 2, 9, 13, -index)),
          })),
        )
        .execute(),
    );
    const mail = await get<MessageDetail>(`/api/messages/${idOf(0)}`);
    expect(mail).toMatchObject({ text: 'Hi', to: 'hello@nordkap.com', state: 'accepted' });
    expect(mail.events.map(({ kind }) => kind)).toEqual(['processed', 'delivered']);
    expect((await app.request(`/api/messages/${idOf(9)}`)).status).toBe(404);
  });
});

describe('a mail whose fate nobody else can tell', () => {
  const tell = (number: number, wasSent: boolean) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ wasSent });
    return app.request(`/api/messages/${idOf(number)}/fate`, { method: 'POST', headers, body });
  };
  beforeEach(async () => {
    for (const number of [1, 2, 3])
      await givenMessage(database, { id: idOf(number), state: number === 3 ? 'accepted' : 'unknown' });
    await givenMessage(database, { id: idOf(9), accountId: OTHER_ACCOUNT, state: 'unknown' });
  });

  it('is settled by its person’s word, once, and frees its brand where it wasn’t sent', async () => {
    expect(await (await tell(1, true)).json()).toMatchObject({ state: 'accepted', failure: null });
    const unsent = { state: 'cancelled', failure: 'You said that it did not go out.' };
    expect(await (await tell(2, false)).json()).toMatchObject(unsent);
    for (const wasSent of [true, false]) expect((await tell(2, wasSent)).status).toBe(409);
    expect((await get<MessageDetail>(`/api/messages/${idOf(2)}`)).state).toBe('cancelled');
  });

  it('leaves what is known as it is, and others’ mails alone', async () => {
    expect((await tell(3, false)).status).toBe(409);
    expect((await tell(9, false)).status).toBe(409);
    expect((await get<MessageDetail>(`/api/messages/${idOf(3)}`)).state).toBe('accepted');
  });
});

describe('the preview of a template', () => {
  it('shows our suggestion with a sample brand before anything is set up', async () => {
    await database.asSystem((tx) =>
      tx.insertInto('users').values({ id: ACCOUNT, name: 'Ana', email: 'ana@acme.com' }).execute(),
    );
    const shown = await preview({});
    expect(shown.brand).toEqual({ name: 'Northfield Goods', isSample: true });
    expect(shown.used.emailMessageBody).toBe(DEFAULT_TEMPLATE);
    expect(shown.text).toMatch(/^Hi Northfield Goods team,/);
    expect(shown.text).toContain('Walnut Serving Board');
    expect(shown.from).toMatchObject({ email: 'you@your-domain.example' });
    expect(shown.notices.join(' ')).toContain('postal address');
  });

  it('shows what is typed with one of the account’s own brands', async () => {
    await givenMessage(database, { id: idOf(1), brand: 'Nordkap' });
    const shown = await preview({
      senderName: 'Acme <Shop>',
      emailSubject: 'For [brand name]',
      emailMessageBody: 'Dear [Brand Name],\n\n[Product] from [company name]',
      postalAddress: '1 Main St',
    });
    expect(shown.brand).toEqual({ name: 'Nordkap', isSample: false });
    expect(shown.subject).toBe('For Nordkap');
    expect(shown.text).toMatch(/^Dear Nordkap,\n\n\[Product\] from Acme <Shop>\n/);
    expect(shown.html).toContain('Acme &lt;Shop&gt;, 1 Main St');
    expect(shown.unknownPlaceholders).toEqual(['[Product]']);
    // Told of once: the page makes a sentence of the names above.
    expect(shown.notices).toEqual([]);
    const messages = await database.asSystem((tx) => tx.selectFrom('messages').selectAll().execute());
    expect(messages).toHaveLength(1);
  });

  it('takes no brand of another account', async () => {
    await givenMessage(database, { id: idOf(1) });
    const { brandId } = await givenMessage(database, { id: idOf(9), accountId: OTHER_ACCOUNT });
    expect(await preview({ brandId })).toMatchObject({ code: 'not_found' });
  });
});
