import type { Tx } from '../../../db/database.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { SenderOAuth } from '../ports.ts';
import { findSender } from '../store/senders.ts';
import { openImapAccess } from './sender-access.ts';

/** Where a sender's replies are read, ready for a provider's client; null where there is no such mailbox. */
export async function openMailbox(
  tx: Tx,
  sealer: Sealer,
  { accountId, senderId }: { accountId: string; senderId: string },
): Promise<{ imapUrl: string; oauth: SenderOAuth | null } | null> {
  const sender = await findSender(tx, accountId, senderId);
  return sender && openImapAccess(tx, sealer, sender);
}
