import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { type Answer, decode, encode } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { createDnsRecords } from './domain-records.ts';
import { createMailDns } from './mail-dns.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A name server; names that begin with "silent" get no answer, and unknown ones are said not to exist. */
async function nameServer(records: Answer[]) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const question = query.questions?.[0];
    if (!question) return;
    asked.push(`${question.type} ${question.name}`);
    if (question.name.startsWith('silent')) return;
    const exists = records.some(({ name }) => name === question.name);
    socket.send(
      encode({
        type: 'response',
        id: query.id ?? 0,
        // RCODE 3 is NXDOMAIN, 2 is SERVFAIL.
        flags: question.name.startsWith('broken') ? 2 : exists ? 0 : 3,
        questions: [question],
        answers: records.filter(({ name, type }) => name === question.name && type === question.type),
      }),
      from.port,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  closers.push(() => socket.close());
  const { port } = socket.address() as AddressInfo;
  return { asked, records: createDnsRecords({ servers: [`127.0.0.1:${port}`], withinMs: 300 }) };
}

const RECORDS: Answer[] = [
  { type: 'MX', name: 'mail.test', data: { preference: 10, exchange: 'mx.mail.test' } },
  { type: 'MX', name: 'null.test', data: { preference: 0, exchange: '.' } },
  { type: 'A', name: 'bare.test', data: '192.0.2.1' },
  { type: 'AAAA', name: 'bare6.test', data: '2001:db8::1' },
  { type: 'TXT', name: 'mail.test', data: ['v=spf1 include:', 'x ~all'] },
];

describe('whether a domain takes mail', () => {
  it.each([
    ['mail.test', 'accepts'],
    ['MAIL.test', 'accepts'],
    ['bare.test', 'accepts'],
    ['bare6.test', 'accepts'],
    ['null.test', 'null_mx'],
    ['gone.test', 'no_mail'],
    ['silent.test', 'unknown'],
    ['broken.test', 'unknown'],
  ])('is told for %s: %s', async (domain, acceptance) => {
    const { records } = await nameServer(RECORDS);
    expect(await createMailDns(records).mx(domain)).toBe(acceptance);
  });

  it('is asked once per domain, however many want to know', async () => {
    const { records, asked } = await nameServer(RECORDS);
    const mail = createMailDns(records);
    await Promise.all([mail.mx('mail.test'), mail.mx('mail.test')]);
    await mail.mx('mail.test');
    expect(asked).toEqual(['MX mail.test']);
  });

  it('is unknown with no name server to ask', async () => {
    const records = createDnsRecords({ servers: ['127.0.0.1:9'], withinMs: 100 });
    expect(await createMailDns(records).mx('mail.test')).toBe('unknown');
  });
});

it('gives a text record as one string', async () => {
  const { records } = await nameServer(RECORDS);
  expect(await records.txt('mail.test')).toEqual(['v=spf1 include:x ~all']);
  expect(await records.txt('silent.test')).toBe('unknown');
  expect(await records.txt('_dmarc.mail.test')).toEqual([]);
});
