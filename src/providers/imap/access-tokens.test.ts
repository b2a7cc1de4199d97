import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

let close = () => {};
afterEach(() => close());

const oauth = {
  provider: 'google',
  user: 'ann@shop.test',
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'refresh',
} as const;
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
  return { asked, endpoints: { google: { url, name: 'Google' }, microsoft: { url, name: 'Microsoft' } } };
}

it('asks for a token once, and again when it is no longer good', async () => {
  const { asked, endpoints } = await provider(200, { access_token: 'fresh', expires_in: 3_600 });
  let now = Date.UTC(2026, 0, 1);
  const tokens = createAccessTokens({ clock: { now: () => new Date(now) }, endpoints });
  expect(await tokens(oauth, signal)).toBe('fresh');
  expect(await tokens(oauth, signal)).toBe('fresh');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('grant_type=refresh_token');
  now += 3_600_000;
  await tokens(oauth, signal);
  expect(asked).toHaveLength(2);
});

it('never gives a token again that a mail server refused', async () => {
  const { asked, endpoints } = await provider(200, { access_token: 'fresh', expires_in: 3_600 });
  const tokens = createAccessTokens({ clock: { now: () => new Date() }, endpoints });
  await tokens(oauth, signal, 'another');
  await tokens(oauth, signal);
  expect(asked).toHaveLength(1);
  await tokens(oauth, signal, 'fresh');
  expect(asked).toHaveLength(2);
});

it('tells a refusal, which the person must mend, from an outage', async () => {
  const refused = await provider(400, { error: 'invalid_grant' });
  const clock = { now: () => new Date() };
  await expect(createAccessTokens({ clock, endpoints: refused.endpoints })(oauth, signal)).rejects.toThrow(
    'Google no longer lets Linesheet into the mailbox. Connect it again.',
  );
  close();
  const down = await provider(503, {});
  await expect(createAccessTokens({ clock, endpoints: down.endpoints })(oauth, signal)).rejects.toMatchObject(
    { failure: 'unreachable' },
  );
});
