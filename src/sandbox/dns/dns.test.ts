import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { streamDecode, streamEncode } from 'dns-packet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { contactsOf } from '../world/contacts.ts';
import { type MailSetup, mailSetupOf } from '../world/mail-domains.ts';
import { createWorld } from '../world/sites.ts';
import { type DnsServer, startDns } from './dns.ts';

const world = createWorld(3);
let dns: DnsServer;
let resolver: Resolver;

const resolverAt = (port: number, timeout = 5000): Resolver => {
  const made = new Resolver({ timeout, tries: 1 });
  made.setServers([`127.0.0.1:${port}`]);
  return made;
};

beforeAll(async () => {
  dns = await startDns({ world, port: 0 });
  resolver = resolverAt(dns.port);
});
afterAll(() => dns.close());

const domains = [...new Set(world.brands.flatMap((brand) => contactsOf(brand)?.domain ?? []))];
const domainWith = (setup: MailSetup): string => {
  const found = domains.find((domain) => mailSetupOf(domain, world.sites.has(domain)) === setup);
  if (!found) throw new Error(`No domain with ${setup}`);
  return found;
};
const hostOf = (role: string, inDns?: boolean): string => {
  for (const site of world.sites.values()) {
    if (site.role === role && (site.role !== 'dead' || site.inDns === inDns)) return site.host;
  }
  throw new Error(`No ${role}`);
};
const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );

describe('the name server', () => {
  it('leads to every live site on this machine', async () => {
    for (const role of ['brand', 'parked', 'namesake', 'redirect', 'wholesale']) {
      expect(await resolver.resolve4(hostOf(role))).toEqual(['127.0.0.1']);
    }
  });

  it('knows nothing of dead domains, or that they exist and nothing more', async () => {
    expect(await codeOf(resolver.resolve4(hostOf('dead', false)))).toBe('ENOTFOUND');
    expect(await resolver.resolve4(hostOf('dead', true))).toEqual(['127.0.0.1']);
    expect(await codeOf(resolver.resolve4('nobody-has-this.sandbox.test'))).toBe('ENOTFOUND');
    expect(await codeOf(resolver.resolveMx('elsewhere.test'))).toBe('ENOTFOUND');
  });

  it('tells how each mail domain takes mail', async () => {
    const [usual] = await resolver.resolveMx(domainWith('mx'));
    expect(await resolver.resolve4(usual?.exchange ?? '')).toEqual(['127.0.0.1']);
    expect(await resolver.resolveMx(domainWith('null-mx'))).toEqual([{ priority: 0, exchange: '' }]);
    expect(await codeOf(resolver.resolveMx(domainWith('a-only')))).toBe('ENODATA');
    expect(await resolver.resolve4(domainWith('a-only'))).toEqual(['127.0.0.1']);
    expect(await codeOf(resolver.resolveMx(domainWith('servfail')))).toBe('ESERVFAIL');
    expect(await codeOf(resolver.resolveMx(domainWith('nxdomain')))).toBe('ENOTFOUND');
  });

  it('has SPF, DKIM and DMARC for the sample account’s domain', async () => {
    const domain = 'northlake-trading.sandbox.test';
    const text = async (name: string) => (await resolver.resolveTxt(name)).map((strings) => strings.join(''));
    expect((await text(domain)).filter((record) => record.startsWith('v=spf1'))).toHaveLength(1);
    expect(await text(`_dmarc.${domain}`)).toEqual([expect.stringContaining('p=quarantine')]);
    const [dkim = ''] = await text(`google._domainkey.${domain}`);
    expect(Buffer.from(dkim.split('p=')[1] ?? '', 'base64').length).toBe(294);
    expect((await resolver.resolveMx(domain)).length).toBe(1);
  });

  it('knows the mail servers of well-known providers, and refuses to speak of other domains', async () => {
    expect((await resolver.resolveMx('gmail.com'))[0]?.exchange).toMatch(/google\.com$/);
    expect(await codeOf(resolver.resolveMx('some-real-company.com'))).toBe('EREFUSED');
  });

  it('answers over TCP too', async () => {
    const socket = connect(dns.port, '127.0.0.1');
    const question = { type: 'A', name: hostOf('brand') } as const;
    socket.end(streamEncode({ type: 'query', id: 7, questions: [question] }));
    const chunks: Buffer[] = [];
    for await (const chunk of socket.iterator({ destroyOnReturn: true })) {
      chunks.push(chunk as Buffer);
      break;
    }
    const answer = streamDecode(Buffer.concat(chunks));
    expect(answer.id).toBe(7);
    expect(answer.answers).toEqual([expect.objectContaining({ data: '127.0.0.1' })]);
  });

  it('serves over UDP alone, and whole, where the number is taken for TCP', async () => {
    const alone = await startDns({ world, port: 0, tcp: false });
    const [key] = await resolverAt(alone.port).resolveTxt('s1._domainkey.northlake-trading.sandbox.test');
    expect(key?.join('').length).toBeGreaterThan(400);
    await alone.close();
  });

  it('fails or stays silent when it is told to', async () => {
    const faults = createFaults(1);
    const troubled = await startDns({ world, port: 0, faults });
    const asking = resolverAt(troubled.port);
    faults.change({ dns: { refuse: 503 } });
    expect(await codeOf(asking.resolve4(hostOf('brand')))).toBe('ESERVFAIL');
    faults.change({ dns: { refuse: false, dropRate: 1 } });
    expect(await codeOf(resolverAt(troubled.port, 50).resolve4(hostOf('brand')))).toBe('ETIMEOUT');
    expect(troubled.state().unanswered).toBeGreaterThan(0);
    await troubled.close();
  });
});
