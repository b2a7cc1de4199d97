import type { Tx } from '../../../db/database.ts';
import { fingerprintOf, type IncomingMail, mayBeAnswer } from '../domain/inbox/incoming-mail.ts';
import type { MachineMail } from '../domain/mail/machine-mail.ts';
import { isKnownMail } from '../store/receive.ts';
import { findAccount, isOurOwn, type MatchDeps, type MatchedMail, matchMail } from './match-mail.ts';

export interface MailIdentity {
  accountId: string;
  fingerprint: Buffer;
  /** Null: it is the account's, and nobody can tell which brand wrote it. */
  match: MatchedMail | null;
}

/** Whose mail it is, and whether it is one to take in. Reads only. */
export async function identifyMail(
  tx: Tx,
  deps: MatchDeps,
  told: string | null,
  incoming: IncomingMail,
  machine: MachineMail | null,
): Promise<MailIdentity | 'known' | 'own' | 'nobodys'> {
  const accountId = await findAccount(tx, deps, told, incoming, machine);
  if (accountId === null) return 'nobodys';
  if (await isOurOwn(tx, accountId, incoming.mail, machine)) return 'own';
  const fingerprint = fingerprintOf(incoming.mail);
  if (await isKnownMail(tx, accountId, fingerprint)) return 'known';
  const match = await matchMail(tx, deps, accountId, incoming, machine);
  return match === null && !mayBeAnswer(incoming) ? 'nobodys' : { accountId, fingerprint, match };
}
