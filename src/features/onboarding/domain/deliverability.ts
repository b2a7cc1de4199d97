import { domainOf } from '../../../kernel/mail-address.ts';

export const FINDINGS = ['spf', 'dkim', 'dmarc', 'mx'] as const;
export const FINDING_STATES = ['found', 'incomplete', 'missing', 'unknown'] as const;

export interface DnsRecord {
  type: 'TXT' | 'CNAME' | 'MX';
  name: string;
  value: string;
}

export interface Finding {
  kind: (typeof FINDINGS)[number];
  state: (typeof FINDING_STATES)[number];
  sentence: string;
  records: DnsRecord[];
}

/** Where a value has something that only the person's own provider knows. */
const OWN_NUMBER = '(your number)';

/** Whether a value can be put into DNS as it stands. */
export const isWhole = ({ value }: Pick<DnsRecord, 'value'>): boolean => !value.includes(OWN_NUMBER);

type Answer<T> = T[] | 'unknown';

/** Where keys usually stand: SendGrid's two, Google's, Microsoft's two, and what most others use. */
export const DKIM_SELECTORS = ['s1', 's2', 'google', 'selector1', 'selector2', 'k1', 'default'] as const;

const SENDGRID_SPF = 'include:sendgrid.net';

/** The domain of an address, or null where there is none that could have mail. */
export function mailDomainOf(email: string): string | null {
  const given = domainOf(email.trim().toLowerCase()).replace(/\.$/, '');
  // Letters beyond ASCII are asked for as DNS has them: "müller.de" is "xn--mller-kva.de".
  const domain = /[^\0-\x7f]/.test(given) ? (URL.parse(`http://${given}`)?.hostname ?? given) : given;
  return domain.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(domain)
    ? domain
    : null;
}

/** The names under which a policy for the domain may stand: its own first, then its parents'. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

export function spfFinding(domain: string, answer: Answer<string>, viaSendgrid: boolean): Finding {
  if (answer === 'unknown') return unknown('spf');
  const records = answer.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [spf] = records;
  const wanted = viaSendgrid ? `${SENDGRID_SPF} ` : '';
  if (spf === undefined) {
    const value = `v=spf1 ${wanted || 'mx '}~all`;
    return {
      kind: 'spf',
      state: 'missing',
      sentence: 'No SPF record: receivers can’t tell who may send for your domain.',
      records: [{ type: 'TXT', name: domain, value }],
    };
  }
  if (records.length > 1) {
    return {
      kind: 'spf',
      state: 'incomplete',
      sentence: `There are ${records.length} SPF records, and receivers then ignore them all. Join them into one.`,
      records: [],
    };
  }
  if (viaSendgrid && !spf.toLowerCase().includes(SENDGRID_SPF)) {
    const joined = /[?~+-]?all\b/i.test(spf)
      ? spf.replace(/\s([?~+-]?all)\b/i, ` ${SENDGRID_SPF} $1`)
      : `${spf} ${SENDGRID_SPF}`;
    return {
      kind: 'spf',
      state: 'incomplete',
      sentence: 'Your SPF record doesn’t name SendGrid yet. Replace it by this one.',
      records: [{ type: 'TXT', name: domain, value: joined }],
    };
  }
  return { kind: 'spf', state: 'found', sentence: 'Your SPF record is in place.', records: [] };
}

/** `answers` are those of DKIM_SELECTORS, in their order. A key may stand under a name that nobody can guess. */
export function dkimFinding(
  domain: string,
  answers: readonly Answer<string>[],
  viaSendgrid: boolean,
): Finding {
  const found = DKIM_SELECTORS.filter((_, index) => {
    const answer = answers[index];
    return answer !== undefined && answer !== 'unknown' && answer.some((text) => /\bp=[^;\s]/i.test(text));
  });
  const enough = viaSendgrid
    ? found.some((selector) => selector === 's1' || selector === 's2')
    : found.length > 0;
  if (enough) {
    return {
      kind: 'dkim',
      state: 'found',
      sentence: `Your mails are signed: a DKIM key stands at ${found[0]}._domainkey.${domain}.`,
      records: [],
    };
  }
  if (answers.includes('unknown')) return unknown('dkim');
  return {
    kind: 'dkim',
    state: 'missing',
    sentence: viaSendgrid
      ? 'No DKIM key of SendGrid. It shows you the two values under Settings, Sender Authentication.'
      : 'No DKIM key under the usual names. Your mailbox provider shows you the record to add.',
    records: viaSendgrid
      ? ['s1', 's2'].map((selector) => ({
          type: 'CNAME',
          name: `${selector}._domainkey.${domain}`,
          value: `${selector}.domainkey.${OWN_NUMBER}.sendgrid.net`,
        }))
      : [],
  };
}

/** `answers` are those of dmarcNames, in their order: the first that has a policy counts. */
export function dmarcFinding(domain: string, email: string, answers: readonly Answer<string>[]): Finding {
  for (const answer of answers) {
    if (answer === 'unknown') return unknown('dmarc');
    const policy = answer.find((text) => /^v=DMARC1\b/i.test(text));
    if (policy === undefined) continue;
    const [, wish = 'none'] = /\bp=(\w+)/i.exec(policy) ?? [];
    return {
      kind: 'dmarc',
      state: 'found',
      sentence: `Your DMARC policy is in place (${wish.toLowerCase()}).`,
      records: [],
    };
  }
  return {
    kind: 'dmarc',
    state: 'missing',
    sentence: 'No DMARC policy: large mailbox providers require one from anyone who sends to many people.',
    records: [{ type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${email}` }],
  };
}

export function mxFinding(domain: string, answer: Answer<{ host: string; priority: number }>): Finding {
  if (answer === 'unknown') return unknown('mx');
  const hosts = answer
    .filter(({ host }) => host !== '' && host !== '.')
    .sort((one, other) => one.priority - other.priority);
  const [first] = hosts;
  if (first) {
    return {
      kind: 'mx',
      state: 'found',
      sentence: `Replies reach you at ${first.host.replace(/\.$/, '')}.`,
      records: [],
    };
  }
  return {
    kind: 'mx',
    state: 'missing',
    sentence: 'No MX record: replies can’t reach you. With Google Workspace it is this one.',
    records: [{ type: 'MX', name: domain, value: '1 smtp.google.com' }],
  };
}

const unknown = (kind: Finding['kind']): Finding => ({
  kind,
  state: 'unknown',
  sentence: 'The name servers didn’t answer in time. Try again in a while.',
  records: [],
});
