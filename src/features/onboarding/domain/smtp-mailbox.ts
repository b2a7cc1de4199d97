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
  return { host: hostname, port: Number(port) || (secure ? 465 : 587), user: decoded(username) || null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
