import { expect, it } from 'vitest';
import { type Browser, browserAt, signedIn, type TestApp, testApp } from '../support/http-app.ts';

const EMAIL = 'ann@shop.example';
const PASSWORD = 'Wholesale-2026';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Listed {
  id: string;
  device: string;
  lastUsedAt: string;
  isThisOne: boolean;
}

async function alsoOnPhone(app: TestApp): Promise<Browser> {
  const phone = browserAt(app);
  const body = { email: EMAIL, password: PASSWORD };
  await phone.post('/api/auth/sign-in/email', body, { 'user-agent': PHONE });
  return phone;
}

const listed = async (browser: Browser): Promise<Listed[]> =>
  ((await (await browser.get('/api/security')).json()) as { sessions: Listed[] }).sessions;

const isSignedIn = async (browser: Browser) => (await browser.get('/api/profile')).status === 200;

it('lists where a person is signed in, in plain words, and marks the browser that asks', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  await alsoOnPhone(app);
  const before = Date.now();
  const sessions = await listed(ann);
  expect(sessions.find(({ isThisOne }) => !isThisOne)?.device).toBe('Safari on iPhone');
  expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  expect(Math.abs(Date.parse(sessions[0]?.lastUsedAt ?? '') - before)).toBeLessThan(60_000);
  expect(JSON.stringify(sessions)).not.toContain([...ann.cookies.values()][0]?.split('.')[0]);
});

it('signs out in one other browser', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const phone = await alsoOnPhone(app);
  const id = (await listed(ann)).find(({ isThisOne }) => !isThisOne)?.id;
  expect((await ann.send('DELETE', `/api/sessions/${id}`)).status).toBe(200);
  expect([await isSignedIn(ann), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await ann.send('DELETE', `/api/sessions/${id}`)).status).toBe(404);
});

it('signs out everywhere else at once', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const others = [await alsoOnPhone(app), await alsoOnPhone(app)];
  const answer = await ann.send('DELETE', '/api/sessions');
  expect(await answer.json()).toEqual({ ended: 2 });
  expect(await isSignedIn(ann)).toBe(true);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
});

it('never ends a session of somebody else', async () => {
  const app = await testApp();
  const ann = await signedIn(app, { email: EMAIL });
  const ben = await signedIn(app, { email: 'ben@shop.example' });
  const [session] = await listed(ann);
  expect((await ben.send('DELETE', `/api/sessions/${session?.id}`)).status).toBe(404);
  await ben.send('DELETE', '/api/sessions');
  expect(await isSignedIn(ann)).toBe(true);
});
