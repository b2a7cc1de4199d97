import { AppError } from '../../../kernel/errors.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { smtpMailboxOf } from '../domain/smtp-mailbox.ts';
import type { MailHosts, MailProviderSetup, SmtpSignIn } from '../ports.ts';

export type Sender =
  | { transport: 'sendgrid'; sendgridApiKey?: string | undefined }
  | { transport: 'smtp'; smtpUrl?: string | undefined };

export interface SenderChecks {
  mailProvider: Pick<MailProviderSetup, 'checkKey'>;
  mailHosts: MailHosts;
  smtpSignIn: SmtpSignIn;
}

/**
 * Refuses what can't send: nothing entered and nothing stored, or a key that the provider refuses. A provider that
 * can't be asked stops nobody, nor does a mail server that may be down; the sentence that is returned says so.
 */
export async function checkSender(
  { mailProvider, mailHosts, smtpSignIn }: SenderChecks,
  account: Account,
  sender: Sender,
): Promise<string | null> {
  if (sender.transport === 'smtp') {
    const { smtpUrl } = sender;
    if (smtpUrl === undefined && !account.hasSmtpMailbox)
      throw refused('smtpUrl', 'Please enter your SMTP address');
    if (smtpUrl === undefined) return null;
    await checkSmtpUrl(mailHosts, smtpUrl);
    const failure = await smtpSignIn(smtpUrl);
    return failure && `It is saved, though it doesn’t let us in to send. ${failure}`;
  }
  if (sender.sendgridApiKey === undefined) {
    if (account.sendgridKeyLastFour === null && !account.usesOperatorsSendgridKey)
      throw refused('sendgridApiKey', 'Please enter your SendGrid API key');
    return null;
  }
  const check = await mailProvider.checkKey(sender.sendgridApiKey);
  if (check.outcome === 'refused') throw refused('sendgridApiKey', check.sentence);
  return check.outcome === 'unreachable'
    ? 'SendGrid couldn’t be reached, so the key is saved without a check.'
    : null;
}

async function checkSmtpUrl(mailHosts: MailHosts, smtpUrl: string): Promise<void> {
  const mailbox = smtpMailboxOf(smtpUrl);
  if (mailbox === null) throw refused('smtpUrl', 'SMTP addresses look like smtps://name:password@host:465');
  const host = await mailHosts.find(mailbox.host, mailbox.port);
  if ('refused' in host) throw refused('smtpUrl', `${host.refused}.`);
}

const refused = (field: string, sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence } });
