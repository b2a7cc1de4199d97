import type { Transporter } from 'nodemailer';
import type { SystemMailer } from '../../features/accounts/ports.ts';
import { messageOf, ProviderError, type ProviderFailure } from '../../kernel/errors.ts';

export interface SystemMailerOptions {
  /** smtp://name:password@host:port, or smtps:// */
  smtpUrl: string;
  /** "Linesheet <mail@example.com>" */
  from: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Sends our own mails over SMTP. The library is loaded with the first of them. */
export function createSystemMailer({
  smtpUrl,
  from,
  timeoutMs = TIMEOUT_MS,
}: SystemMailerOptions): SystemMailer {
  let transporter: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A mail never pulls in a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    send: async ({ id, to, subject, text, html }) => {
      transporter ??= open();
      try {
        await (await transporter).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same at every attempt: a mail that went out twice is recognised as one.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new ProviderError(
          'smtp',
          failureOf(error),
          `The mail server didn’t take the mail: ${messageOf(error)}`,
          {
            cause: error,
          },
        );
      }
    },
    close: async () => {
      if (transporter) (await transporter).close();
    },
  };
}

/** A 5xx to the recipient or the mail itself stays one; a refused login or sender is the operator's to mend. */
function failureOf(error: unknown): ProviderFailure {
  const {
    code,
    responseCode = 0,
    command = '',
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  if (code === 'EAUTH') return 'misconfigured';
  const refused = responseCode >= 500 && responseCode < 600;
  if (refused && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
  return refused ? 'misconfigured' : 'unreachable';
}
