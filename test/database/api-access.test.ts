import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../src/kernel/endpoint.ts';
import { AppError, ProviderError } from '../../src/kernel/errors.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';

const response = z.object({ said: z.string() });
const probe = {
  echo: endpoint({
    method: 'POST',
    path: '/api/probe/:word',
    summary: 'Says a word',
    access: { scope: 'runs' },
    params: z.object({ word: z.string().check(z.maxLength(5, 'Too long a word')) }),
    query: z.object({ times: z._default(z.coerce.number().check(z.maximum(9)), 1) }),
    body: z.object({ suffix: z.string('Please enter a suffix') }),
    response,
  }),
  fail: endpoint({
    method: 'GET',
    path: '/api/probe/fail/:how',
    summary: 'Fails',
    access: 'session',
    params: z.object({ how: z.string() }),
    response,
  }),
  admin: endpoint({
    method: 'GET',
    path: '/api/probe/admin',
    summary: 'For administrators',
    access: { role: 'admin' },
    response,
  }),
};

const FAILURES: Record<string, Error> = {
  app: new AppError('insufficient_credits', 'You need 0.5 credits.', { needed: 0.5 }),
  limited: new ProviderError('keepa', 'limited', 'keepa answered 429: key SECRET', { retryAfterMs: 1500 }),
  bug: new Error('relation "secrets" does not exist'),
};

const probeApp = () =>
  testApp(({ routes }) => {
    routes.on(probe.echo, ({ params, query, body }) => ({
      said: params.word.repeat(query.times) + body.suffix,
    }));
    routes.on(probe.fail, ({ params }) => {
      throw FAILURES[params.how] ?? new Error('unknown');
    });
    routes.on(probe.admin, () => ({ said: 'welcome' }));
  });

const tokenOf = async (person: Awaited<ReturnType<typeof signedIn>>, scopes: string[]) => {
  const answer = await person.post('/api/tokens', { name: 'Script', scopes });
  return (await answer.json()) as { token: { id: string }; secret: string };
};

const ask = async (app: TestApp, path: string, init: RequestInit = {}) => {
  const answer = await fetch(app.url + path, init);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
};

it('checks parameters, query and body, and names each field that is wrong', async () => {
  const ann = await signedIn(await probeApp());
  const good = await ann.post('/api/probe/hey?times=2', { suffix: '!' });
  expect(await good.json()).toEqual({ said: 'heyhey!' });
  for (const [path, body, field] of [
    ['/api/probe/toolong', { suffix: '!' }, { word: 'Too long a word' }],
    ['/api/probe/hey?times=10', { suffix: '!' }, { times: expect.any(String) }],
    ['/api/probe/hey', {}, { suffix: 'Please enter a suffix' }],
  ] as const) {
    const bad = await ann.post(path, body);
    expect(bad.headers.get('content-type')).toBe('application/problem+json');
    expect(await bad.json()).toMatchObject({
      status: 400,
      code: 'invalid_input',
      details: { fields: field },
    });
  }
  const broken = await ann.send('POST', '/api/probe/hey', undefined, { 'content-type': 'application/json' });
  expect(await broken.json()).toMatchObject({ code: 'invalid_input' });
});

it('bounds what a request may carry', async () => {
  const ann = await signedIn(await probeApp());
  const answer = await ann.post('/api/probe/hey', { suffix: 'x'.repeat(300_000) });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }]);
});

it('tells what went wrong by a stable code, and nothing of our insides', async () => {
  const ann = await signedIn(await probeApp());
  const fail = async (how: string) => (await ann.get(`/api/probe/fail/${how}`)).text();
  expect(JSON.parse(await fail('app'))).toEqual({
    type: 'about:blank',
    title: 'Insufficient credits',
    status: 402,
    code: 'insufficient_credits',
    detail: 'You need 0.5 credits.',
    details: { needed: 0.5 },
  });
  expect(JSON.parse(await fail('limited'))).toMatchObject({
    status: 503,
    code: 'provider_unavailable',
    details: { retryAfterSeconds: 2 },
  });
  expect(JSON.parse(await fail('bug'))).toMatchObject({ status: 500, code: 'unexpected' });
  expect((await fail('limited')) + (await fail('bug'))).not.toMatch(/SECRET|relation/);
});

