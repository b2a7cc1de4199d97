import { expect, it } from 'vitest';
import { browserAt, linkIn, PUBLIC_URL, type TestApp, testApp } from '../support/http-app.ts';

const ANN = { name: 'Ann Miller', email: 'Ann@Shop.example', password: 'Wholesale-2026' };

async function signedUp(app: TestApp, person = ANN) {
  const browser = browserAt(app);
  const answer = await browser.post('/api/auth/sign-up/email', person);
  expect(answer.status).toBe(200);
  return browser;
}

async function confirmed(app: TestApp) {
  const browser = await signedUp(app);
  await browser.get(linkIn((await app.mails()).at(-1)));
  return browser;
}

it('confirms a new account by the link in the mail, which signs in and leads to the dashboard', async () => {
  const app = await testApp();
  const browser = await signedUp(app);
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: null });

  const [mail] = await app.mails();
  expect(mail).toMatchObject({ to: 'ann@shop.example', subject: 'Confirm your email for Linesheet' });
  expect(mail?.html).toContain('Hello Ann Miller,');

  const link = await browser.get(linkIn(mail));
  expect([link.status, link.headers.get('location')]).toEqual([302, `${PUBLIC_URL}/dashboard`]);
  const cookie = link.headers.getSetCookie().join();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);

  expect(await (await browser.get('/api/session')).json()).toEqual({
    user: { id: expect.any(String), email: 'ann@shop.example', firstName: 'Ann', isAdmin: false },
    profile: { plan: 'none', subscriptionStatus: null, credits: 0 },
    profileReadable: true,
  });
});

it('says at the login when a confirmation link was used before or means nothing', async () => {
  const app = await testApp();
  await confirmed(app);
  const stranger = browserAt(app);
  const again = await stranger.get(linkIn((await app.mails())[0]));
  expect(again.headers.get('location')).toBe(`${PUBLIC_URL}/login?confirmation=done`);
  const broken = await stranger.get('/api/auth/verify-email?token=nonsense&callbackURL=%2Fdashboard');
  expect(broken.headers.get('location')).toBe(`${PUBLIC_URL}/login?confirmation=invalid`);
});

it('signs in with the password, and out', async () => {
  const app = await testApp();
  await confirmed(app);
  const browser = browserAt(app);
  const signIn = await browser.post('/api/auth/sign-in/email', { email: ANN.email, password: ANN.password });
  expect(signIn.status).toBe(200);
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({ email: 'ann@shop.example' });

  await browser.post('/api/auth/sign-out', {});
  expect((await browser.get('/api/profile')).status).toBe(401);
});

it('refuses a wrong password and an address that is not confirmed, each by its code', async () => {
  const app = await testApp();
  const browser = await signedUp(app);
  const attempt = async (password: string) => {
    const answer = await browser.post('/api/auth/sign-in/email', { email: ANN.email, password });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    return answer.json();
  };
  expect(await attempt('Wrong-password-1')).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(await attempt(ANN.password)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
});

it('sends the confirmation link again to who still needs it, and tells nobody who has an account', async () => {
  const app = await testApp();
  const browser = await signedUp(app);
  const again = await browser.post('/api/auth/send-verification-email', { email: ANN.email });
  const unknown = await browser.post('/api/auth/send-verification-email', { email: 'nobody@shop.example' });
  expect(await again.json()).toEqual(await unknown.json());
  expect((await app.mails()).map((mail) => mail.to)).toEqual(['ann@shop.example', 'ann@shop.example']);
});

it('refuses a password that misses a rule, whatever the browser said', async () => {
  const app = await testApp();
  for (const password of ['Short1!', 'nouppercase1!', 'NoDigits!!', 'NoSpecial11']) {
    const answer = await browserAt(app).post('/api/auth/sign-up/email', { ...ANN, password });
    expect(await answer.json(), password).toMatchObject({ status: 400, code: 'weak_password' });
  }
  expect(await app.mails()).toEqual([]);
});

it('knows an existing email before signing up, and never makes a second account of it', async () => {
  const app = await testApp();
  await signedUp(app);
  const check = async (email: string) =>
    (await browserAt(app).post('/api/accounts/email-check', { email })).json();
  // By these words the catalogue knows the cause.
  for (const email of ['ann@', `${'a'.repeat(250)}@shop.example`])
    expect(await check(email)).toMatchObject({ status: 400, detail: 'Invalid email address' });
  expect(await check(' ANN@shop.example ')).toEqual({ exists: true });
  expect(await check('bob@shop.example')).toEqual({ exists: false });

  await signedUp(app, { ...ANN, password: 'Another-pass-1' });
  const users = await app.database.asSystem((tx) => tx.selectFrom('users').select('id').execute());
  expect(users).toHaveLength(1);
  expect(await app.mails()).toHaveLength(1);
});

it('resets a forgotten password once per link, and ends the sessions that were open', async () => {
  const app = await testApp();
  const before = await confirmed(app);
  const browser = browserAt(app);
  await browser.post('/api/auth/request-password-reset', { email: ANN.email });
  const earlier = linkIn((await app.mails()).at(-1));
  await browser.post('/api/auth/request-password-reset', { email: ANN.email });
  const link = linkIn((await app.mails()).at(-1));
  expect(link).toMatch(/^\/reset-password\?token=/);
  const token = new URL(link, PUBLIC_URL).searchParams.get('token');

  const newPassword = 'Brand-new-2027';
  const works = async (asked: string | null) =>
    (await browser.post('/api/accounts/reset-link-check', { token: asked })).json();
  expect(await works(token)).toEqual({ works: true });
  expect(await works('made-up')).toEqual({ works: false });
  const weak = await browser.post('/api/auth/reset-password', { token, newPassword: 'weak' });
  expect(await weak.json()).toMatchObject({ code: 'weak_password' });
  expect((await browser.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
  for (const over of [link, earlier]) {
    const body = { token: new URL(over, PUBLIC_URL).searchParams.get('token'), newPassword };
    expect(await works(body.token)).toEqual({ works: false });
    const used = await browser.post('/api/auth/reset-password', body);
    expect(await used.json()).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  }

  expect((await before.get('/api/profile')).status).toBe(401);
  const signIn = await browser.post('/api/auth/sign-in/email', { email: ANN.email, password: newPassword });
  expect(signIn.status).toBe(200);
});

it('opens nothing of the sign-in library but what the product uses', async () => {
  const app = await testApp();
  const browser = await confirmed(app);
  expect((await browser.post('/api/auth/update-user', { name: 'X' })).status).toBe(404);
  expect((await browser.get('/api/auth/list-sessions')).status).toBe(404);
});

it('signs nobody out when the secret key is replaced by a new one', async () => {
  const { createSignIn } = await import('../../src/providers/better-auth/sign-in.ts');
  const { TEST_SECRET_KEY } = await import('../support/cluster.ts');
  const app = await testApp();
  const browser = await confirmed(app);
  const renewed = createSignIn({
    connection: app.database.systemConnection,
    publicUrl: PUBLIC_URL,
    secretKey: 'another key that is long enough to be one, too',
    previousSecretKey: TEST_SECRET_KEY,
    maySignIn: async () => true,
  });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(`${PUBLIC_URL}/api/auth/get-session`, { headers: { cookie } });
  expect(renewed.sessionTokenOf(request)).toEqual(expect.any(String));
  const { response } = await renewed.answer(request);
  expect(await response.json()).toMatchObject({ user: { email: 'ann@shop.example' } });
});
