import type { Tx } from '../../../db/database.ts';
import { openAccountSecret } from '../../accounts/actions/read-account.ts';
import type { AccountSecret } from '../../accounts/domain/account.ts';
import { sendableKey } from '../../accounts/domain/provider-key.ts';
import { SealedByAnotherKey, type Sealer } from '../../accounts/domain/sealed.ts';
import { PROVIDER_NAMES } from '../domain/senders/mailbox-oauth.ts';
import { type Sender, type SenderSecret, senderSecretContext } from '../domain/senders/sender.ts';
import type { Blocked, MailboxOAuth, MailTransports, SenderAccess, SenderOAuth } from '../ports.ts';
import { sealedSenderSecrets } from '../store/senders.ts';

/** A sender's credentials in the clear, for a provider's client and nobody else: its own, or else the account's. */
export async function openSenderAccess(
  tx: Tx,
  sealer: Sealer,
  sender: Sender,
): Promise<SenderAccess | Blocked> {
  const { accountId, transport } = sender;
  const { unreadable, ...own } = await openSenderSecrets(tx, sealer, sender.id);
  const orAccounts = (ownSecret: string | null, accounts: AccountSecret) =>
    ownSecret ?? openAccountSecret(tx, sealer, accountId, accounts);
  // Nobody else's credentials stand in for what it has and can't be read.
  if (NEEDED[transport].some((secret) => unreadable.includes(secret))) return { blocked: OWN_UNREADABLE };
  if (transport === 'smtp' && sender.oauth !== null && awaitsConsent(sender, own.oauth))
    return { blocked: `Sign in with ${PROVIDER_NAMES[sender.oauth]} to send from its mailbox.` };
  try {
    return {
      transport,
      sendgridKey: transport === 'sendgrid' ? await orAccounts(own.sendgrid_key, 'sendgrid_api_key') : null,
      smtpUrl: transport === 'smtp' ? await orAccounts(own.smtp, 'smtp_url') : null,
      oauth: oauthOf(sender, own.oauth),
    };
  } catch (error) {
    if (error instanceof SealedByAnotherKey) return { blocked: error.message };
    throw error;
  }
}

const NEEDED: Record<Sender['transport'], readonly SenderSecret[]> = {
  sendgrid: ['sendgrid_key'],
  smtp: ['smtp', 'oauth'],
};

const OWN_UNREADABLE = new SealedByAnotherKey(
  'The sender’s key or password',
  'Change the sender and enter it again',
).message;

/** By which way a sender's mails go out, or what has to be mended first: of its own where it is changed. */
export function wayOf(
  transports: Pick<MailTransports, 'forSender'>,
  { hasOwnTransport, transport }: Sender,
  access: SenderAccess | Blocked,
): ReturnType<MailTransports['forSender']> {
  if ('blocked' in access) return access;
  const chosen = transports.forSender(access);
  return 'blocked' in chosen && hasOwnTransport ? { blocked: OWN_MISSING[transport] } : chosen;
}

const OWN_MISSING: Record<Sender['transport'], string> = {
  sendgrid: 'There is no SendGrid API key to send with. Change the sender, and enter one.',
  smtp: 'The SMTP address of its mailbox is missing. Change the sender, and enter it.',
};

/** Where a sender's replies are read; null where nobody said. */
export async function openImapAccess(
  tx: Tx,
  sealer: Sealer,
  sender: Sender,
): Promise<{ imapUrl: string; oauth: SenderOAuth | null } | null> {
  const { imap, oauth, unreadable } = await openSenderSecrets(tx, sealer, sender.id);
  if (unreadable.includes('imap') || (sender.oauth !== null && unreadable.includes('oauth')))
    throw new SealedByAnotherKey('What its mailbox is read with', 'Change the sender and enter it again');
  if (imap === null || awaitsConsent(sender, oauth)) return null;
  return { imapUrl: imap, oauth: oauthOf(sender, oauth) };
}

export type OpenedSecrets = Record<SenderSecret, string | null> & {
  /** Those that are stored and were sealed by another key; null here, and to be entered again. */
  unreadable: SenderSecret[];
};

export async function openSenderSecrets(tx: Tx, sealer: Sealer, senderId: string): Promise<OpenedSecrets> {
  const sealed = await sealedSenderSecrets(tx, senderId);
  const unreadable: SenderSecret[] = [];
  const open = (secret: SenderSecret): string | null => {
    const text = sealed[secret];
    if (text === null) return null;
    try {
      return sealer.open(text, senderSecretContext(senderId, secret));
    } catch (error) {
      if (!(error instanceof SealedByAnotherKey)) throw error;
      unreadable.push(secret);
      return null;
    }
  };
  const key = open('sendgrid_key');
  return {
    sendgrid_key: key === null ? null : sendableKey(key),
    smtp: open('smtp'),
    imap: open('imap'),
    oauth: open('oauth'),
    unreadable,
  };
}

export const storedOAuthOf = (
  { oauth }: Pick<Sender, 'oauth'>,
  opened: string | null,
): MailboxOAuth | null =>
  oauth === null || opened === null
    ? null
    : { provider: oauth, ...(JSON.parse(opened) as Omit<MailboxOAuth, 'provider'>) };

/** Null, too, where its owner has yet to let us in. */
function oauthOf(sender: Sender, opened: string | null): SenderOAuth | null {
  const stored = storedOAuthOf(sender, opened);
  return stored === null || stored.refreshToken === null
    ? null
    : { senderId: sender.id, ...stored, refreshToken: stored.refreshToken };
}

/** A mailbox that is to be signed in to at its provider, and isn't yet. */
export const awaitsConsent = (sender: Sender, opened: string | null): boolean =>
  storedOAuthOf(sender, opened)?.refreshToken === null;
