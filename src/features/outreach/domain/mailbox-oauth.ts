import type { OAuthProvider } from './sender.ts';

/** Where the two providers' mailboxes are; a person who signs in without a password need not know. */
const SERVERS: Record<OAuthProvider, { smtp: [scheme: string, host: string]; imap: string }> = {
  google: { smtp: ['smtps', 'smtp.gmail.com:465'], imap: 'imap.gmail.com:993' },
  microsoft: { smtp: ['smtp', 'smtp.office365.com:587'], imap: 'outlook.office365.com:993' },
};

interface MailboxEntry {
  transport: 'account' | 'sendgrid' | 'smtp';
  smtpUrl?: string | null | undefined;
  imapUrl?: string | null | undefined;
  oauth?: { provider: OAuthProvider; user: string } | null | undefined;
}

/** Fills in the addresses of a provider's mailbox where a person named none and none that can be read is stored. */
export function withMailboxAddresses<Entry extends MailboxEntry>(
  entry: Entry,
  stored: { hasSmtp: boolean; hasImap: boolean },
): Entry {
  if (!entry.oauth) return entry;
  const { provider, user } = entry.oauth;
  const { smtp, imap } = SERVERS[provider];
  const name = encodeURIComponent(user);
  const smtpUrl = entry.smtpUrl ?? (stored.hasSmtp ? undefined : `${smtp[0]}://${name}@${smtp[1]}`);
  const imapUrl = entry.imapUrl ?? (stored.hasImap ? undefined : `imaps://${name}@${imap}`);
  return {
    ...entry,
    ...(entry.transport === 'smtp' && smtpUrl !== undefined && { smtpUrl }),
    ...(imapUrl !== undefined && { imapUrl }),
  };
}
