export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
}

/** "smtps://user:password@host:465", as a person enters it. Null when it is none. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if ((!secure && url.protocol !== 'smtp:') || url.hostname === '') return null;
  try {
    const user = decodeURIComponent(url.username);
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      auth: user === '' ? null : { user, pass: decodeURIComponent(url.password) },
    };
  } catch {
    return null;
  }
}
