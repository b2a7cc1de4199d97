import { beforeEach, describe, expect, it } from 'vitest';
import { forgetOldRecords } from '../../src/features/admin/actions/forget-old-records.ts';
import { readSecurity } from '../../src/features/admin/actions/read-security.ts';
import { codeOf } from '../support/authenticator.ts';
import { openClient } from '../support/database.ts';
import { browserAt, signedIn, type TestApp, testApp } from '../support/http-app.ts';

const EMAIL = 'ann@shop.example';
const PASSWORD = 'Wholesale-2026';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
});

const security = () => app.database.asSystem((tx) => readSecurity(tx, new Date()));
const trySignIn = (email: string, password: string, from = '203.0.113.7') =>
  browserAt(app).post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': from });

describe('a failed sign-in', () => {
  it('is kept with its time, its account, where it came from and why', async () => {
    await signedIn(app, { email: EMAIL, role: 'admin' });
    await trySignIn('Ann@shop.example', 'Wrong-password-1');
    const { failures, ...figures } = await security();
    expect(failures).toMatchObject([
      { email: EMAIL, client: '203.0.113.7', code: 'INVALID_EMAIL_OR_PASSWORD', at: expect.any(Date) },
    ]);
    expect(figures).toMatchObject({
      failuresToday: 1,
      failuresThisWeek: 1,
      openSessions: 1,
      people: 1,
      admins: 1,
      withTwoFactor: 0,
      adminsWithTwoFactor: 0,
      suspended: 0,
    });
  });

  it('with an address that has no account keeps a mark of it alone, the same for the same address', async () => {
    for (const email of ['nobody@else.example', 'NOBODY@else.example ', 'other@else.example'])
      await trySignIn(email, 'x');
    const { failures, busiestClients } = await security();
    const [other, again, first] = failures.map(({ email, addressMark }) => ({ email, addressMark }));
    expect(first).toEqual({ email: null, addressMark: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(again).toEqual(first);
    expect(other?.addressMark).not.toBe(first?.addressMark);
    expect(busiestClients).toEqual([{ client: '203.0.113.7', failures: 3, addresses: 2 }]);
    const owner = await openClient(app.database.ownerUrl);
    const { rows } = await owner.query<{ row: string }>(
      'select sign_in_failures::text as row from sign_in_failures',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('else.example');
  });

  it('at the second step names the account whose password was right', async () => {
    const ann = await signedIn(app, { email: EMAIL });
    const { secret } = (await (await ann.post('/api/two-factor/setup', { password: PASSWORD })).json()) as {
      secret: string;
    };
    await ann.post('/api/two-factor', { code: codeOf(secret) });
    const browser = browserAt(app);
    await browser.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
    await browser.post('/api/auth/two-factor/verify-totp', { code: '000000' });
    const { failures, withTwoFactor } = await security();
    expect(failures).toMatchObject([{ email: EMAIL, code: 'INVALID_CODE' }]);
    expect(withTwoFactor).toBe(1);
  });

  it('is not kept of what succeeds, nor for more than 30 days', async () => {
    await signedIn(app, { email: EMAIL });
    expect((await security()).failures).toEqual([]);
    await trySignIn(EMAIL, 'Wrong-password-1');
    const later = new Date(Date.now() + 31 * 86_400_000);
    await app.database.asSystem((tx) => forgetOldRecords(tx, later));
    expect((await security()).failures).toEqual([]);
  });
});
