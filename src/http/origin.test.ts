import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { silentLogger } from './log.ts';
import { refuseForeignOrigins } from './origin.ts';

const app = new Hono();
answerErrors(app, silentLogger);
app.use(refuseForeignOrigins('https://linesheet.example'));
app.all('/', (context) => context.text('done'));

const COOKIE = { cookie: 'linesheet.session_token=x', host: 'linesheet.example' };

it.each([
  ['a change from our own page', 'POST', { ...COOKIE, 'sec-fetch-site': 'same-origin' }, 200],
  ['a change that names our origin', 'POST', { ...COOKIE, origin: 'https://linesheet.example' }, 200],
  [
    'a change by another name of this server',
    'POST',
    { ...COOKIE, host: '10.0.0.5:3000', origin: 'http://10.0.0.5:3000' },
    200,
  ],
  ['a program that keeps cookies', 'POST', COOKIE, 200],
  ['a change from another site', 'POST', { ...COOKIE, origin: 'https://evil.example' }, 403],
  [
    'a change from a sibling site',
    'DELETE',
    { ...COOKIE, origin: 'https://linesheet.example.evil.example', 'sec-fetch-site': 'same-site' },
    403,
  ],
  ['a change from a sandboxed frame', 'PUT', { ...COOKIE, origin: 'null' }, 403],
  ['a cross-site change without an origin', 'PATCH', { ...COOKIE, 'sec-fetch-site': 'cross-site' }, 403],
  ['reading from another site', 'GET', { ...COOKIE, origin: 'https://evil.example' }, 200],
  ['a webhook, which has no cookie', 'POST', { origin: 'https://evil.example' }, 200],
  [
    'an API token, which no site has',
    'POST',
    { ...COOKIE, authorization: 'Bearer x', origin: 'https://evil.example' },
    200,
  ],
])('%s: %s', async (_, method, headers, status) => {
  expect((await app.request('/', { method, headers })).status).toBe(status);
});
