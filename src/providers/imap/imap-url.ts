export interface ImapServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the connection is upgraded before anybody signs in. */
  secure: boolean;
  user: string;
  password: string;
}

/** `imaps://user:password@host:993`, as a person enters it. Null when it is none. */
export function parseImapUrl(text: string): ImapServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const secure = url.protocol === 'imaps:';
  if ((!secure && url.protocol !== 'imap:') || url.hostname === '') return null;
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  } catch {
    return null;
  }
}
