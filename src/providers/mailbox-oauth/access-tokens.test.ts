import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RefreshTokens } from '../../features/replies/ports.ts';
import { createAccessTokens } from './access-tokens.ts';

let close = () => {};
afterEach(() => close());

const oauth = {
  senderId: 'ann',
  provider: 'google',
  user: 'ann@shop.test',
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'refresh',
} as const;
/** What is stored, as one worker at a time sees it. */
let stored: string;
let turn: Promise<unknown>;
beforeEach(() => {
  stored = 'refresh';
  turn = Promise.resolve();
});
const refreshTokens: RefreshTokens = {
  exchange: (_, ask) => {
    const mine = turn.then(async () => {
      const { answer, next } = await ask({ ...oauth, refreshToken: stored });
      stored = next ?? stored;
      return answer;
    });
    turn = mine.catch(() => {});
    return mine;
  },
};
const signal = AbortSignal.timeout(20_000);

async function provider(status: number, answer: object) {
  const asked: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const piece of req) body += piece;
    asked.push(body);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  const points = () => ({ name: 'Google', consentUrl: url, tokenUrl: url, clientSecret: null });
  return { asked, points };
}

it('asks for a token once, and again when it is no longer good', async () => {
  const { asked, points } = await provider(200, { access_token: 'fresh', expires_in: 3_600 });
  let now = Date.UTC(2026, 0, 1);
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date(now) }, points });
  expect(await tokens(oauth, signal)).toBe('fresh');
  expect(await tokens(oauth, signal)).toBe('fresh');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('grant_type=refresh_token');
  now += 3_600_000;
  await tokens(oauth, signal);
  expect(asked).toHaveLength(2);
});

it('gives back the refresh token that comes with an answer, and asks with that one next', async () => {
  const { asked, points } = await provider(200, { access_token: 'fresh', refresh_token: 'rotated' });
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date() }, points });
  await tokens(oauth, signal);
  expect(stored).toBe('rotated');
  await tokens(oauth, signal, 'fresh');
  expect(asked.map((body) => new URLSearchParams(body).get('refresh_token'))).toEqual(['refresh', 'rotated']);
});

it('asks once for all who want one at the same time', async () => {
  const { asked, points } = await provider(200, { access_token: 'fresh', refresh_token: 'rotated' });
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date() }, points });
  const given = await Promise.all(Array.from({ length: 4 }, () => tokens(oauth, signal)));
  expect(new Set(given)).toEqual(new Set(['fresh']));
  expect(asked).toHaveLength(1);
});

it('never gives a token again that a mail server refused', async () => {
  const { asked, points } = await provider(200, { access_token: 'fresh', expires_in: 3_600 });
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date() }, points });
  await tokens(oauth, signal, 'another');
  await tokens(oauth, signal);
  expect(asked).toHaveLength(1);
  await tokens(oauth, signal, 'fresh');
  expect(asked).toHaveLength(2);
});

it.each([
  [
    'invalid_grant',
    'Google no longer lets us into the mailbox: the sign-in was revoked or has run out. Sign in with Google again at the sender.',
  ],
  [
    'invalid_client',
    'Google doesn’t take the client id with this client secret. Enter them again at the sender.',
  ],
  ['invalid_scope', 'Google refused to sign in to the mailbox. Sign in with Google again at the sender.'],
])('says what of a sign-in that is refused the person must enter again: %s', async (error, sentence) => {
  const { points } = await provider(400, { error });
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date() }, points });
  await expect(tokens(oauth, signal)).rejects.toMatchObject({ failure: 'refused', message: sentence });
});

it('tells an outage from a refusal', async () => {
  const { points } = await provider(503, {});
  const tokens = createAccessTokens({ refreshTokens, clock: { now: () => new Date() }, points });
  await expect(tokens(oauth, signal)).rejects.toMatchObject({ failure: 'unreachable' });
});
