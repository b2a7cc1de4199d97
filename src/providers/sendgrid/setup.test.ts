import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSendgridSetup } from './setup.ts';

const ADDRESSES = {
  events: 'https://app.linesheet.shop/webhooks/sendgrid/events/token',
  inbound: 'https://app.linesheet.shop/webhooks/sendgrid/inbound/token',
};

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
  body: Record<string, unknown> | null;
}
type Answers = Record<string, { status?: number; body?: unknown }>;

/** Answers by "METHOD /path"; everything else is not there. */
async function provider(answers: Answers, inboundDomain: string | null = null) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const method = request.method ?? '';
    const path = (request.url ?? '').replace('/sendgrid/v3', '');
    asked.push({ method, path, key: request.headers.authorization, body: text ? JSON.parse(text) : null });
    const answer = answers[`${method} ${path}`];
    response.writeHead(answer ? (answer.status ?? 200) : 404);
    response.end(answer ? JSON.stringify(answer.body ?? {}) : '<html>not found');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sendgrid`;
  const setup = createSendgridSetup({ baseUrl, inboundDomain });
  onTestFinished(async () => {
    await setup.close();
    server.close();
  });
  const calls = () => asked.map(({ method, path }) => `${method} ${path}`);
  return { setup, asked, calls };
}

const SETTINGS = '/user/webhooks/event/settings';
const PARSE = '/user/webhooks/parse/settings';

describe('a SendGrid key', () => {
  it('is good when it may send', async () => {
    const { setup, asked } = await provider({
      'GET /scopes': { body: { scopes: ['alerts.read', 'mail.send'] } },
    });
    expect(await setup.checkKey('SG.key')).toEqual({ outcome: 'accepted' });
    expect(asked[0]?.key).toBe('Bearer SG.key');
  });

  it('is refused with a sentence when it may not, or is none', async () => {
    const reading = await provider({ 'GET /scopes': { body: { scopes: ['stats.read'] } } });
    expect(await reading.setup.checkKey('SG.key')).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringContaining('Mail Send'),
    });
    const message = 'The provided authorization grant is "invalid"';
    const none = await provider({ 'GET /scopes': { status: 401, body: { errors: [{ message }] } } });
    expect(await none.setup.checkKey('SG.key')).toEqual({
      outcome: 'refused',
      sentence: `SendGrid refuses this key: ${message}`,
    });
  });

  it('stays unchecked when the provider has trouble or speaks of something else', async () => {
    const broken = await provider({ 'GET /scopes': { status: 500 } });
    expect(await broken.setup.checkKey('SG.key')).toEqual({ outcome: 'unreachable' });
    const other = await provider({});
    expect(await other.setup.checkKey('SG.key')).toEqual({ outcome: 'unreachable' });
  });
});

describe("SendGrid's reports", () => {
  it('come to a webhook of ours beside those of others, signed', async () => {
    const { setup, asked } = await provider({
      [`GET ${SETTINGS}/all`]: { body: { webhooks: [{ id: 'theirs', url: 'https://other.com/hook' }] } },
      [`POST ${SETTINGS}`]: { status: 201, body: { id: 'ours' } },
      [`PATCH ${SETTINGS}/signed/ours`]: { body: { id: 'ours', public_key: 'MFkw' } },
    });
    expect(await setup.configureWebhooks('SG.key', ADDRESSES)).toEqual({
      eventPublicKey: 'MFkw',
      inboundRefusal: null,
    });
    expect(asked[1]?.body).toMatchObject({ enabled: true, url: ADDRESSES.events, bounce: true, open: false });
  });

  it('follow us to another address, by the webhook that is there', async () => {
    const url = 'http://localhost:3000/webhooks/sendgrid/events/token';
    const { setup, calls } = await provider({
      [`GET ${SETTINGS}/all`]: { body: { webhooks: [{ id: 'ours', url }] } },
      [`PATCH ${SETTINGS}/ours`]: { body: { id: 'ours' } },
      [`PATCH ${SETTINGS}/signed/ours`]: { body: { public_key: 'MFkw' } },
    });
    await setup.configureWebhooks('SG.key', ADDRESSES);
    expect(calls()).toEqual([
      `GET ${SETTINGS}/all`,
      `PATCH ${SETTINGS}/ours`,
      `PATCH ${SETTINGS}/signed/ours`,
    ]);
  });

  it('take the only webhook of an older account when it is free', async () => {
    const { setup } = await provider({
      [`GET ${SETTINGS}`]: { body: { enabled: false, url: '' } },
      [`PATCH ${SETTINGS}`]: {},
      [`PATCH ${SETTINGS}/signed`]: { body: { public_key: 'MFkw' } },
    });
    expect(await setup.configureWebhooks('SG.key', ADDRESSES)).toMatchObject({ eventPublicKey: 'MFkw' });
  });

  it('never take another program’s only webhook', async () => {
    const { setup, calls } = await provider({
      [`GET ${SETTINGS}`]: { body: { enabled: true, url: 'https://other.com/hook' } },
      [`PATCH ${SETTINGS}`]: {},
    });
    await expect(setup.configureWebhooks('SG.key', ADDRESSES)).rejects.toMatchObject({ failure: 'refused' });
    expect(calls()).not.toContain(`PATCH ${SETTINGS}`);
  });

  it('come unsigned where signing is not to be had', async () => {
    const { setup } = await provider({
      [`GET ${SETTINGS}/all`]: { body: { webhooks: [] } },
      [`POST ${SETTINGS}`]: { status: 201, body: { id: 'ours' } },
      [`PATCH ${SETTINGS}/signed/ours`]: { status: 403, body: { errors: [{ message: 'access forbidden' }] } },
    });
    expect(await setup.configureWebhooks('SG.key', ADDRESSES)).toMatchObject({ eventPublicKey: null });
  });

  it('are said to be refused when they are', async () => {
    const { setup } = await provider({ [`GET ${SETTINGS}/all`]: { status: 403 } });
    await expect(setup.configureWebhooks('SG.key', ADDRESSES)).rejects.toMatchObject({ failure: 'refused' });
  });
});

describe('replies', () => {
  const events: Answers = {
    [`GET ${SETTINGS}/all`]: { body: { webhooks: [] } },
    [`POST ${SETTINGS}`]: { status: 201, body: {} },
  };

  it('are passed on for the inbound domain, once', async () => {
    const fresh = await provider(
      { ...events, [`GET ${PARSE}`]: { body: { result: [] } }, [`POST ${PARSE}`]: { status: 201 } },
      'in.linesheet.shop',
    );
    await fresh.setup.configureWebhooks('SG.key', ADDRESSES);
    expect(fresh.asked.at(-1)?.body).toMatchObject({ hostname: 'in.linesheet.shop', url: ADDRESSES.inbound });

    const result = [{ hostname: 'In.Linesheet.shop', url: 'https://old.example' }];
    const known = await provider(
      { ...events, [`GET ${PARSE}`]: { body: { result } }, [`PATCH ${PARSE}/in.linesheet.shop`]: {} },
      'in.linesheet.shop',
    );
    await known.setup.configureWebhooks('SG.key', ADDRESSES);
    expect(known.calls().at(-1)).toBe(`PATCH ${PARSE}/in.linesheet.shop`);
  });

  it('that can’t be passed on leave the reports working', async () => {
    const refusal = { status: 400, body: { errors: [{ message: 'the domain is not authenticated' }] } };
    const { setup } = await provider(
      { ...events, [`GET ${PARSE}`]: { body: { result: [] } }, [`POST ${PARSE}`]: refusal },
      'in.linesheet.shop',
    );
    expect(await setup.configureWebhooks('SG.key', ADDRESSES)).toEqual({
      eventPublicKey: null,
      inboundRefusal: 'the domain is not authenticated',
    });
  });
});
