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
export const CONSENT_OUTCOMES = [
  'let_in',
  'denied',
  'expired',
  'refused',
  'unreachable',
  'too_often',
] as const;
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

interface MailboxEntry {
  transport: 'account' | 'sendgrid' | 'smtp';
  smtpUrl?: string | null | undefined;
  imapUrl?: string | null | undefined;
  oauth?: { provider: OAuthProvider; user: string } | null | undefined;
}

const hostsOf = ({ smtp, imap }: MailServers): string[] => [smtp.host, ...(imap === null ? [] : [imap])];
const OF_PROVIDERS = Object.values(MAIL_SERVERS).flatMap(hostsOf);

/**
 * Fills in the addresses of a provider's mailbox where a person named none, and none of their own that can be read is
 * stored: what was filled in for the mailbox `before` may be another's now.
 */
export function withMailboxAddresses<Entry extends MailboxEntry>(
  entry: Entry,
  stored: { smtp: string | null; imap: string | null },
  { smtp, imap }: MailServers,
  before: MailServers | null = null,
): Entry {
  if (!entry.oauth) return entry;
  const filledIn = [...OF_PROVIDERS, ...(before ? hostsOf(before) : [])];
  const isOwn = (url: string | null): boolean =>
    url !== null && !(URL.canParse(url) && filledIn.includes(new URL(url).host));
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
