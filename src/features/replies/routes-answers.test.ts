import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../test/support/http-app.ts';
import { idOf, received, type TestInbox, testInbox } from './fixtures/inbox.ts';

let app: TestInbox['app'];
let ann: TestInbox['ann'];
let brandId: TestInbox['brandId'];
let arrive: TestInbox['arrive'];
let first: TestInbox['first'];
let open: TestInbox['open'];
beforeEach(async () => {
  ({ app, ann, brandId, arrive, first, open } = await testInbox());
});

describe('an answer', () => {
  const answer = (id: number, body: object) => ann.post(`/api/inbox/conversations/${id}/answers`, body);

  it('goes to whoever wrote, in the thread of the mail', async () => {
    const headers = [{ name: 'reply-to', value: 'Buying desk <desk@nordkap.com>' }];
    await arrive({ headers, messageId: '<42@nordkap.com>', references: [`<${idOf(1)}@acme.com>`] });
    const id = await first();
    const [mail] = received(await open(id));
    const sent = await answer(id, {
      mailId: mail?.id,
      text: 'Thank you, $1,500 is fine.',
      to: 'eve@evil.example',
    });
    expect(sent.status).toBe(200);
    const message = await app.database.asSystem((tx) =>
      tx.selectFrom('messages').selectAll().where('kind', '=', 'answer').executeTakeFirstOrThrow(),
    );
    expect(message).toMatchObject({
      to_email: 'desk@nordkap.com',
      subject: 'Re: Wholesale account',
      state: 'queued',
      in_reply_to: '<42@nordkap.com>',
      refs: [`<${idOf(1)}@acme.com>`, '<42@nordkap.com>'],
      brand_id: brandId,
    });
    const conversation = await open(id);
    expect(conversation).toMatchObject({ needsAnswer: false, isUnread: false });
    expect(conversation.mails.at(-1)).toMatchObject({ direction: 'sent', kind: 'answer', state: 'queued' });
  });

  it('goes once, however often it is asked for at the same moment', async () => {
    await arrive();
    const id = await first();
    const [mail] = received(await open(id));
    const body = { mailId: mail?.id, text: 'Thank you, we take it.' };
    const sent = await Promise.all([answer(id, body), answer(id, body), answer(id, body)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await answer(id, { ...body, text: 'One more thing.' })).status).toBe(200);
  });

  it('goes to no machine, to nobody who opted out, and to no mail of another conversation', async () => {
    const headers = [{ name: 'auto-submitted', value: 'auto-replied' }];
    await arrive({ headers, subject: 'Out of office', text: 'I am out of the office until March 24, 2026.' });
    const id = await first();
    const [machine] = received(await open(id));
    expect((await open(id)).answer).toHaveProperty('refused');
    expect((await answer(id, { mailId: machine?.id, text: 'Hi' })).status).toBe(400);
    await arrive({}, 5);
    const person = received(await open(id)).at(-1);
    expect((await answer(id + 1, { mailId: person?.id, text: 'Hi' })).status).toBe(404);
    expect((await answer(id, { mailId: person?.id, text: '   ' })).status).toBe(400);
    await arrive({ text: 'Please remove us from your list and do not contact us again.' }, 6);
    expect((await answer(id, { mailId: person?.id, text: 'Hi' })).status).toBe(400);
    const answers = await app.database.asSystem((tx) =>
      tx.selectFrom('messages').select('id').where('kind', '=', 'answer').execute(),
    );
    expect(answers).toEqual([]);
  });
});

describe('what came with a mail', () => {
  const hostile =
    '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/t.gif" width="9"></p>';

  it('is saved as a file, whatever it is', async () => {
    const content = Buffer.from('<script>alert(1)</script>');
    const file = { filename: 'prices.html', contentType: 'text/html', size: content.length };
    await arrive({ attachments: [{ ...file, content, isInline: false, contentId: null }] });
    const [mail] = received(await open(await first()));
    const path = `/api/inbox/attachments/${mail?.attachments[0]?.id}`;
    const answer = await ann.get(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="prices\.html"/),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await answer.text()).toBe(content.toString());
    const ben = await signedIn(app, { email: 'ben@shop.example' });
    expect((await ben.get(path)).status).toBe(404);
    expect((await fetch(app.url + path)).status).toBe(401);
  });

  it('is shown as a page that runs and fetches nothing, in our own frame alone', async () => {
    await arrive({ html: hostile });
    const [mail] = received(await open(await first()));
    expect(mail?.hasHtml).toBe(true);
    const answer = await ann.get(`/api/inbox/mails/${mail?.id}/page`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox(?!.*allow-(?:scripts|same-origin))/);
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const page = await answer.text();
    expect(page).not.toMatch(/script|onclick|evil/);
    expect(page).toContain('<p>Hi</p>');
  });
});