it('lets a token do what its scopes name, and nothing for which one signs in', async () => {
  const app = await probeApp();
  const ann = await signedIn(app);
  const { secret, token } = await tokenOf(ann, ['runs']);
  const reading = await tokenOf(ann, ['read']);
  const as = (bearer: string) => ({
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: '{"suffix":""}',
  });
  expect((await ask(app, '/api/probe/hey', as(secret))).body).toEqual({ said: 'hey' });
  expect(await ask(app, '/api/probe/hey', as(reading.secret))).toMatchObject({
    status: 403,
    body: { details: { scope: 'runs' } },
  });
  const profile = await ask(app, '/api/profile', { headers: { authorization: `Bearer ${secret}` } });
  expect(profile).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await ask(app, '/api/probe/hey', as('linesheet_wrong'))).toMatchObject({ status: 401 });

  const { tokens } = (await (await ann.get('/api/tokens')).json()) as { tokens: object[] };
  expect(tokens.find((one) => 'id' in one && one.id === token.id)).toEqual({
    ...token,
    lastUsedAt: expect.any(String),
  });
  expect(JSON.stringify(tokens)).not.toContain(secret);
  await ann.send('DELETE', `/api/tokens/${token.id}`);
  expect(await ask(app, '/api/probe/hey', as(secret))).toMatchObject({ status: 401 });
});

it('ends a token with its date', async () => {
  const app = await probeApp();
  const ann = await signedIn(app);
  const { secret } = await tokenOf(ann, ['runs']);
  await app.database.asSystem((tx) =>
    tx
      .updateTable('api_tokens')
      .set({ expires_at: new Date(0) })
      .execute(),
  );
  const answer = await ask(app, '/api/probe/hey', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
});

it('keeps one account’s tokens from another', async () => {
  const app = await probeApp();
  const ann = await signedIn(app);
  const bob = await signedIn(app, { email: 'bob@shop.example' });
  const { token } = await tokenOf(ann, ['runs']);
  expect(await (await bob.get('/api/tokens')).json()).toEqual({ tokens: [] });
  expect((await bob.send('DELETE', `/api/tokens/${token.id}`)).status).toBe(404);
  const seen = await app.database.asAccount(bob.accountId, async (tx) => ({
    tokens: await tx.selectFrom('api_tokens').select('id').execute(),
    profiles: await tx.selectFrom('profiles').select('id').execute(),
    renamed: (await tx.updateTable('profiles').set({ first_name: 'x' }).executeTakeFirst()).numUpdatedRows,
  }));
  expect(seen).toEqual({ tokens: [], profiles: [{ id: bob.accountId }], renamed: 1n });
});

it('refuses an account without a plan what lies behind the guard', async () => {
  const app = await probeApp();
  const ann = await signedIn(app, { plan: 'none' });
  const refused = await ann.post('/api/probe/hey', { suffix: '' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { details: { reason: 'no_plan' } }]);
  expect((await ann.get('/api/profile')).status).toBe(200);
});

it('lets administrators in by their role', async () => {
  const app = await probeApp();
  const ann = await signedIn(app);
  const root = await signedIn(app, { email: 'root@shop.example', role: 'admin' });
  expect((await ann.get('/api/probe/admin')).status).toBe(403);
  expect(await (await root.get('/api/probe/admin')).json()).toEqual({ said: 'welcome' });
});

it('refuses a change that another site asks for in somebody’s name', async () => {
  const ann = await signedIn(await probeApp());
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await ann.send('PATCH', '/api/profile', { firstName: 'Mallory' }, foreign);
  expect(await answer.json()).toMatchObject({ status: 403, details: { reason: 'origin' } });
  expect(await (await ann.get('/api/profile')).json()).toMatchObject({ firstName: 'Ann' });
});

it('changes the first name, and nothing that the server decides', async () => {
  const ann = await signedIn(await probeApp());
  const body = { firstName: ' Anna ', credits: 1000, plan: 'Tier-4', role: 'admin' };
  const changed = await ann.send('PATCH', '/api/profile', body);
  expect(await changed.json()).toMatchObject({ firstName: 'Anna', credits: 0, plan: 'Tier-1' });
  const none = await ann.send('PATCH', '/api/profile', { firstName: '  ' });
  expect([none.status, await none.text()]).toEqual([
    400,
    expect.stringContaining('Please enter your first name'),
  ]);
});

it('leaves out of what it is sent the characters that no database keeps', async () => {
  const app = await probeApp();
  const ann = await signedIn(app);
  const said = await ann.post('/api/probe/h%00i?times=%002', { suffix: ' Zo\u0000e \ud83d!' });
  expect([said.status, await said.json()]).toEqual([200, { said: 'hihi Zoe \ufffd!' }]);
  const name = await ann.send('PATCH', '/api/profile', { firstName: 'Zo\u0000e' });
  expect(await name.json()).toMatchObject({ firstName: 'Zoe' });
});
