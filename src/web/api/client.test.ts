import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ApiError, addressOf, call } from './client.ts';
import { sentenceOf } from './errors.ts';
import { DEMO_FLAG } from './session-hint.ts';

const rename = endpoint({
  method: 'PATCH',
  path: '/api/brands/:id',
  summary: 'Rename a brand',
  access: 'session',
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

const read = endpoint({ ...rename, method: 'GET', summary: 'Read a brand', body: undefined });

const request = { params: { id: 7 }, body: { name: 'Acme' } };

const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('sends what the endpoint describes and returns what it answers', async () => {
    const fetch = answering({ name: 'Acme', secret: 'not in the contract' });
    expect(await call(rename, request)).toEqual({ name: 'Acme' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/brands/7',
      expect.objectContaining({ method: 'PATCH', body: '{"name":"Acme"}' }),
    );
  });

  it('fills the path and the query safely', () => {
    expect(addressOf('/a/:id/b', { id: 'x/y' }, { q: 'a&b', none: undefined, many: [1, 2] })).toBe(
      '/a/x%2Fy/b?q=a%26b&many=1&many=2',
    );
  });

  it('turns a problem into its code, words, details and status', async () => {
    answering({ code: 'conflict', detail: 'Another brand has this name.', details: { id: 3 } }, 409);
    const error = await call(rename, request).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'conflict', status: 409, details: { id: 3 } });
    expect(sentenceOf(error)).toBe('Another brand has this name.');
  });

  it('says that the network failed when no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await call(rename, request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'network_failure', status: null });
    expect(sentenceOf(error)).toBe('Network error. Please check your connection and try again.');
  });

  it('says so where the line breaks in the middle of an answer', async () => {
    const broken = new ReadableStream({ start: (answer) => answer.error(new TypeError('terminated')) });
    vi.stubGlobal('fetch', async () => new Response(broken));
    await expect(call(rename, request)).rejects.toMatchObject({ code: 'network_failure' });
  });

  it('waits within reason for what is read, and to the end for a change', async () => {
    const late = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json({ name: 'Acme' });
    });
    const error = await call(read, { params: { id: 7 } }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'no_answer', status: null });
    expect(sentenceOf(error)).toBe('The server is taking too long to respond. Please try again.');
    expect(await call(rename, request)).toEqual({ name: 'Acme' });
    late.mockRestore();
  });

  it('trusts neither an answer of another shape nor an error without words', async () => {
    answering({ title: 'Acme' });
    await expect(call(rename, request)).rejects.toMatchObject({ code: 'invalid_answer' });
    answering('<html>', 502);
    const error = await call(rename, request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unexpected', status: 502 });
    expect(sentenceOf(error)).toBe('An unexpected error occurred. Please try again.');
  });

  it('is never made in the name of the demo person', async () => {
    const fetch = answering({ name: 'Acme' });
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === DEMO_FLAG ? 'true' : null) });
    await expect(call(rename, request)).rejects.toMatchObject({ code: 'demo_person' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
