import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { testMail } from '../domain/mails/test-mail.ts';
import type { MailTransports } from '../ports.ts';
import { inquiryAccountOf } from './open-mail-desk.ts';
import { senderOf } from './save-sender.ts';
import { openSenderAccess, wayOf } from './sender-access.ts';

/** Sends the person a mail as brands would get it from this sender; throws a sentence where it doesn't go out. */
export async function sendTestMail(
  deps: {
    database: Database;
    sealer: Sealer;
    transports: Pick<MailTransports, 'forSender'>;
    publicUrl: string;
  },
  accountId: string,
  senderId: string,
): Promise<string> {
  const { account, sender, access } = await deps.database.asAccount(accountId, async (tx) => {
    const found = await senderOf(tx, accountId, senderId);
    return {
      account: await readAccount(tx, accountId),
      sender: found,
      access: await openSenderAccess(tx, deps.sealer, found),
    };
  });
  const chosen = wayOf(deps.transports, sender, access);
  if ('blocked' in chosen) throw new AppError('not_configured', chosen.blocked);
  const { transport, isRehearsal } = chosen;
  const from = inquiryAccountOf(account, sender, {
    transport: transport.kind,
    isRehearsal,
    publicUrl: deps.publicUrl,
  });
  const outcome = await transport.send(testMail(from, { messageId: uuidv7(), to: account.email }));
  if (outcome.fate === 'accepted') return account.email;
  if (outcome.fate === 'limited')
    throw new AppError(
      'provider_unavailable',
      'The mail provider isn’t accepting any more mail at the moment. Try again in a while.',
    );
  throw new AppError('provider_refused', outcome.reason);
}
