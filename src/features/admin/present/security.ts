import type { LogLevel, LogLineView } from '../contract/logs.ts';
import type { SecurityView } from '../contract/security.ts';
import type { LogLine } from '../domain/log-line.ts';

type Security = Omit<SecurityView, 'failures'> & {
  failures: (Omit<SecurityView['failures'][number], 'at'> & { at: Date })[];
};

export const presentSecurity = ({ failures, ...figures }: Security): SecurityView => ({
  people: figures.people,
  admins: figures.admins,
  suspended: figures.suspended,
  withTwoFactor: figures.withTwoFactor,
  adminsWithTwoFactor: figures.adminsWithTwoFactor,
  openSessions: figures.openSessions,
  busiestClients: figures.busiestClients,
  limitsHit: figures.limitsHit,
  failuresToday: figures.failuresToday,
  failuresThisWeek: figures.failuresThisWeek,
  failures: failures.map(({ at, email, addressMark, client, code }) => ({
    at: at.toISOString(),
    email,
    addressMark,
    client,
    code,
  })),
});

const levelOf = (level: number): LogLevel => (level >= 50 ? 'error' : level >= 40 ? 'warn' : 'info');

export const presentLogLine = (line: LogLine): LogLineView => ({
  id: line.id,
  at: line.at.toISOString(),
  level: levelOf(line.level),
  message: line.message,
  process: line.process,
  fields: line.fields,
});
