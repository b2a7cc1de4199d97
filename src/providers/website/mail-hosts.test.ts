import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decode, encode } from 'dns-packet';
import { expect, it, onTestFinished } from 'vitest';
import { createMailHosts } from './mail-hosts.ts';

/** A name server at which every name leads to this address. */
async function nameServer(address: string): Promise<string> {
  const socket = createSocket('udp4', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const answers =
      question?.type === 'A' ? [{ type: 'A' as const, name: question.name, data: address }] : [];
    socket.send(encode({ type: 'response', id: id ?? 0, flags: 0x8180, questions, answers }), from.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

const hosts = (options: { resolve?: string[]; dnsServers?: string[]; allowsLoopback?: boolean } = {}) =>
  createMailHosts({ resolve: [], dnsServers: [], allowsLoopback: false, ...options });

it.each([
  'localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
  '10.0.0.5',
  '169.254.169.254',
  '192.168.1.1',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
  'mailserver',
  'mail.internal',
  'printer.local.',
])('no mail server at %s is asked', async (host) => {
  expect(hosts().refusalOf(host)).toMatch(/is no public mail server, and others can’t be used$/);
  expect(await hosts().find(host, 25)).toHaveProperty('refused');
});

it('a name is asked at the public address that it leads to, found for this very connection', async () => {
  const dnsServers = [await nameServer('93.184.216.34')];
  expect(await hosts({ dnsServers }).find('smtp.shop.com', 465)).toEqual({
    address: '93.184.216.34',
    port: 465,
    host: 'smtp.shop.com',
  });
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254'])('a name that leads to %s isn’t', async (address) => {
  const dnsServers = [await nameServer(address)];
  expect(hosts().refusalOf('smtp.shop.com')).toBeNull();
  expect(await hosts({ dnsServers }).find('smtp.shop.com', 465)).toEqual({
    refused: 'smtp.shop.com leads to a private address',
  });
});

it('the operator may send a name to a fixed address, and the sandbox has its own server on this machine', async () => {
  const resolve = ['mail.rehearsal.example=127.0.0.1:2525'];
  expect(await hosts({ resolve }).find('mail.rehearsal.example', 465)).toEqual({
    address: '127.0.0.1',
    port: 2525,
    host: 'mail.rehearsal.example',
  });
  expect(await hosts({ allowsLoopback: true }).find('127.0.0.1', 3002)).toEqual({
    address: '127.0.0.1',
    port: 3002,
    host: '127.0.0.1',
  });
  expect(hosts({ allowsLoopback: true }).refusalOf('10.0.0.5')).not.toBeNull();
});
