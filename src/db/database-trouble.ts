import { messageOf } from '../kernel/errors.ts';

/** By Postgres's own codes: what ended a statement although nothing was wrong with it. */
const ENDED: Readonly<Record<string, string>> = {
  '57014': 'The database took too long to answer.',
  '25P03': 'The database took too long to answer.',
  '55P03': 'The database is busy: another program holds what this needs.',
  '40P01': 'The database is busy: another program holds what this needs.',
  '53300': 'The database has no connection left for this.',
  '57P01': 'The database was stopped meanwhile.',
  '57P02': 'The database was stopped meanwhile.',
  '57P03': 'The database is only starting, or stopping.',
  '53100': 'The disk of the database is full.',
  '53200': 'The database has no memory left for this.',
};

const BROKEN =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Where the database itself is the trouble and not what was asked of it, in a sentence; null for everything else. */
export function databaseTrouble(error: unknown): string | null {
  const code = (error as { code?: string } | null)?.code ?? '';
  const ended = ENDED[code];
  if (ended !== undefined) return ended;
  const syscall = (error as { syscall?: string } | null)?.syscall;
  const isLost = BROKEN.test(messageOf(error)) || (UNREACHABLE.has(code) && syscall !== undefined);
  return isLost ? 'The connection to the database was lost.' : null;
}
