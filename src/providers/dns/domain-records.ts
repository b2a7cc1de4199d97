import { Resolver } from 'node:dns';
import type { DomainRecords } from '../../features/onboarding/ports.ts';
import { createNameQuestions } from './name-questions.ts';

/** `unknown` means that nobody answered in time, and never that there is no such record. */
export interface DnsRecords extends DomainRecords {
  hasAddress(name: string): Promise<boolean | 'unknown'>;
  close(): void;
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
  const questions = createNameQuestions(servers, withinMs);

  const ask = <Record>(query: Query<Record>): Promise<Record[] | 'unknown'> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs, 'unknown');
      query((error, records) => {
        clearTimeout(timer);
        if (!error) resolve(records);
        else resolve(NO_RECORD.has(error.code ?? '') ? [] : 'unknown');
      });
    });

  /** What doesn't fit into a datagram is asked for over a connection. */
  const longMx = async (name: string) => {
    const records = await ask<{ exchange: string; priority: number }>((done) =>
      resolver.resolveMx(name, done),
    );
    if (records === 'unknown') return records;
    return records.map(({ exchange, priority }) => ({ host: exchange, priority }));
  };

  return {
    async txt(name) {
      const records = await ask<string[]>((done) => resolver.resolveTxt(name, done));
      return records === 'unknown' ? records : records.map((parts) => parts.join(''));
    },
    async mx(name) {
      const answer = await questions.ask(name, 'MX');
      if (answer === 'truncated') return longMx(name);
      if (answer === 'unknown') return answer;
      return answer.flatMap((record) =>
        record.type === 'MX' ? [{ host: record.data.exchange, priority: record.data.preference ?? 0 }] : [],
      );
    },
    async hasAddress(name) {
      const answers = await Promise.all([questions.ask(name, 'A'), questions.ask(name, 'AAAA')]);
      if (answers.some((answer) => answer === 'truncated' || (answer !== 'unknown' && answer.length > 0)))
        return true;
      return answers.includes('unknown') ? 'unknown' : false;
    },
    close: () => questions.close(),
  };
}
