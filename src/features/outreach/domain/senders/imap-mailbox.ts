import { percentDecoded } from '../../../../kernel/percent-encoding.ts';

/** What of an IMAP address may be shown: all but the password. */
export interface ImapMailbox {
  host: string;
  port: number;
  user: string | null;
}

/** "imaps://name:password@host:993", as a person enters it. */
export function imapMailboxOf(imapUrl: string): ImapMailbox | null {
  const url = URL.parse(imapUrl);
  const secure = url?.protocol === 'imaps:';
  if (!url || (!secure && url.protocol !== 'imap:') || url.hostname === '') return null;
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    user: percentDecoded(url.username) || null,
  };
}
