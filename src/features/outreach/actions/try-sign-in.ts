import type { Database } from '../../../db/database.ts';
import { SealedByAnotherKey, type Sealer } from '../../accounts/domain/sealed.ts';
import type { MailboxSignIns } from '../ports.ts';
import { senderOf } from './save-sender.ts';
import { openImapAccess, openSenderAccess } from './sender-access.ts';

/** How a sign-in went; null where a sender has no such mailbox. */
type Tried = { failure: string | null } | null;

/** Signs in to a sender's mailbox as its mails go out and as they are read, so that its owner hears at once what is wrong. */
export async function trySignIn(
  deps: { database: Database; sealer: Sealer; signIns: MailboxSignIns },
  accountId: string,
  senderId: string,
): Promise<{ sends: Tried; reads: Tried }> {
  const { database, sealer, signIns } = deps;
  const { sending, reading } = await database.asAccount(accountId, async (tx) => {
    const sender = await senderOf(tx, accountId, senderId);
    return {
      sending: await openSenderAccess(tx, sealer, sender),
      reading: await openImapAccess(tx, sealer, sender).catch((error: unknown) => {
        if (error instanceof SealedByAnotherKey) return { blocked: error.message };
        throw error;
      }),
    };
  });
  // Both at once, with no transaction open: a server may take its time.
  const [sends, reads] = await Promise.all([trySending(), tryReading()]);
  return { sends, reads };

  async function trySending(): Promise<Tried> {
    if ('blocked' in sending) return { failure: sending.blocked };
    const { transport, smtpUrl, oauth } = sending;
    if (transport !== 'smtp' || smtpUrl === null) return null;
    return { failure: await signIns.trySmtp({ smtpUrl, oauth }) };
  }

  async function tryReading(): Promise<Tried> {
    if (reading === null) return null;
    return { failure: 'blocked' in reading ? reading.blocked : await signIns.tryImap(reading) };
  }
}
