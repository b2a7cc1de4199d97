import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_SECRET_KEY } from '../../../../test/support/cluster.ts';
import {
  type Browser,
  PUBLIC_URL,
  signedIn,
  type TestApp,
  testApp,
} from '../../../../test/support/http-app.ts';
import { givenMessage } from '../../../../test/support/messages.ts';
import { receive, receivedMail } from '../../../../test/support/replies.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { createOptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { ConversationLineView, ConversationView } from '../contract/inbox.ts';
import { inboxRoutes } from '../routes.ts';

const ID = '0198c000-0000-7000-8000-000000000001';
const PDF = Buffer.from('%PDF-1.7 a filled form');
const optOuts = createOptOutHasher(TEST_SECRET_KEY, null);

let app: TestApp;
let ann: Browser & { accountId: string };
beforeEach(async () => {
  app = await testApp((built) => inboxRoutes({ ...built, optOuts, clock: systemClock }));
  ann = await signedIn(app);
  await givenMessage(app.database, { accountId: ann.accountId, toEmail: 'sales@nordkap.com', id: ID });
  await receive(app.database, ann.accountId, receivedMail({ inReplyTo: `<${ID}@acme.com>` }));
});

const upload = (name: string, bytes: Buffer, browser: Browser = ann) =>
  fetch(`${app.url}/api/inbox/answer-files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      origin: PUBLIC_URL,
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  });
const uploaded = async (name: string, bytes = PDF) =>
  (await (await upload(name, bytes)).json()) as { id: string; filename: string; size: number };

async function conversation(): Promise<{ id: number; view: ConversationView }> {
  const list = (await (await ann.get('/api/inbox')).json()) as { conversations: ConversationLineView[] };
  const id = list.conversations[0]?.id ?? 0;
  return { id, view: (await (await ann.get(`/api/inbox/conversations/${id}`)).json()) as ConversationView };
}

async function answer(text: string, fileIds: string[]): Promise<Response> {
  const { id, view } = await conversation();
  const mailId = 'mailId' in view.answer ? view.answer.mailId : '';
  return ann.send('POST', `/api/inbox/conversations/${id}/answers`, { mailId, text, fileIds });
}

describe('a file for an answer', () => {
  it('goes with it, is shown in the thread, and can be had back by its owner alone', async () => {
    const file = await uploaded('../Our form.pdf');
    expect(file).toMatchObject({ filename: 'Our form.pdf', size: PDF.byteLength });
    expect((await answer('Here is the form.', [file.id])).status).toBe(200);
    const { view } = await conversation();
    expect(view.mails.at(-1)).toMatchObject({
      direction: 'sent',
      files: [{ id: file.id, filename: 'Our form.pdf', size: PDF.byteLength, isKept: true }],
    });
    const back = await ann.get(`/api/inbox/answer-files/${file.id}`);
    expect(Buffer.from(await back.arrayBuffer())).toEqual(PDF);
    expect(back.headers.get('content-disposition')).toMatch(/^attachment; filename="Our form.pdf"/);
    expect(back.headers.get('x-content-type-options')).toBe('nosniff');
    const ben = await signedIn(app, { email: 'ben@shop.example' });
    expect((await ben.get(`/api/inbox/answer-files/${file.id}`)).status).toBe(404);
  });

  it('goes with one answer only, and with none of another account', async () => {
    const file = await uploaded('form.pdf');
    const ben = await signedIn(app, { email: 'ben@shop.example' });
    const bens = (await (await upload('ben.pdf', PDF, ben)).json()) as { id: string };
    expect((await answer('Not mine.', [bens.id])).status).toBe(404);
    expect((await answer('Here it is.', [file.id])).status).toBe(200);
    expect((await answer('And again.', [file.id])).status).toBe(404);
  });

  it('can be taken away before, and not after', async () => {
    const [one, other] = [await uploaded('one.pdf'), await uploaded('other.pdf')];
    expect((await ann.send('DELETE', `/api/inbox/answer-files/${one.id}`)).status).toBe(200);
    expect((await answer('Both.', [one.id, other.id])).status).toBe(404);
    expect((await answer('One.', [other.id])).status).toBe(200);
    await ann.send('DELETE', `/api/inbox/answer-files/${other.id}`);
    expect((await ann.get(`/api/inbox/answer-files/${other.id}`)).status).toBe(200);
  });

  it.each([
    ['setup.exe', Buffer.from('MZ')],
    ['page.html', Buffer.from('<script></script>')],
    ['form.pdf', Buffer.from('<script></script>')],
    ['list.csv', Buffer.from([0x61, 0x00, 0x62])],
    ['form.pdf', Buffer.alloc(0)],
    ['constructor', PDF],
  ])('is none that brands can’t open or shouldn’t: %s', async (name, bytes) => {
    const refused = await upload(name, bytes);
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { detail: string }).detail).not.toBe('');
  });

  it.each([
    ['photo.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['list.csv', Buffer.from('sku,price\nA1,4\n'), 'text/csv'],
    ['form.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'application/msword'],
    ['shop.webp', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ', 'latin1'), 'image/webp'],
  ])('goes out as what it is: %s', async (name, bytes, type) => {
    const { id } = await uploaded(name, bytes);
    const [row] = await app.database.asSystem((tx) =>
      tx.selectFrom('outgoing_attachments').select('content_type').where('id', '=', id).execute(),
    );
    expect(row?.content_type).toBe(type);
  });

  it('may have 10 MB', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.byteLength)]);
    expect((await upload('large.pdf', most)).status).toBe(200);
    expect((await upload('larger.pdf', Buffer.concat([most, Buffer.from('x')]))).status).toBe(413);
  });
});
