import type { MailAcceptance, MailDns } from '../../features/brands/ports.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { DnsRecords } from './domain-records.ts';

const MOST_DOMAINS = 20_000;
const FRESH_MS = HOUR_MS;
const UNKNOWN_MS = MINUTE_MS;

/** Whether domains take mail: MX, else A or AAAA (RFC 5321), and the null MX (RFC 7505). Each domain is asked once. */
export function createMailDns(records: Pick<DnsRecords, 'mx' | 'hasAddress'>): MailDns {
  const answers = new Map<string, { acceptance: MailAcceptance; until: number }>();
  const asking = new Map<string, Promise<MailAcceptance>>();

  const find = async (domain: string): Promise<MailAcceptance> => {
    const exchanges = await records.mx(domain);
    if (exchanges === 'unknown') return 'unknown';
    if (exchanges.some(({ host }) => host !== '' && host !== '.')) return 'accepts';
    if (exchanges.length > 0) return 'null_mx';
    const hasAddress = await records.hasAddress(domain);
    if (hasAddress === 'unknown') return 'unknown';
    return hasAddress ? 'accepts' : 'no_mail';
  };

  const ask = async (domain: string): Promise<MailAcceptance> => {
    const acceptance = await find(domain);
    if (answers.size >= MOST_DOMAINS) answers.clear();
    const freshMs = acceptance === 'unknown' ? UNKNOWN_MS : FRESH_MS;
    answers.set(domain, { acceptance, until: Date.now() + freshMs });
    asking.delete(domain);
    return acceptance;
  };

  return {
    async mx(name) {
      const domain = name.toLowerCase();
      const known = answers.get(domain);
      if (known && known.until > Date.now()) return known.acceptance;
      let answer = asking.get(domain);
      if (!answer) {
        answer = ask(domain);
        asking.set(domain, answer);
      }
      return answer;
    },
  };
}
