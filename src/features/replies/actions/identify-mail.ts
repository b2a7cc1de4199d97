import type { Tx } from '../../../db/database.ts';
import { fingerprintOf, isWantedFromJunk, mayBeAnswer } from '../domain/inbox/incoming-mail.ts';
import { isKnownMail } from '../store/receive.ts';
import {
  type Arrival,
  findAccount,
  isOurOwn,
  type MatchDeps,
  type MatchedMail,
  matchMail,
} from './match-mail.ts';

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
  arrival: Arrival,
): Promise<MailIdentity | 'known' | 'own' | 'nobodys'> {
  const { incoming } = arrival;
  const accountId = await findAccount(tx, deps, told, arrival);
  if (accountId === null) return 'nobodys';
  if (await isOurOwn(tx, accountId, arrival)) return 'own';
  const fingerprint = fingerprintOf(incoming.mail);
  if (await isKnownMail(tx, accountId, fingerprint)) return 'known';
  const match = await matchMail(tx, deps, accountId, arrival);
  if (incoming.source === 'junk' && !isWantedFromJunk(match?.by ?? null, arrival.machine)) return 'nobodys';
  return match === null && !mayBeAnswer(incoming) ? 'nobodys' : { accountId, fingerprint, match };
}
