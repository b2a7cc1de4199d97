import { connectTo, type FindHost, PRIVATE_HOST, type TokenSignIn } from './sessions.ts';
import type { SmtpServer } from './smtp-url.ts';
import { whyNotSignedIn } from './transport.ts';

export interface SmtpTry {
  server: SmtpServer;
  findHost: FindHost;
  signIn: TokenSignIn | null;
  timeoutMs: number;
}

/** Signs in as for a mail, and sends none. Null: it let us in; otherwise why not, as a sentence. */
export async function trySmtpSignIn({ server, timeoutMs, ...options }: SmtpTry): Promise<string | null> {
  try {
    const connection = await connectTo(server, { ...options, timeoutMs, longestMs: timeoutMs });
    connection.on('error', () => {});
    connection.quit();
    return null;
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    return silence(failure) ?? whyNotSignedIn(failure);
  }
}

/** Of a server that said nothing to it. */
function silence({ message, ...failure }: Error & { code?: string; responseCode?: number }): string | null {
  if (failure.responseCode !== undefined || failure.code === PRIVATE_HOST) return null;
  if (message.includes('ECONNREFUSED')) return 'No mail server answers at this address and port.';
  if (/time(?:d )?out|too slowly/i.test(message)) return 'Your mail server doesn’t answer in time.';
  return /can’t be found/.test(message) ? `${message}.` : null;
}
