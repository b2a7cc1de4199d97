import { Resolver } from 'node:dns';
import type { DomainRecords } from '../../features/onboarding/ports.ts';

/** `unknown` means that nobody answered in time, and never that there is no such record. */
export interface DnsRecords extends DomainRecords {
  hasAddress(name: string): Promise<boolean | 'unknown'>;
}

export interface DnsSettings {
  /** DNS_SERVERS, as "127.0.0.1:3001"; the system's without any. */
  servers?: readonly string[];
  /** The longest that an answer is waited for. */
  withinMs?: number;
}

const WITHIN_MS = 2_000;

/** Answers that mean "there is no such record", as against no answer. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

type Query<Record> = (done: (error: NodeJS.ErrnoException | null, records: Record[]) => void) => void;

export function createDnsRecords({ servers = [], withinMs = WITHIN_MS }: DnsSettings = {}): DnsRecords {
  const resolver = new Resolver({ timeout: Math.ceil(withinMs / 2), tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);

  const ask = <Record>(query: Query<Record>): Promise<Record[] | 'unknown'> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs, 'unknown');
      query((error, records) => {
        clearTimeout(timer);
        if (!error) resolve(records);
        else resolve(NO_RECORD.has(error.code ?? '') ? [] : 'unknown');
      });
    });

  return {
    async txt(name) {
      const records = await ask<string[]>((done) => resolver.resolveTxt(name, done));
      return records === 'unknown' ? records : records.map((parts) => parts.join(''));
    },
    async mx(name) {
      const records = await ask<{ exchange: string; priority: number }>((done) =>
        resolver.resolveMx(name, done),
      );
      if (records === 'unknown') return records;
      return records.map(({ exchange, priority }) => ({ host: exchange, priority }));
    },
    async hasAddress(name) {
      const [four, six] = await Promise.all([
        ask<string>((done) => resolver.resolve4(name, done)),
        ask<string>((done) => resolver.resolve6(name, done)),
      ]);
      if (four.length > 0 && four !== 'unknown') return true;
      if (six.length > 0 && six !== 'unknown') return true;
      return four === 'unknown' || six === 'unknown' ? 'unknown' : false;
    },
  };
}
