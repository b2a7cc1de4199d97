import { percentDecoded } from '../../../kernel/percent-encoding.ts';

/** What of a mailbox's address may be shown: all but the password. */
export interface SmtpMailbox {
  host: string;
  port: number;
  user: string | null;
}

export function smtpMailboxOf(smtpUrl: string): SmtpMailbox | null {
  if (!URL.canParse(smtpUrl)) return null;
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  if ((!secure && protocol !== 'smtp:') || hostname === '') return null;
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    user: percentDecoded(username) || null,
  };
}
