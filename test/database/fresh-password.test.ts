import { expect, it } from 'vitest';
import { requireFreshPassword } from '../../src/features/accounts/actions/require-fresh-password.ts';
import { type Browser, browserAt, signedIn, testApp } from '../support/http-app.ts';

const PASSWORD = 'Wholesale-2026';

const confirm = (browser: Browser, body: unknown) => browser.post('/api/session/confirmation', body);

async function openApp() {
  const app = await testApp();
  const ann = await signedIn(app);
  /** What a change that wants the password again would answer, so many minutes from now. */
  const change = async (browser: Browser, inMinutes = 0) => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const actor = await app.authenticate(new Request(app.url, { headers: { cookie } }));
    const at = new Date(Date.now() + inMinutes * 60_000);
    return app.database
      .asSystem((tx) => requireFreshPassword(tx, actor ?? { sessionId: null }, at))
      .then(
        () => 'allowed',
        (error: { code: string }) => error.code,
      );
  };
  return { app, ann, change };
}

it('wants the password again, also right after signing in, and takes it for ten minutes', async () => {
  const { ann, change } = await openApp();
  expect(await change(ann)).toBe('password_needed');
  const answer = await confirm(ann, { password: PASSWORD });
  expect([answer.status, await answer.json()]).toEqual([200, { confirmedUntil: expect.any(String) }]);
  expect([await change(ann), await change(ann, 9)]).toEqual(['allowed', 'allowed']);
  expect(await change(ann, 11)).toBe('password_needed');
});

it('counts in the one session in which the password was given', async () => {
  const { app, ann, change } = await openApp();
  const elsewhere = browserAt(app);
  await elsewhere.post('/api/auth/sign-in/email', { email: 'ann@shop.example', password: PASSWORD });
  await confirm(ann, { password: PASSWORD });
  expect([await change(ann), await change(elsewhere)]).toEqual(['allowed', 'password_needed']);
});

it('says of a wrong password that it is wrong, and takes no endless guessing', async () => {
  const { ann, change } = await openApp();
  const wrong = await confirm(ann, { password: 'Wrong-password-1' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { code: 'invalid_input', details: { fields: { password: 'That is not your password.' } } },
  ]);
  expect(await change(ann)).toBe('password_needed');
  for (let guess = 0; guess < 9; guess++) await confirm(ann, { password: `Guess-${guess}` });
  const refused = await confirm(ann, { password: PASSWORD });
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { detail: 'Too many attempts. Please wait a few minutes and try again.' },
  ]);
});

it('is not for API tokens', async () => {
  const { app, ann } = await openApp();
  const made = await ann.post('/api/tokens', { name: 'T', scopes: ['read'] });
  const { secret } = (await made.json()) as { secret: string };
  const authorization = `Bearer ${secret}`;
  const byToken = await fetch(`${app.url}/api/session/confirmation`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(byToken.status).toBe(403);
  const actor = await app.authenticate(new Request(app.url, { headers: { authorization } }));
  await expect(
    app.database.asSystem((tx) => requireFreshPassword(tx, actor ?? { sessionId: null }, new Date())),
  ).rejects.toMatchObject({ code: 'not_allowed' });
});
