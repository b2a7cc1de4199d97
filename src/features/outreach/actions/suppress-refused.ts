import type { Tx } from '../../../db/database.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { isHardFailure } from '../domain/mails/bounce-reasons.ts';
import type { SendOutcome } from '../domain/mails/send-outcome.ts';
import { stopSequencesTo } from './stop-sequences.ts';
import { watchMailHealth } from './watch-senders.ts';

interface Refused {
  email: string;
  senderId: string;
  outcome: SendOutcome;
}

/** A server's rules against us, which some put in words that sound as if nobody were there. */
const BY_POLICY = /\b5\.7\.\d/;

/** With which words the mail server says on the spot what others report later: nobody is at this address. */
export function saidNobodyIsThere(outcome: SendOutcome): string | null {
  const said = outcome.fate === 'refused' ? outcome.saidOfRecipient : undefined;
  return said !== undefined && !BY_POLICY.test(said) && isHardFailure(said, null) ? said : null;
}

/** As after any other hard bounce. To be called once what became of the mails is written, which the health counts. */
export async function suppressRefused(
  tx: Tx,
  { accountId, now }: { accountId: string; now: Date },
  refused: readonly Refused[],
): Promise<void> {
  const senders: { accountId: string; senderId: string }[] = [];
  for (const { email, senderId, outcome } of refused) {
    const said = saidNobodyIsThere(outcome);
    if (said === null) continue;
    await suppress(tx, { accountId, email, reason: 'bounced', source: `Mail server: ${said}` });
    await stopSequencesTo(tx, accountId, email, 'bounced');
    senders.push({ accountId, senderId });
  }
  if (senders.length > 0) await watchMailHealth(tx, senders, now);
}
