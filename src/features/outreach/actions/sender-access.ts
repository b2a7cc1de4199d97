import type { Tx } from '../../../db/database.ts';
import { openAccountSecret } from '../../accounts/actions/read-account.ts';
import { sendableKey } from '../../accounts/domain/provider-key.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { type Sender, type SenderSecret, senderSecretContext } from '../domain/sender.ts';
import type { MailboxOAuth, SenderAccess, SenderOAuth } from '../ports.ts';
import { sealedSenderSecrets } from '../store/senders.ts';

/** A sender's credentials in the clear, for a provider's client and nobody else: its own, or else the account's. */
export async function openSenderAccess(tx: Tx, sealer: Sealer, sender: Sender): Promise<SenderAccess> {
  const { accountId, transport } = sender;
  const [own, sendgridKey, smtpUrl] = await Promise.all([
    openSenderSecrets(tx, sealer, sender.id),
    openAccountSecret(tx, sealer, accountId, 'sendgrid_api_key'),
    openAccountSecret(tx, sealer, accountId, 'smtp_url'),
  ]);
  return {
    transport,
    sendgridKey: own.sendgrid_key ?? sendgridKey,
    smtpUrl: own.smtp ?? smtpUrl,
    oauth: oauthOf(sender, own.oauth),
  };
}

/** Why a sender has nothing to send with; one that sends in a way of its own is mended where it is changed. */
export function accessProblem({ hasOwnTransport, transport }: Sender, blocked: string): string {
  if (!hasOwnTransport) return blocked;
  return transport === 'smtp'
    ? 'The SMTP address of its mailbox is missing. Change the sender, and enter it.'
    : 'There is no SendGrid API key to send with. Change the sender, and enter one.';
}

/** Where a sender's replies are read; null where nobody said. */
export async function openImapAccess(
  tx: Tx,
  sealer: Sealer,
  sender: Sender,
): Promise<{ imapUrl: string; oauth: SenderOAuth | null } | null> {
  const { imap, oauth } = await openSenderSecrets(tx, sealer, sender.id);
  return imap === null ? null : { imapUrl: imap, oauth: oauthOf(sender, oauth) };
}

export async function openSenderSecrets(
  tx: Tx,
  sealer: Sealer,
  senderId: string,
): Promise<Record<SenderSecret, string | null>> {
  const sealed = await sealedSenderSecrets(tx, senderId);
  const open = (secret: SenderSecret): string | null => {
    const text = sealed[secret];
    return text === null ? null : sealer.open(text, senderSecretContext(senderId, secret));
  };
  const key = open('sendgrid_key');
  return {
    sendgrid_key: key === null ? null : sendableKey(key),
    smtp: open('smtp'),
    imap: open('imap'),
    oauth: open('oauth'),
  };
}

const oauthOf = ({ id, oauth }: Sender, opened: string | null): SenderOAuth | null =>
  oauth === null || opened === null
    ? null
    : { senderId: id, provider: oauth, ...(JSON.parse(opened) as Omit<MailboxOAuth, 'provider'>) };
