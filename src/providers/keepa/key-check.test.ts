import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createKeepaKeyCheck } from './key-check.ts';

const TOKENS = { timestamp: 1, tokensLeft: 94, refillIn: 53_441, refillRate: 60, tokensConsumed: 0 };
const KEY = 'k'.repeat(64);

/** Asks a Keepa that answers so, or never where it answers nothing. */
async function checked(answer: { status?: number; body: unknown } | null) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://keepa'));
    if (answer) response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keepa`;
  const keys = createKeepaKeyCheck({ baseUrl, ...(answer ? {} : { timeoutMs: 50 }) });
  return { check: await keys.checkKey(KEY), asked };
}

const refusal = (message: string) => ({ ...TOKENS, error: { type: 'invalidApiKey', message, details: '' } });

it('accepts a key whose tokens Keepa tells, which it asks for without spending any', async () => {
  const { check, asked } = await checked({ body: TOKENS });
  expect(check).toEqual({ outcome: 'accepted' });
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([`/keepa/token?key=${KEY}`]);
});

it('accepts a key whose tokens are used up: Keepa knows it', async () => {
  expect((await checked({ status: 429, body: { ...TOKENS, tokensLeft: -3 } })).check).toEqual({
    outcome: 'accepted',
  });
});

it.each([
  [400, 'The API key is not valid', 'Keepa refuses the key: The API key is not valid.'],
  [402, 'It has ended.', 'Keepa wants the key’s subscription paid first (It has ended.).'],
])('says why Keepa refuses a key, and where to look (%i)', async (status, message, sentence) => {
  expect((await checked({ status, body: refusal(message) })).check).toEqual({
    outcome: 'refused',
    sentence: `${sentence} You find your key and its subscription at keepa.com/#!api, once you are signed in there.`,
  });
});

it.each([
  ['has trouble of its own', { status: 503, body: {} }],
  ['is somebody else', { body: { hello: 'world' } }],
  ['doesn’t answer in time', null],
])('leaves a key unjudged where Keepa %s', async (_, answer) => {
  expect((await checked(answer)).check).toEqual({ outcome: 'unreachable' });
});
