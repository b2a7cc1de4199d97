import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ProviderError } from '../kernel/errors.ts';
import { createHttpClient, type HttpClientOptions, retryAfterMs } from './http-client.ts';

type Handler = (req: IncomingMessage, res: ServerResponse, hit: number) => void;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function clientFor(handler: Handler, options: Partial<HttpClientOptions> = {}) {
  const hits: string[] = [];
  const server = createServer((req, res) => handler(req, res, hits.push(`${req.method} ${req.url}`)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createHttpClient({
    provider: 'acme',
    baseUrl: `http://127.0.0.1:${port}/prefix/`,
    timeoutMs: 2_000,
    ...options,
  });
  closers.push(
    () => client.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { client, hits };
}

const failureOf = (promise: Promise<unknown>): Promise<ProviderError> =>
  promise.then(
    () => {
      throw new Error('expected a failure');
    },
    (error: ProviderError) => error,
  );

const json = (res: ServerResponse, status: number, body: unknown) =>
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('an HTTP client for a provider', () => {
  it('keeps the path prefix of its base address and writes the query', async () => {
    const { client, hits } = await clientFor((_, res) => json(res, 200, { ok: true }));
    const answer = await client.request({
      method: 'GET',
      path: '/query',
      query: { q: 'a b&c', n: 1, left: undefined },
      schema: z.object({ ok: z.boolean() }),
    });
    expect(answer.body).toEqual({ ok: true });
    expect(hits).toEqual(['GET /prefix/query?q=a%20b%26c&n=1']);
  });

  it('sends an object as JSON with its own headers', async () => {
    let seen = '';
    const { client } = await clientFor(
      (req, res) => {
        seen = `${req.headers['content-type']} ${req.headers['x-key']}`;
        req.pipe(res);
      },
      { headers: { 'x-key': 'k' } },
    );
    const answer = await client.request({ method: 'POST', path: '/send', body: { a: 1 }, schema: z.any() });
    expect(answer.body).toEqual({ a: 1 });
    expect(seen).toBe('application/json k');
  });

  it('reads a body as it is whose packing nobody knows', async () => {
    const { client } = await clientFor((_, res) =>
      res.writeHead(200, { 'content-encoding': '__proto__' }).end('{"sent":1}'),
    );
    const answer = await client.request({ method: 'GET', path: '/', schema: z.object({ sent: z.number() }) });
    expect(answer.body).toEqual({ sent: 1 });
  });

  it('decodes gzip, also on an error that the caller reads itself', async () => {
    const { client } = await clientFor((_, res) =>
      res.writeHead(429, { 'content-encoding': 'gzip' }).end(gzipSync('{"refillIn":5}')),
    );
    const answer = await client.request({
      method: 'GET',
      path: '/',
      schema: z.object({ refillIn: z.number() }),
      alsoAccept: [429],
    });
    expect(answer).toMatchObject({ status: 429, body: { refillIn: 5 } });
  });

  it.each([
    [404, 'not_found'],
    [401, 'refused'],
    [400, 'refused'],
    [429, 'limited'],
    [503, 'unreachable'],
    [302, 'misconfigured'],
  ])('reports status %i as %s', async (status, failure) => {
    const { client, hits } = await clientFor((_, res) =>
      res.writeHead(status, { location: 'http://127.0.0.1:1/', 'retry-after': '7' }).end('no'),
    );
    const error = await failureOf(client.request({ method: 'GET', path: '/' }));
    expect(error).toMatchObject({ provider: 'acme', failure, status, retryAfterMs: 7_000, cause: 'no' });
    expect(hits).toHaveLength(1);
  });

  it.each([
    ['something that is not JSON', '<html>', 'not JSON'],
    ['an unexpected shape', '{"items":[{"id":"x"}]}', 'items.0.id'],
  ])('refuses %s', async (_, body, where) => {
    const { client } = await clientFor((_, res) => res.end(body));
    const schema = z.object({ items: z.array(z.object({ id: z.number() })) });
    const error = await failureOf(client.request({ method: 'GET', path: '/', schema }));
    expect(error.failure).toBe('invalid_answer');
    expect(error.message).toContain(where);
  });

  it('bounds the size of an answer, plain or inflated', async () => {
    const { client, hits } = await clientFor(
      (req, res) => {
        const large = Buffer.alloc(100_000, 'a');
        if (req.url?.endsWith('/plain')) res.end(large);
        else res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large));
      },
      { maxBytes: 10_000, retries: 1 },
    );
    for (const path of ['/plain', '/gzip'])
      expect((await failureOf(client.request({ method: 'GET', path }))).failure).toBe('invalid_answer');
    expect(hits).toHaveLength(2);
  });

  it('gives up on an answer that does not come', async () => {
    const { client } = await clientFor(() => undefined, { timeoutMs: 30 });
    const error = await failureOf(client.request({ method: 'POST', path: '/', body: {} }));
    expect(error.failure).toBe('unreachable');
  });

  it('takes a refused connection for a provider that is away', async () => {
    const client = createHttpClient({ provider: 'acme', baseUrl: 'http://127.0.0.1:1', timeoutMs: 2_000 });
    const error = await failureOf(client.request({ method: 'POST', path: '/', body: {} }));
    expect(error.failure).toBe('unreachable');
  });

  it('repeats a GET as often as it was told, and never another method by itself', async () => {
    const { client, hits } = await clientFor(
      (_, res, hit) => (hit < 3 ? res.writeHead(503, { 'retry-after': '0' }).end() : json(res, 200, 'done')),
      { retries: 2 },
    );
    expect((await client.request({ method: 'GET', path: '/', schema: z.string() })).body).toBe('done');
    expect(hits).toHaveLength(3);

    const posting = await clientFor((_, res) => res.writeHead(503, { 'retry-after': '0' }).end(), {
      retries: 2,
    });
    await failureOf(posting.client.request({ method: 'POST', path: '/', body: {} }));
    expect(posting.hits).toHaveLength(1);
  });

  it('ends when it is called off', async () => {
    const { client } = await clientFor(() => undefined);
    const stop = new AbortController();
    const failed = failureOf(client.request({ method: 'GET', path: '/', signal: stop.signal }));
    stop.abort();
    expect((await failed).failure).toBe('unreachable');
  });

  it('refuses a base address that is not http', () => {
    expect(() => createHttpClient({ provider: 'acme', baseUrl: 'file:///etc', timeoutMs: 1 })).toThrow(
      'not an http address',
    );
  });
});

describe('Retry-After', () => {
  it('is read in both of its forms', () => {
    expect(retryAfterMs('12')).toBe(12_000);
    expect(retryAfterMs('Wed, 21 Oct 2026 07:28:05 GMT', Date.parse('2026-10-21T07:28:00Z'))).toBe(5_000);
    expect(retryAfterMs('soon')).toBeUndefined();
    expect(retryAfterMs(undefined)).toBeUndefined();
  });
});
