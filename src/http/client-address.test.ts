import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddressBehind, isLoopback, refuseForwarded } from './client-address.ts';
import { answerErrors } from './errors.ts';
import { silentLogger } from './log.ts';

async function seen(remoteAddress: string, trusted: string[], forwardedFor?: string): Promise<string> {
  const address = clientAddressBehind(trusted);
  const app = new Hono().get('/', (context) => context.text(address(context)));
  const headers: Record<string, string> = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

it.each([
  ['without a proxy it is the connection’s', '203.0.113.9', [], undefined, '203.0.113.9'],
  ['a header of a stranger counts for nothing', '203.0.113.9', ['10.0.0.0/8'], '1.2.3.4', '203.0.113.9'],
  ['a trusted proxy says who asked', '10.0.0.2', ['10.0.0.0/8'], '198.51.100.7', '198.51.100.7'],
  [
    'what the client itself wrote is not believed',
    '10.0.0.2',
    ['10.0.0.0/8'],
    '6.6.6.6, 198.51.100.7',
    '198.51.100.7',
  ],
  ['a chain of proxies is followed', '10.0.0.2', ['10.0.0.0/8'], '198.51.100.7, 10.1.1.1', '198.51.100.7'],
  ['a proxy without a header is the client', '10.0.0.2', ['10.0.0.0/8'], undefined, '10.0.0.2'],
  ['nonsense in the header is not', '10.0.0.2', ['10.0.0.2'], 'unknown', '10.0.0.2'],
  ['IPv4 through IPv6 is IPv4', '::ffff:10.0.0.2', ['10.0.0.2'], '198.51.100.7', '198.51.100.7'],
  ['an IPv6 customer is their network', '2001:db8:1:2:3:4:5:6', [], undefined, '2001:db8:1:2::/64'],
  ['also where the address is shortened', '2001:db8::1', [], undefined, '2001:db8:0:0::/64'],
  ['loopback stays itself', '::1', [], undefined, '::1'],
])('%s', async (_, remote, trusted, forwardedFor, expected) => {
  expect(await seen(remote, trusted, forwardedFor)).toBe(expected);
});

it('knows this machine by all its names', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', '10.0.0.1', 'unknown'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('says which entry is no address', () => {
  expect(() => clientAddressBehind(['10.0.0.0/8', 'proxy.local'])).toThrow('“proxy.local”');
});

it('refuses what a proxy passed on, where that is not wanted', async () => {
  const app = new Hono();
  answerErrors(app, silentLogger);
  app.use(refuseForwarded('Only from this machine.')).get('/', (context) => context.text('here'));
  expect((await app.request('/')).status).toBe(200);
  expect((await app.request('/', { headers: { forwarded: 'for=1.2.3.4' } })).status).toBe(403);
});
