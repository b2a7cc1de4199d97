import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../faults.ts';
import { listen, type Received, serve } from '../fixtures/serve.ts';
import { openJournal } from '../journal.ts';
import { createMailbox } from '../mailbox/store.ts';
import { readMail } from './read-mail.ts';
import { createSendgrid } from './server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

async function start(directory?: string) {
  const journal = openJournal(directory);
  const mailbox = createMailbox(journal, { sendgrid: readMail });
  const faults = createFaults(1);
  const sendgrid = createSendgrid({ mailbox, journal, faults, seed: 1 });
  const served = await serve(sendgrid.handle);
  const stop = () => {
    served.close();
    sendgrid.close();
    journal.close();
  };
  cleanups.push(stop);
  const call = async (method: string, path: string, body?: unknown, key = 'SG.good') => {
    const response = await fetch(`${served.url}/v3${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  return { mailbox, faults, state: sendgrid.state, call, stop };
}

const mailTo = (email: string, more: object = {}) => ({
  personalizations: [{ to: [{ email }] }],
  from: { email: 'ann@seller.test', name: 'Ann' },
  subject: 'Wholesale inquiry',
  content: [
    { type: 'text/plain', value: 'Hello' },
    { type: 'text/html', value: '<p>Hello</p>' },
  ],
  ...more,
});

const withEvents = async (call: Awaited<ReturnType<typeof start>>['call'], url: string) => {
  const switches = {
    processed: true,
    delivered: true,
    bounce: true,
    dropped: true,
    deferred: true,
    spam_report: true,
  };
  await call('PATCH', '/user/webhooks/event/settings', { enabled: true, url, ...switches });
  const { body } = await call('PATCH', '/user/webhooks/event/settings/signed', { enabled: true });
  return body.public_key as string;
};

const eventsIn = (received: Received[]) =>
  received.flatMap(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>[]);

/** What was reported of a recipient, each event once, whatever the order and the repetitions. */
const namesFor = (received: Received[], email: string) => [
  ...new Set(eventsIn(received).flatMap((event) => (event.email === email ? [String(event.event)] : []))),
];

describe('mail/send', () => {
  it('accepts a mail with an empty answer that names it, and puts it into the mailbox', async () => {
    const { call, mailbox, state } = await start();
    const { status, headers, body } = await call(
      'POST',
      '/mail/send',
      mailTo('Sales@brand.test', {
        reply_to: { email: 'reply@in.seller.test' },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        custom_args: { message_id: 'm-1' },
      }),
    );
    expect([status, body]).toEqual([202, undefined]);
    expect(headers.get('x-message-id')).toMatch(/^[\w-]{22}$/);
    const [arrival] = mailbox.list({ to: 'sales@brand.test', limit: 1 });
    expect(mailbox.open(arrival?.id ?? '')).toMatchObject({
      from: 'Ann <ann@seller.test>',
      subject: 'Wholesale inquiry',
      text: 'Hello',
      html: '<p>Hello</p>',
      headers: { 'Reply-To': 'reply@in.seller.test', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(state()).toMatchObject({ accepted: 1, acceptedTwice: [] });
  });

  it('knows when the same message was accepted twice', async () => {
    const { call, state } = await start();
    for (const message_id of ['m-1', 'm-2', 'm-1']) {
      await call('POST', '/mail/send', mailTo('a@brand.test', { custom_args: { message_id } }));
    }
    expect(state()).toMatchObject({ accepted: 3, acceptedTwice: ['m-1'] });
  });

  it.each([
    ['personalizations', { personalizations: [] }],
    ['personalizations.0.to', { personalizations: [{ to: [] }] }],
    ['personalizations.0.to.0.email', { personalizations: [{ to: [{ email: 'nobody' }] }] }],
    ['from.email', { from: {} }],
    ['subject', { subject: '' }],
    ['content', { content: undefined }],
    ['content.0.value', { content: [{ type: 'text/plain', value: '' }] }],
    ['headers.Subject', { headers: { Subject: 'x' } }],
    ['custom_args', { custom_args: { big: 'x'.repeat(10_001) } }],
    ['attachments.0.content', { attachments: [{ filename: 'x' }] }],
    ['reply_to.email', { reply_to: { email: 'nowhere' } }],
  ])('names the field that is wrong: %s', async (field, more) => {
    const { call, state } = await start();
    const { status, body } = await call('POST', '/mail/send', mailTo('a@brand.test', more));
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ field, message: expect.any(String) });
    expect(state().accepted).toBe(0);
  });

  it('wants HTML after plain text', async () => {
    const { call } = await start();
    const content = [
      { type: 'text/html', value: '<p>x</p>' },
      { type: 'text/plain', value: 'x' },
    ];
    expect((await call('POST', '/mail/send', mailTo('a@brand.test', { content }))).status).toBe(400);
  });

  it.each([
    ['no-such-form', 401],
    ['SG.revoked-1', 401],
    ['SG.readonly-1', 403],
    ['SG.unverified-1', 403],
  ])('refuses the key %s with %i', async (key, status) => {
    const { call } = await start();
    const answer = await call('POST', '/mail/send', mailTo('a@brand.test'), key);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toEqual(expect.any(String));
  });

  it('refuses what is larger than 30 MB', async () => {
    const { call } = await start();
    expect((await call('POST', '/mail/send', 'x'.repeat(30_000_001))).status).toBe(413);
  });

  it('accepts the mail although the sender never hears of it, when it is told to drop after accepting', async () => {
    const { call, faults, state } = await start();
    faults.change({ sendgrid: { dropAfterAccept: 1 } });
    await expect(call('POST', '/mail/send', mailTo('a@brand.test'))).rejects.toThrow();
    expect(state().accepted).toBe(1);
  });
});

describe('what a key may do', () => {
  it('is told by its scopes', async () => {
    const { call } = await start();
    const scopesOf = async (key: string) => (await call('GET', '/scopes', undefined, key)).body.scopes;
    expect(await scopesOf('SG.good')).toContain('mail.send');
    expect(await scopesOf('SG.readonly')).not.toContain('mail.send');
    expect((await call('GET', '/scopes', undefined, 'SG.revoked')).status).toBe(401);
  });
});

describe('events', () => {
  it('are posted signed over the timestamp and the raw body', async () => {
    const { call } = await start();
    const hook = await listen();
    cleanups.push(hook.close);
    const publicKey = createPublicKey({
      key: Buffer.from(await withEvents(call, `${hook.url}/events`), 'base64'),
      format: 'der',
      type: 'spki',
    });
    await call('POST', '/mail/send', mailTo('a@brand.test', { custom_args: { message_id: 'm-1' } }));
    await vi.waitFor(() =>
      expect(namesFor(hook.received, 'a@brand.test').sort()).toEqual(['delivered', 'processed']),
    );
    for (const { headers, body } of hook.received) {
      const signed = Buffer.concat([
        Buffer.from(headers['x-twilio-email-event-webhook-timestamp'] ?? ''),
        body,
      ]);
      const signature = Buffer.from(headers['x-twilio-email-event-webhook-signature'] ?? '', 'base64');
      expect(verify('sha256', signed, publicKey, signature)).toBe(true);
    }
    expect(eventsIn(hook.received)[0]).toMatchObject({
      message_id: 'm-1',
      sg_message_id: expect.stringContaining('.recvd-'),
    });
  });

  it('follow from the recipient', async () => {
    const { call } = await start();
    const hook = await listen();
    cleanups.push(hook.close);
    await withEvents(call, hook.url);
    const expected: Record<string, string[]> = {
      'bounce@brand.test': ['bounce', 'processed'],
      'anybody@brand.invalid': ['bounce', 'processed'],
      'dropped@brand.test': ['dropped'],
      'deferred@brand.test': ['deferred', 'delivered', 'processed'],
      'sales+spam@brand.test': ['delivered', 'processed', 'spamreport'],
    };
    for (const email of Object.keys(expected)) await call('POST', '/mail/send', mailTo(email));
    await vi.waitFor(
      () => {
        for (const [email, names] of Object.entries(expected)) {
          expect(namesFor(hook.received, email).sort()).toEqual(names);
        }
      },
      { timeout: 5_000 },
    );
    expect((await call('GET', '/suppression/bounces')).body).toHaveLength(2);
    await call('POST', '/mail/send', mailTo('bounce@brand.test'));
    await vi.waitFor(() => expect(namesFor(hook.received, 'bounce@brand.test')).toContain('dropped'));
  });

  it('are posted again until they are taken', async () => {
    const { call } = await start();
    const hook = await listen(500, 503);
    cleanups.push(hook.close);
    await withEvents(call, hook.url);
    await call('POST', '/mail/send', mailTo('a@brand.test'));
    await vi.waitFor(() => expect(hook.received.length).toBeGreaterThanOrEqual(4), { timeout: 5_000 });
    expect(namesFor(hook.received.slice(2), 'a@brand.test').sort()).toEqual(['delivered', 'processed']);
  });

  it('leave out what the webhook has switched off, and go to each account alone', async () => {
    const { call } = await start();
    const hook = await listen();
    cleanups.push(hook.close);
    await call('PATCH', '/user/webhooks/event/settings', { enabled: true, url: hook.url, delivered: true });
    await call('POST', '/mail/send', mailTo('other@brand.test'), 'SG.another');
    await call('POST', '/mail/send', mailTo('own@brand.test'));
    await vi.waitFor(() => expect(namesFor(hook.received, 'own@brand.test')).toEqual(['delivered']));
    expect(namesFor(hook.received, 'other@brand.test')).toEqual([]);
  });

  it('of an earlier life of the process are still posted, and the counts are kept', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-sendgrid-'));
    cleanups.push(() => rmSync(directory, { recursive: true }));
    const hook = await listen();
    cleanups.push(hook.close);
    const first = await start(directory);
    await withEvents(first.call, hook.url);
    await first.call('POST', '/mail/send', mailTo('a@brand.test', { custom_args: { message_id: 'm-1' } }));
    first.stop();
    cleanups.pop();
    const seen = hook.received.length;
    const second = await start(directory);
    await vi.waitFor(() =>
      expect(namesFor(hook.received, 'a@brand.test').sort()).toEqual(['delivered', 'processed']),
    );
    expect(hook.received.length).toBeGreaterThan(seen);
    await second.call('POST', '/mail/send', mailTo('a@brand.test', { custom_args: { message_id: 'm-1' } }));
    expect(second.state().acceptedTwice).toEqual(['m-1']);
  });
});

describe('webhook settings', () => {
  it('are made, listed, changed and deleted, event by event', async () => {
    const { call } = await start();
    const path = '/user/webhooks/event/settings';
    expect((await call('GET', path)).body).toMatchObject({ enabled: false, url: '', public_key: '' });
    expect((await call('POST', path, { url: 'not a url' })).status).toBe(400);
    const made = await call('POST', path, { url: 'http://localhost:3000/e', enabled: true, bounce: true });
    expect(made).toMatchObject({ status: 201, body: { enabled: true, bounce: true, delivered: false } });
    const { id } = made.body;
    expect((await call('PATCH', `${path}/${id}`, { delivered: true })).body).toMatchObject({
      bounce: true,
      delivered: true,
    });
    const signed = await call('PATCH', `${path}/signed/${id}`, { enabled: true });
    expect(signed.body).toEqual({ id, public_key: expect.stringMatching(/^MFkw/) });
    const { body } = await call('GET', `${path}/all`);
    expect(body).toMatchObject({ max_allowed: 5, webhooks: [{ id, public_key: signed.body.public_key }] });
    expect(JSON.stringify(body)).not.toContain('private');
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await call('GET', `${path}/all`)).body.webhooks).toEqual([]);
  });

  it('for inbound mail are made once per host name', async () => {
    const { call } = await start();
    const path = '/user/webhooks/parse/settings';
    const setting = { hostname: 'in.seller.test', url: 'http://localhost:3000/in' };
    expect((await call('POST', path, setting)).body).toEqual({
      ...setting,
      spam_check: false,
      send_raw: false,
    });
    expect((await call('POST', path, setting)).status).toBe(400);
    expect((await call('POST', path, { hostname: 'x y', url: setting.url })).body.errors[0].field).toBe(
      'hostname',
    );
    expect((await call('GET', path)).body.result).toHaveLength(1);
    expect((await call('DELETE', `${path}/in.seller.test`)).status).toBe(204);
    expect((await call('GET', path)).body.result).toEqual([]);
  });
});

describe('suppressions', () => {
  it('are listed, lifted, and added for good', async () => {
    const { call } = await start();
    await call('POST', '/asm/suppressions/global', { recipient_emails: ['No@brand.test'] });
    expect((await call('GET', '/asm/suppressions/global/no@brand.test')).body).toEqual({
      recipient_email: 'no@brand.test',
    });
    expect((await call('GET', '/suppression/unsubscribes')).body).toMatchObject([{ email: 'no@brand.test' }]);
    expect((await call('DELETE', '/suppression/unsubscribes/no@brand.test')).status).toBe(204);
    expect((await call('GET', '/asm/suppressions/global/no@brand.test')).body).toEqual({});
  });
});

describe('domains and senders', () => {
  it('are the account’s own, and none of an unverified one', async () => {
    const { call } = await start();
    await call('POST', '/mail/send', mailTo('a@brand.test'));
    const { body } = await call('GET', '/whitelabel/domains');
    expect(body).toContainEqual(expect.objectContaining({ domain: 'seller.test', valid: true }));
    expect((await call('GET', '/verified_senders', undefined, 'SG.unverified')).body.results).toEqual([]);
  });
});
