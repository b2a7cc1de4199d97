import type { Answer } from 'dns-packet';
import { SANDBOX_DOMAIN } from '../world/brands.ts';
import { contactsOf } from '../world/contacts.ts';
import { mailSetupOf } from '../world/mail-domains.ts';
import type { World } from '../world/sites.ts';

export type ResponseCode = 'NOERROR' | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED';

export interface ZoneAnswer {
  readonly code: ResponseCode;
  readonly answers: readonly Answer[];
}

/** The domain from which the sample account sends. */
const SAMPLE_SENDER = `northlake-trading.${SANDBOX_DOMAIN}`;
/** Its mail host, and the one of every brand. */
const MAIL_HOST = `mx.mailhaven.${SANDBOX_DOMAIN}`;
const SPF_HOST = `_spf.mailhaven.${SANDBOX_DOMAIN}`;
const TTL = 300;

const FREE_MAIL: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmail-smtp-in.l.google.com', 'alt1.gmail-smtp-in.l.google.com'],
  'googlemail.com': ['gmail-smtp-in.l.google.com'],
  'outlook.com': ['outlook-com.olc.protection.outlook.com'],
  'hotmail.com': ['hotmail-com.olc.protection.outlook.com'],
  'yahoo.com': ['mta5.am0.yahoodns.net', 'mta6.am0.yahoodns.net'],
  'icloud.com': ['mx01.mail.icloud.com', 'mx02.mail.icloud.com'],
  'aol.com': ['mx-aol.mail.gm0.yahoodns.net'],
  'proton.me': ['mail.protonmail.ch'],
  'gmx.de': ['mx00.emig.gmx.net'],
  'web.de': ['mx-ha02.web.de'],
};

const a = (name: string): Answer => ({ type: 'A', name, ttl: TTL, data: '127.0.0.1' });
const mx = (name: string, preference: number, exchange: string): Answer => ({
  type: 'MX',
  name,
  ttl: TTL,
  data: { preference, exchange },
});
// A string of a TXT record holds at most 255 bytes, so that a DKIM key comes in two.
const txt = (name: string, text: string): Answer => ({
  type: 'TXT',
  name,
  ttl: TTL,
  data: text.match(/.{1,255}/g) ?? [],
});

/** A real RSA key, whose private half nobody kept. */
const DKIM_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtVzjodSArTm3or1nQ5o2Qbk3MdWIULdPXuSWpp185guW2AYSE9Wj',
  'PQIV7bW8N/sT37MoIXDuJC8n6+vhlTnPJtvVCyuzuzVQPJGraX9WJTFnWotv8P/Elrmo+1PYHuS8ENY+X1RTkYZIP3I5JPjo',
  '8+SoZ53gfNT9J9EhWrQbKx6PN4OCn3OXZ03E2hK2UOSLjIH02tw2QHTWZnl0OMMzCWNdV9Ao/zPEIDAZfdHj5+8+FOYSWDEQ',
  '1QyfDn4CzJK4Jskqrc9wv99EA9s5uYKiJpRiclhUbwgbSVgZZIp2pepB17ww5vRO18FCZSUejPOdfWr0Uja0cvsqSZeObVno',
  'vwIDAQAB',
].join('');

/** How well each sender's domain is set up: one all right, the others each lacking something. */
const senderRecords = (): ReadonlyMap<string, readonly Answer[]> => {
  const spf = (domain: string, text = `v=spf1 include:${SPF_HOST} include:sendgrid.net ~all`) =>
    txt(domain, text);
  const dmarc = (domain: string, policy: string) =>
    txt(`_dmarc.${domain}`, `v=DMARC1; p=${policy}; rua=mailto:dmarc@${domain}`);
  const dkim = (domain: string, selector: string, key: string) =>
    txt(`${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${key}`);
  const lapsed = `harborline-goods.${SANDBOX_DOMAIN}`;
  const bare = `fresh-domain.${SANDBOX_DOMAIN}`;
  const records = [
    mx(SAMPLE_SENDER, 10, MAIL_HOST),
    txt(SAMPLE_SENDER, 'google-site-verification=Qm9ydW5nLW5vdC1hLXNlY3JldA'),
    spf(SAMPLE_SENDER),
    dmarc(SAMPLE_SENDER, 'quarantine'),
    dkim(SAMPLE_SENDER, 'google', DKIM_KEY),
    dkim(SAMPLE_SENDER, 's1', DKIM_KEY),
    dkim(SAMPLE_SENDER, 's2', DKIM_KEY),
    mx(lapsed, 10, MAIL_HOST),
    spf(lapsed),
    spf(lapsed, 'v=spf1 -all'),
    dmarc(lapsed, 'none'),
    dkim(lapsed, 'google', ''),
    mx(bare, 10, MAIL_HOST),
    a(MAIL_HOST),
    txt(SPF_HOST, 'v=spf1 ip4:127.0.0.1 -all'),
  ];
  return Map.groupBy(records, ({ name }) => name);
};

const found = (answers: readonly Answer[]): ZoneAnswer => ({ code: 'NOERROR', answers });
const NOTHING: ZoneAnswer = { code: 'NXDOMAIN', answers: [] };

/** What the sandbox's name server knows. */
export function createZone(world: World): (name: string, type: string) => ZoneAnswer {
  const senders = senderRecords();
  const mailDomains = new Set(world.brands.flatMap((brand) => contactsOf(brand)?.domain ?? []));

  const isLive = (name: string): boolean => {
    const site = world.sites.get(name);
    return site !== undefined && (site.role !== 'dead' || site.inDns);
  };

  const mailAnswer = (name: string, live: boolean): ZoneAnswer => {
    switch (mailSetupOf(name, live)) {
      case 'servfail':
        return { code: 'SERVFAIL', answers: [] };
      case 'null-mx':
        // RFC 7505: "this domain takes no mail".
        return found([mx(name, 0, '.')]);
      case 'a-only':
        return found([]);
      case 'nxdomain':
        return NOTHING;
      case 'mx':
        return found([mx(name, 10, MAIL_HOST)]);
    }
  };

  const worldAnswer = (name: string, type: string): ZoneAnswer => {
    const records = senders.get(name);
    if (records) return found(records.filter((record) => record.type === type));
    const live = isLive(name);
    const hasMail = mailDomains.has(name);
    if (!live && !(hasMail && mailSetupOf(name, false) !== 'nxdomain')) return NOTHING;
    if (type === 'A') return found(live ? [a(name)] : []);
    if (type === 'TXT') return found(hasMail ? [txt(name, `v=spf1 include:${SPF_HOST} ~all`)] : []);
    if (type === 'MX') return hasMail ? mailAnswer(name, live) : found([]);
    return found([]);
  };

  return (name, type) => {
    if (name === SANDBOX_DOMAIN || name.endsWith(`.${SANDBOX_DOMAIN}`)) return worldAnswer(name, type);
    if (name.endsWith('.test')) return NOTHING;
    const exchanges = FREE_MAIL[name];
    if (!exchanges) return { code: 'REFUSED', answers: [] };
    return found(type === 'MX' ? exchanges.map((exchange, nth) => mx(name, 5 + nth * 5, exchange)) : []);
  };
}
