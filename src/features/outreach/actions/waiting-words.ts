import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { wordsFor } from '../domain/mails/compose-follow-up.ts';
import type { WaitingMail } from '../domain/mails/waiting-mail.ts';
import { listSenders } from '../store/senders.ts';
import { newestOf } from '../store/templates.ts';
import { inquiryAccountOf } from './open-mail-desk.ts';

/** What each of these mails would say now: a person's own words, or its template's newest, filled. */
export async function readWords(
  tx: Tx,
  accountId: string,
  mails: readonly WaitingMail[],
): Promise<Map<string, { words: string } | { held: string }>> {
  const templated = mails.filter(({ words, kind }) => words === null && kind === 'follow_up');
  const [account, senders, versions] = await Promise.all([
    readAccount(tx, accountId),
    listSenders(tx, accountId),
    newestOf(
      tx,
      templated.flatMap(({ templateVersionId }) => templateVersionId ?? []),
    ),
  ]);
  const way = { transport: account.senderTransport, isRehearsal: true, publicUrl: '' };
  const written = new Map<string, { words: string } | { held: string }>();
  for (const mail of mails) {
    if (mail.words !== null || mail.kind !== 'follow_up') {
      written.set(mail.id, { words: mail.words ?? '' });
      continue;
    }
    const sender = senders.find(({ id }) => id === mail.senderId) ?? senders[0];
    const version = mail.templateVersionId === null ? undefined : versions.get(mail.templateVersionId);
    if (!sender) written.set(mail.id, { held: 'There is no sender to write with.' });
    else if (!version) written.set(mail.id, { held: 'Its template has no words.' });
    else
      written.set(
        mail.id,
        wordsFor(
          // Made-up brands are shown as what they would get; only a real sender turns away from them.
          { ...inquiryAccountOf(account, sender, way), transport: 'sandbox' },
          version.body,
          { ...mail, name: mail.brandName, email: mail.toEmail },
        ),
      );
  }
  return written;
}
