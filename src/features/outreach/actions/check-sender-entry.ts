import { AppError } from '../../../kernel/errors.ts';
import { smtpMailboxOf } from '../../onboarding/domain/smtp-mailbox.ts';
import type { MailHosts, MailProviderSetup } from '../../onboarding/ports.ts';
import { imapMailboxOf } from '../domain/senders/imap-mailbox.ts';
import type { SenderEntry } from './save-sender.ts';

/**
 * Refuses what can't send, at the field that it was typed in: a mail server that isn't a public one, a key that the
 * provider refuses. Who can't be asked stops nobody.
 */
export async function checkSenderEntry(
  { mailHosts, provider }: { mailHosts: MailHosts; provider: Pick<MailProviderSetup, 'checkKey'> },
  { smtpUrl, imapUrl, sendgridApiKey }: SenderEntry,
): Promise<void> {
  const fields: Record<string, string> = {};
  const refuse = async (field: string, mailbox: { host: string; port: number } | null, example: string) => {
    const host = mailbox && (await mailHosts.find(mailbox.host, mailbox.port));
    if (host === null) fields[field] = `Addresses look like ${example}`;
    else if ('refused' in host) fields[field] = `${host.refused}.`;
  };
  await Promise.all([
    smtpUrl && refuse('smtpUrl', smtpMailboxOf(smtpUrl), 'smtps://name:password@host:465'),
    imapUrl && refuse('imapUrl', imapMailboxOf(imapUrl), 'imaps://name:password@host:993'),
    sendgridApiKey &&
      provider.checkKey(sendgridApiKey).then((check) => {
        if (check.outcome === 'refused') fields.sendgridApiKey = check.sentence;
      }),
  ]);
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new AppError('invalid_input', sentence, { fields });
}
