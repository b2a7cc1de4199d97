import { createTransport } from 'nodemailer';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './server.ts';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, seed: 1, products: 50, appUrl: 'http://localhost:3000' });
  url = `http://127.0.0.1:${sandbox.port}`;
}, 30_000);
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) => request(`${url}${path}`, { headers });

describe('strangers', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.1'],
    ['x-forwarded-host', 'localhost'],
    ['forwarded', 'for=203.0.113.1'],
    ['origin', 'https://evil.test'],
    ['origin', 'null'],
    ['host', 'evil.test'],
    ['host', 'localhost:1'],
    ['host', 'sandbox.test.evil.test'],
  ])('are refused: %s %s', async (name, value) => {
    const { statusCode, body } = await get('/sandbox/state.json', { [name]: value });
    expect(statusCode).toBe(403);
    expect(await body.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  });

  it('are not the pages that the sandbox serves itself', async () => {
    for (const origin of [url, `http://localhost:${sandbox.port}`]) {
      expect((await get('/sandbox/state.json', { origin })).statusCode).toBe(200);
    }
  });
});

describe('the mailbox', () => {
  it('shows a mail that came over SMTP to a script and to a person, and can be emptied', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true });
    await transport.sendMail({
      from: 'app@linesheet.test',
      to: 'new@person.test',
      subject: 'Confirm <your> account',
      text: 'Open http://localhost:3000/confirm?token=abc to go on.',
      html: '<script>alert(1)</script><a href="http://localhost:3000/confirm?token=abc">Confirm</a>',
    });
    const found = await get('/sandbox/mailbox.json?to=new@person.test');
    const [mail] = (await found.body.json()) as Record<string, unknown>[];
    expect(mail).toMatchObject({
      to: 'new@person.test',
      subject: 'Confirm <your> account',
      links: ['http://localhost:3000/confirm?token=abc'],
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    const list = await (await get('/sandbox/mailbox?search=person')).body.text();
    expect(list).toContain('Confirm &lt;your&gt; account');
    const page = await (await get(`/sandbox/mailbox/${mail?.id}`)).body.text();
    expect(page).toContain('<a href="http://localhost:3000/confirm?token=abc"');
    expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).not.toContain('<script>');

    await request(`${url}/sandbox/mailbox.json`, { method: 'DELETE' });
    expect(await (await get('/sandbox/mailbox.json')).body.json()).toEqual([]);
  });
});

describe('the control page', () => {
  it('shows every provider and changes its faults', async () => {
    const page = await (await get('/sandbox')).body.text();
    for (const name of ['Keepa', 'SendGrid', 'SMTP', 'Stripe', 'Language model'])
      expect(page).toContain(name);
    const saved = await request(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: 'sendgrid.limit=on&sendgrid.refuse=&sendgrid.dropRate=0.25',
    });
    expect(saved.statusCode).toBe(303);
    const faults = (await (await get('/sandbox/faults.json')).body.json()) as Record<string, unknown>;
    expect(faults.sendgrid).toMatchObject({ limit: true, refuse: false, dropRate: 0.25 });
    expect((await get('/sendgrid/v3/scopes')).statusCode).toBe(429);
    await request(`${url}/sandbox/faults.json`, {
      method: 'PUT',
      body: '{"sendgrid":{"limit":false,"dropRate":0}}',
    });
    expect((await get('/sendgrid/v3/scopes')).statusCode).toBe(401);
  });

  it('says what is no fault', async () => {
    const { statusCode, body } = await request(`${url}/sandbox/faults.json`, {
      method: 'PUT',
      body: '{"fax":{}}',
    });
    expect([statusCode, await body.json()]).toEqual([400, { error: 'There is no provider "fax".' }]);
  });

  it('counts for scripts', async () => {
    const state = (await (await get('/sandbox/state.json')).body.json()) as Record<
      string,
      Record<string, unknown>
    >;
    expect(state.sendgrid).toMatchObject({ accepted: 0, acceptedTwice: [], eventsSent: 0 });
    expect(state.keepa).toBeDefined();
  });
});
