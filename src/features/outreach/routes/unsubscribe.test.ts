import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { refuseForeignOrigins } from '../../../http/origin.ts';
import { createUnsubscribeTokens } from '../domain/mails/unsubscribe-token.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

const MESSAGE = '0198c000-0000-7000-8000-000000000001';
const tokens = createUnsubscribeTokens('a secret key of some length, to test with', null);
const address = `/unsubscribe/${tokens.of(MESSAGE)}`;

let database: TestDatabase;
let app: Hono;
beforeEach(async () => {
  database = await testDatabase();
  app = new Hono();
  app.use(refuseForeignOrigins('https://app.linesheet.shop'));
  unsubscribeRoutes({ app, database, tokens });
});

const suppressed = () =>
  database.asAccount(ACCOUNT, async (tx) =>
    (await tx.selectFrom('suppressions').selectAll().execute()).map(({ email, reason }) => ({
      email,
      reason,
    })),
  );

describe('an unsubscribe link', () => {
  it('shows a button and changes nothing, however often scanners open it', async () => {
    await givenMessage(database, { id: MESSAGE, toEmail: 'Hello@nordkap.com' });
    for (let opened = 0; opened < 3; opened += 1) {
      const response = await app.request(address);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
      expect(html).toContain('Hello@nordkap.com');
    }
    expect((await app.request(address, { method: 'HEAD' })).status).toBe(200);
    expect(await suppressed()).toEqual([]);
  });

  it('unsubscribes with one click of a mail program: no cookie, from anywhere, twice as well as once', async () => {
    await givenMessage(database, { id: MESSAGE, toEmail: 'Hello@nordkap.com' });
    for (let clicked = 0; clicked < 2; clicked += 1) {
      const response = await app.request(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example.com',
          'sec-fetch-site': 'cross-site',
        },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('You are unsubscribed');
    }
    expect(await suppressed()).toEqual([{ email: 'hello@nordkap.com', reason: 'unsubscribed' }]);
    expect(await (await app.request(address)).text()).toContain('You are unsubscribed');
  });

  it('has a page that runs nothing and shows no markup of others', async () => {
    await givenMessage(database, { id: MESSAGE, toEmail: 'a@nordkap.com', senderName: '<script>x</script>' });
    const response = await app.request(address);
    expect(await response.text()).toContain('&lt;script&gt;');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['GET', 'POST'])('that is not ours gets a sentence (%s)', async (method) => {
    await givenMessage(database, { id: MESSAGE, toEmail: 'a@nordkap.com' });
    const forged = createUnsubscribeTokens('a key of somebody else', null).of(MESSAGE);
    for (const token of [forged, 'x', '%00', `${tokens.of(MESSAGE)}AA`]) {
      const response = await app.request(`/unsubscribe/${token}`, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This link isn’t complete');
    }
    expect(await suppressed()).toEqual([]);
  });

  it('of an account that is gone says so', async () => {
    const response = await app.request(address, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Nothing more will come');
  });
});

describe('the token of an unsubscribe link', () => {
  it('holds after the key was changed, as long as the old one is known', () => {
    const changed = createUnsubscribeTokens('a new key', 'a secret key of some length, to test with');
    expect(changed.messageIdOf(tokens.of(MESSAGE))).toBe(MESSAGE);
    expect(createUnsubscribeTokens('a new key', null).messageIdOf(tokens.of(MESSAGE))).toBeNull();
  });
});
