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

const OF_PROVIDERS: ReadonlySet<string> = new Set(
  Object.values(SERVERS).flatMap(({ smtp, imap }) => [smtp[1], imap]),
);

/** Whether it is an address of the person's own, and not one that was filled in for a mailbox which may be another's now. */
const isOwn = (url: string | null): boolean =>
  url !== null && !(URL.canParse(url) && OF_PROVIDERS.has(new URL(url).host));

/**
 * Fills in the addresses of a provider's mailbox where a person named none, and none of their own that can be read is
 * stored.
 */
export function withMailboxAddresses<Entry extends MailboxEntry>(
  entry: Entry,
  stored: { smtp: string | null; imap: string | null },
): Entry {
  if (!entry.oauth) return entry;
  const { provider, user } = entry.oauth;
  const { smtp, imap } = SERVERS[provider];
  const name = encodeURIComponent(user);
  const smtpUrl = entry.smtpUrl ?? (isOwn(stored.smtp) ? undefined : `${smtp[0]}://${name}@${smtp[1]}`);
  const imapUrl = entry.imapUrl ?? (isOwn(stored.imap) ? undefined : `imaps://${name}@${imap}`);
  return {
    ...entry,
    ...(entry.transport === 'smtp' && smtpUrl !== undefined && { smtpUrl }),
    ...(imapUrl !== undefined && { imapUrl }),
  };
}
