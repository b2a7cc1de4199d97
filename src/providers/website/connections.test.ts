import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { type Answer, decode, encode } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { publicLookup } from './connections.ts';
import { createWebsiteFetcher } from './website-fetcher.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A fetcher and the name server that it asks. */
async function fetcherWith(records: Record<string, Answer[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const question = query.questions?.[0];
    if (!question) return;
    const answers = records[question.name] ?? [];
    socket.send(
      encode({
        type: 'response',
        id: query.id ?? 0,
        flags: answers.length === 0 ? 3 : 0,
        questions: [question],
        answers: answers.filter(({ type }) => type === question.type),
      }),
      from.port,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  const fetcher = createWebsiteFetcher({
    userAgent: 'LinesheetBot/1.0',
    perHostMs: 0,
    dnsServers: [`127.0.0.1:${port}`],
    times: { connectMs: 300, headersMs: 300, totalMs: 500, retryMs: 5 },
  });
  closers.push(
    () => fetcher.close(),
    () => socket.close(),
  );
  return { fetcher };
}

const a = (name: string, data: string): Answer => ({ type: 'A', name, data });

describe('a public name', () => {
  it.each([['127.0.0.1'], ['169.254.169.254'], ['10.0.0.1'], ['0.0.0.0']])(
    'that leads to %s is not visited',
    async (address) => {
      const { fetcher } = await fetcherWith({ 'inside.example.org': [a('inside.example.org', address)] });
      expect(await fetcher.fetch('http://inside.example.org/')).toMatchObject({
        ok: false,
        reason: 'private_address',
      });
    },
  );

  it('that leads to a private IPv6 address is not visited', async () => {
    const record: Answer = { type: 'AAAA', name: 'six.example.org', data: '::1' };
    const { fetcher } = await fetcherWith({ 'six.example.org': [record] });
    expect(await fetcher.fetch('https://six.example.org/')).toMatchObject({
      ok: false,
      reason: 'private_address',
    });
  });

  it('with answers of both kinds is connected to at the public ones alone', async () => {
    const resolver = {
      resolve4: (_: string, take: (error: null, addresses: string[]) => void) =>
        take(null, ['10.0.0.1', '8.8.8.8']),
      resolve6: () => undefined,
    };
    const lookup = publicLookup(resolver as unknown as Parameters<typeof publicLookup>[0]);
    const found = await new Promise((resolve) => {
      lookup('mixed.example.org', { all: true }, (_, addresses) => resolve(addresses));
    });
    expect(found).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it('that does not exist is unreachable', async () => {
    const { fetcher } = await fetcherWith({});
    expect(await fetcher.fetch('http://gone.example.org/')).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
  });
});
