import type { Tx } from '../../../db/database.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { isHardFailure } from '../domain/bounce-reasons.ts';
import type { SendOutcome } from '../domain/send-outcome.ts';
import { stopSequencesTo } from './stop-sequences.ts';
import { watchMailHealth } from './watch-senders.ts';

interface Refused {
  email: string;
  senderId: string;
  outcome: SendOutcome;
}

/** A server's rules against us, which some put in words that sound as if nobody were there. */
const BY_POLICY = /\b5\.7\.\d/;

/** The mail server says on the spot what others report later: nobody is at this address. */
export const bouncesAtOnce = (outcome: SendOutcome): boolean =>
  outcome.fate === 'refused' &&
  outcome.saidOfRecipient !== undefined &&
  !BY_POLICY.test(outcome.saidOfRecipient) &&
  isHardFailure(outcome.saidOfRecipient, null) === true;

/** As after any other hard bounce. To be called once what became of the mails is written, which the health counts. */
export async function suppressRefused(
  tx: Tx,
  { accountId, now }: { accountId: string; now: Date },
  refused: readonly Refused[],
): Promise<void> {
  const bounced = refused.filter(({ outcome }) => bouncesAtOnce(outcome));
  for (const { email, outcome } of bounced) {
    const said = 'saidOfRecipient' in outcome ? outcome.saidOfRecipient : '';
    await suppress(tx, { accountId, email, reason: 'bounced', source: `Mail server: ${said}` });
    await stopSequencesTo(tx, accountId, email, 'bounced');
  }
  const senders = bounced.map(({ senderId }) => ({ accountId, senderId }));
  if (senders.length > 0) await watchMailHealth(tx, senders, now);
}
