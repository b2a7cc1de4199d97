import { expect, it } from 'vitest';
import { resetTwoFactor } from '../../src/features/accounts/actions/two-factor.ts';
import { codeOf, codesOf } from '../support/authenticator.ts';
import { type Browser, browserAt, PUBLIC_URL, signedIn, type TestApp, testApp } from '../support/http-app.ts';

const EMAIL = 'ann@shop.example';
const PASSWORD = 'Wholesale-2026';
const LONG_AGO_MS = 10 * 60_000;

interface SetUp {
  secret: string;
  address: string;
  recoveryCodes: string[];
}

async function setUp(browser: Browser): Promise<SetUp> {
  const answer = await browser.post('/api/two-factor/setup', { password: PASSWORD });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SetUp;
}

/** Ann with two-factor on; the codes used for it are forgotten, so that a test has all of them. */
async function withTwoFactor() {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const { secret, recoveryCodes } = await setUp(ann);
  const on = await ann.post('/api/two-factor', { code: codeOf(secret) });
  expect(on.status).toBe(200);
  await forgetTriedCodes(app);
  return { app, ann, secret, recoveryCodes };
}

const forgetTriedCodes = ({ database }: TestApp) =>
  database.asSystem((tx) => tx.deleteFrom('tried_codes').execute());

/** A browser in which the password was right and the second factor is due. */
async function halfSignedIn(app: TestApp): Promise<Browser> {
  const browser = browserAt(app);
  const answer = await browser.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
  expect([answer.status, await answer.json()]).toMatchObject([200, { twoFactorRedirect: true }]);
  return browser;
}

const enter = (browser: Browser, code: string) => browser.post('/api/auth/two-factor/verify-totp', { code });
const recover = (browser: Browser, code: string) =>
  browser.post('/api/auth/two-factor/verify-backup-code', { code });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/profile')).status === 200;

it('is off until a first code shows that the authenticator works', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const { secret, address, recoveryCodes } = await setUp(ann);
  expect(new URL(address).searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
  expect(decodeURIComponent(address)).toContain(`otpauth://totp/Linesheet:${EMAIL}`);
  expect(recoveryCodes).toHaveLength(10);
  // Nothing in them can be taken for something else on paper.
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-?){3}$/);

  expect((await ann.post('/api/two-factor', { code: '000000' })).status).toBe(400);
  const plain = browserAt(app);
  await plain.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
  expect(await isSignedIn(plain)).toBe(true);

  expect((await ann.post('/api/two-factor', { code: codeOf(secret) })).status).toBe(200);
  expect(await isSignedIn(ann)).toBe(true);
  expect(await (await ann.get('/api/security')).json()).toMatchObject({
    twoFactor: { recoveryCodesLeft: 10 },
  });
  expect((await ann.post('/api/two-factor/setup', { password: PASSWORD })).status).toBe(409);
});

it('wants the password for setting it up', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const wrong = await ann.post('/api/two-factor/setup', { password: 'Wrong-password-1' });
  expect(await wrong.json()).toMatchObject({ details: { fields: { password: expect.any(String) } } });
});

it('opens a session only once the code was given', async () => {
  const { app, secret } = await withTwoFactor();
  const browser = await halfSignedIn(app);
  expect(await isSignedIn(browser)).toBe(false);
  const wrong = await enter(browser, '000000');
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'INVALID_CODE' }]);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await enter(browser, codeOf(secret))).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
});

it('takes each code once', async () => {
  const { app, secret } = await withTwoFactor();
  const [code, next] = codesOf(secret);
  expect((await enter(await halfSignedIn(app), code)).status).toBe(200);
  const overlooked = await halfSignedIn(app);
  expect(await (await enter(overlooked, code)).json()).toMatchObject({ code: 'INVALID_CODE' });
  expect((await enter(overlooked, next)).status).toBe(200);
});

