import { afterEach, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { listen, serve } from '../fixtures/serve.ts';
import { openJournal } from '../journal.ts';
import { createMailbox } from '../mailbox/store.ts';
import { readMail } from './read-mail.ts';
import { createReplies } from './replies.ts';
import { REPLY_CLASSES } from './reply-texts.ts';
import { createSendgrid } from './server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function start({ hostname = 'in.seller.test', send_raw = false } = {}) {
  const journal = openJournal(undefined);
  const mailbox = createMailbox(journal, { sendgrid: readMail });
  const sendgrid = createSendgrid({ mailbox, journal, faults: createFaults(1), seed: 1 });
  const api = await serve(sendgrid.handle);
  const replies = await serve(createReplies(mailbox, sendgrid.ledger, AbortSignal.timeout(30_000)));
  const hook = await listen();
  cleanups.push(api.close, replies.close, hook.close, sendgrid.close);
  const call = (path: string, body: object) =>
    fetch(`${api.url}/v3${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer SG.good', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/user/webhooks/parse/settings', { hostname, url: hook.url, send_raw });
  await call('/mail/send', {
    personalizations: [{ to: [{ email: 'sales@acme.sandbox.test' }] }],
    from: { email: 'ann@seller.test', name: 'Ann' },
    reply_to: { email: 'r+42@in.seller.test' },
    subject: 'Wholesale inquiry',
    headers: { 'Message-ID': '<m-1@seller.test>' },
    custom_args: { message_id: 'm-1' },
    content: [{ type: 'text/plain', value: 'Do you take wholesale accounts?' }],
  });
  const answer = async (body: object) => {
    const response = await fetch(replies.url, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const lastForm = async () => {
    const last = hook.received.at(-1);
    return new Response(new Uint8Array(last?.body ?? []), { headers: last?.headers ?? {} }).formData();
  };
  return { mailbox, answer, lastForm, hook };
}

describe('a brand', () => {
  it.each(REPLY_CLASSES)('can answer with %s, in the thread of the mail', async (kind) => {
    const { answer, lastForm } = await start();
    expect(await answer({ to: 'm-1', class: kind })).toMatchObject({
      status: 202,
      body: { delivered: true },
    });
    const form = await lastForm();
    const field = (name: string) => String(form.get(name));
    expect(field('headers')).toMatch(/^In-Reply-To: <m-1@seller\.test>$/m);
    expect(field('headers')).toMatch(/^References: .*<m-1@seller\.test>$/m);
    expect(JSON.parse(field('envelope'))).toEqual({
      to: ['r+42@in.seller.test'],
      from: kind === 'bounce' ? '' : 'sales@acme.sandbox.test',
    });
    expect(field('text').length).toBeGreaterThan(10);
    expect(Object.keys(JSON.parse(field('charsets')))).toContain('text');
    expect(field('SPF')).toBe('pass');
  });

  it('answers in the words that it is given, with attachments', async () => {
    const { answer, lastForm } = await start();
    const content = Buffer.from('sku,price').toString('base64');
    const files = [{ filename: 'prices.csv', type: 'text/csv', content }];
    await answer({ to: '<m-1@seller.test>', text: 'See attached.', attachments: files });
    const form = await lastForm();
    expect(String(form.get('text'))).toMatch(/^See attached\.[\s\S]*> Do you take wholesale accounts\?/);
    expect(form.get('attachments')).toBe('1');
    expect(JSON.parse(String(form.get('attachment-info')))).toMatchObject({
      attachment1: { filename: 'prices.csv', type: 'text/csv' },
    });
    expect(await (form.get('attachment1') as File).text()).toBe('sku,price');
  });

  it('writes some of its mails in another charset, and says so', async () => {
    const { answer, hook } = await start();
    for (const kind of REPLY_CLASSES) await answer({ to: 'm-1', class: kind, text: 'Café prices' });
    const inLatin = hook.received.filter(({ body }) => body.includes('"text":"iso-8859-1"'));
    expect(inLatin.length).toBeGreaterThan(0);
    expect(inLatin.length).toBeLessThan(REPLY_CLASSES.length);
    for (const { body } of hook.received) {
      const encoding = body.includes('"text":"iso-8859-1"') ? 'latin1' : 'utf8';
      expect(body.includes(Buffer.from('Café prices', encoding))).toBe(true);
    }
  });

  it('answers raw where the account asks for it', async () => {
    const { answer, lastForm } = await start({ send_raw: true });
    await answer({ to: 'm-1', class: 'interested' });
    const form = await lastForm();
    expect(form.has('text')).toBe(false);
    expect(String(form.get('email'))).toMatch(/^In-Reply-To: <m-1@seller\.test>/m);
  });

  it('reaches a forwarded address by the host name that the mail is forwarded to', async () => {
    const { answer, lastForm } = await start({ hostname: 'parse.elsewhere.test' });
    await answer({ to: 'm-1', class: 'interested' });
    expect(JSON.parse(String((await lastForm()).get('envelope'))).to).toEqual(['r+42@parse.elsewhere.test']);
  });
});

describe('an answer that cannot be', () => {
  it.each([
    [404, { to: 'unknown', class: 'interested' }],
    [400, { to: 'm-1', class: 'delighted' }],
    [400, { to: 'm-1' }],
    [400, { class: 'interested' }],
  ])('is refused with %i and a sentence: %j', async (status, body) => {
    const { answer, hook } = await start();
    expect(await answer(body)).toMatchObject({ status, body: { error: expect.stringMatching(/\.$/) } });
    expect(hook.received).toEqual([]);
  });
});
