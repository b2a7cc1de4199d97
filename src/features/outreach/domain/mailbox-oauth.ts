import type { OAuthProvider } from './sender.ts';

/** Where a provider's mailboxes are. */
export interface MailServers {
  smtp: { scheme: 'smtp' | 'smtps'; host: string };
  /** Null: they are sent from alone. */
  imap: string | null;
}

/** Where the two providers' mailboxes are; a person who signs in without a password need not know. */
export const MAIL_SERVERS: Record<OAuthProvider, MailServers> = {
  google: { smtp: { scheme: 'smtps', host: 'smtp.gmail.com:465' }, imap: 'imap.gmail.com:993' },
  microsoft: {
    smtp: { scheme: 'smtp', host: 'smtp.office365.com:587' },
    imap: 'outlook.office365.com:993',
  },
};

/** As how a person is told of the two. */
export const PROVIDER_NAMES: Record<OAuthProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

/** How it went when the owner of a mailbox was sent to its provider. */
export const CONSENT_OUTCOMES = ['let_in', 'denied', 'expired', 'refused', 'unreachable'] as const;
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

interface MailboxEntry {
  transport: 'account' | 'sendgrid' | 'smtp';
  smtpUrl?: string | null | undefined;
  imapUrl?: string | null | undefined;
  oauth?: { provider: OAuthProvider; user: string } | null | undefined;
}

const OF_PROVIDERS: ReadonlySet<string> = new Set(
  Object.values(MAIL_SERVERS).flatMap(({ smtp, imap }) => [smtp.host, imap ?? []].flat()),
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
  { smtp, imap }: MailServers,
): Entry {
  if (!entry.oauth) return entry;
  const name = encodeURIComponent(entry.oauth.user);
  const smtpUrl = entry.smtpUrl ?? (isOwn(stored.smtp) ? undefined : `${smtp.scheme}://${name}@${smtp.host}`);
  const imapUrl =
    entry.imapUrl ?? (isOwn(stored.imap) || imap === null ? undefined : `imaps://${name}@${imap}`);
  return {
    ...entry,
    ...(entry.transport === 'smtp' && smtpUrl !== undefined && { smtpUrl }),
    ...(imapUrl !== undefined && { imapUrl }),
  };
}