it('takes each recovery code once, however it was typed, and counts what is left', async () => {
  const { app, ann, recoveryCodes } = await withTwoFactor();
  const [code = '', other = ''] = recoveryCodes;
  const browser = await halfSignedIn(app);
  expect((await recover(browser, ` ${code.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  const again = await halfSignedIn(app);
  expect((await recover(again, code)).status).toBe(401);
  expect((await recover(again, other)).status).toBe(200);
  expect(await (await ann.get('/api/security')).json()).toMatchObject({
    twoFactor: { recoveryCodesLeft: 8 },
  });
});

it('locks the second step after ten wrong codes, whichever sign-ins they came by', async () => {
  const { app, secret } = await withTwoFactor();
  // A sign-in takes five; the second one goes on counting.
  for (const guesses of [100_000, 200_000]) {
    const browser = await halfSignedIn(app);
    for (let guess = 0; guess < 5; guess++) await enter(browser, String(guesses + guess));
    expect((await enter(browser, codeOf(secret))).status).not.toBe(200);
    await forgetTriedCodes(app);
  }
  const locked = await enter(await halfSignedIn(app), codeOf(secret));
  expect([locked.status, await locked.json()]).toMatchObject([429, { code: 'ACCOUNT_TEMPORARILY_LOCKED' }]);
});

it('takes no code from somebody whose password was never asked for', async () => {
  const { app, ann, secret } = await withTwoFactor();
  for (const browser of [browserAt(app), ann])
    expect(await (await enter(browser, codeOf(secret))).json()).toMatchObject({
      code: 'INVALID_TWO_FACTOR_COOKIE',
    });
});

it('never trusts a device for longer than the session', async () => {
  const { app, secret } = await withTwoFactor();
  const browser = await halfSignedIn(app);
  const body = { code: codeOf(secret), trustDevice: true };
  const answer = await browser.post('/api/auth/two-factor/verify-totp', body);
  expect(answer.headers.getSetCookie().join()).not.toContain('trust_device');
});

it('goes off with the password and a code, and with neither alone', async () => {
  const { app, ann, secret } = await withTwoFactor();
  const off = (body: unknown) => ann.post('/api/two-factor/removal', body);
  const withoutCode = await off({ password: PASSWORD });
  expect(await withoutCode.json()).toMatchObject({ details: { fields: { code: expect.any(String) } } });
  const withoutPassword = await off({ password: 'Wrong-password-1', code: codeOf(secret) });
  expect(await withoutPassword.json()).toMatchObject({
    details: { fields: { password: expect.any(String) } },
  });
  expect((await off({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
  expect(await isSignedIn(ann)).toBe(true);

  const plain = browserAt(app);
  await plain.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
  expect(await isSignedIn(plain)).toBe(true);
  expect((await off({ password: PASSWORD, code: '123456' })).status).toBe(409);
});

it('is taken off by the operator for whoever lost phone and recovery codes', async () => {
  const { app, ann } = await withTwoFactor();
  const reset = () => app.database.asSystem((tx) => resetTwoFactor(tx, ann.accountId));
  expect(await reset()).toBe(true);
  const plain = browserAt(app);
  await plain.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
  expect(await isSignedIn(plain)).toBe(true);
  expect(await reset()).toBe(false);
});

it('replaces the recovery codes, after which the old ones are worth nothing', async () => {
  const { app, ann, secret, recoveryCodes } = await withTwoFactor();
  const body = { password: PASSWORD, code: codeOf(secret) };
  const renewed = (await (await ann.post('/api/two-factor/recovery-codes', body)).json()) as SetUp;
  expect(renewed.recoveryCodes).toHaveLength(10);
  const browser = await halfSignedIn(app);
  expect((await recover(browser, recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await recover(browser, renewed.recoveryCodes[0] ?? '')).status).toBe(200);
});

it('is wanted along with the password where that is asked for again', async () => {
  const { ann, secret, recoveryCodes } = await withTwoFactor();
  const confirm = (code?: string) => ann.post('/api/session/confirmation', { password: PASSWORD, code });
  expect((await confirm()).status).toBe(400);
  expect((await confirm('000000')).status).toBe(400);
  expect((await confirm(codeOf(secret))).status).toBe(200);
  expect((await confirm(recoveryCodes[0])).status).toBe(200);
  expect((await confirm(recoveryCodes[0])).status).toBe(400);
});

it('leaves API tokens as they are', async () => {
  const { app, ann } = await withTwoFactor();
  const made = await ann.post('/api/tokens', { name: 'T', scopes: ['read'] });
  const { secret } = (await made.json()) as { secret: string };
  const request = new Request(app.url, { headers: { authorization: `Bearer ${secret}` } });
  expect(await app.authenticate(request)).toMatchObject({ kind: 'token', email: EMAIL });
});

it('keeps nothing of it readable in the database', async () => {
  const { app, secret, recoveryCodes } = await withTwoFactor();
  const [row] = await app.database.asSystem((tx) => tx.selectFrom('two_factors').selectAll().execute());
  const stored = JSON.stringify(row);
  expect(stored).not.toContain(secret.replaceAll(' ', ''));
  expect(stored).not.toContain(recoveryCodes[0]);
});

it('goes on with the same authenticator after the secret key was replaced', async () => {
  const { createSignIn } = await import('../../src/providers/better-auth/sign-in.ts');
  const { TEST_SECRET_KEY } = await import('../support/cluster.ts');
  const { app, ann, secret } = await withTwoFactor();
  const renewed = createSignIn({
    connection: app.database.systemConnection,
    publicUrl: PUBLIC_URL,
    secretKey: 'another key that is long enough to be one, too',
    previousSecretKey: TEST_SECRET_KEY,
    maySignIn: async () => true,
  });
  const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(PUBLIC_URL, { headers: { cookie } });
  const right = { kind: 'authenticator', code: codeOf(secret) } as const;
  expect(await renewed.hasSecondFactor(request, right)).toBe(true);
  expect(await renewed.hasSecondFactor(request, { ...right, code: codeOf(secret, LONG_AGO_MS) })).toBe(false);
});
