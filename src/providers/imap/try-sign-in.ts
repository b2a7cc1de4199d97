import type { MailboxAddress } from '../../features/replies/ports.ts';
import { messageOf } from '../../kernel/errors.ts';
import { type ImapReaderOptions, inMailbox } from './in-mailbox.ts';

/** Signs in and opens the inbox as for reading. Null: it let us in; otherwise why not, as a sentence. */
export async function tryImapSignIn(
  mailbox: MailboxAddress,
  options: ImapReaderOptions & { longestMs: number },
): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(options.longestMs);
    await inMailbox(mailbox, options, signal, (client) => client.mailboxOpen('INBOX', { readOnly: true }));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
