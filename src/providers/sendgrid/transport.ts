import { Pool } from 'undici';
import type { MailTransport, OutgoingMail, SendOutcome } from '../../features/outreach/ports.ts';
import { messageIdHeader } from '../../kernel/mail-address.ts';
import { isSandboxName } from '../../kernel/sandbox-name.ts';
import { ExchangeError, exchange } from '../http-exchange.ts';
import { outcomeOfAnswer } from './send-outcome.ts';

export interface SendgridTransportOptions {
  kind: 'sendgrid' | 'sandbox';
  apiKey: string;
  baseUrl: string;
  timeoutMs?: number;
  /** Mails in flight at once; further ones wait here without having left. */
  connections?: number;
}

/** The name under which our message id comes back in events. */
export const MESSAGE_ID_ARG = 'linesheet_message_id';

const MAX_ANSWER_BYTES = 64 * 1024;

const SANDBOX_RECIPIENT: SendOutcome = {
  fate: 'refused',
  reason: 'A real sender never writes to an address of the sandbox.',
  concerns: 'message',
};

// The provider is to change nothing in the mail: no rewritten links, no pixel, no second unsubscribe header.
const TRACKING_OFF = {
  click_tracking: { enable: false, enable_text: false },
  open_tracking: { enable: false },
  subscription_tracking: { enable: false },
};

/** SendGrid's v3 send. Nothing is ever sent again from here: whether that is safe is the caller's to judge. */
export function createSendgridTransport(options: SendgridTransportOptions): MailTransport {
  const { kind, apiKey, timeoutMs = 30_000, connections = 256 } = options;
  const base = new URL(options.baseUrl);
  const pool = new Pool(base.origin, { connections, pipelining: 1, allowH2: false });
  const path = `${base.pathname.replace(/\/+$/, '')}/v3/mail/send`;
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const read = (body: Buffer): string => body.toString('utf8');
  const limits = { totalMs: timeoutMs, maxBytes: MAX_ANSWER_BYTES, read };

  return {
    kind,
    atOnce: connections,
    send: async (mail) => {
      if (kind !== 'sandbox' && isSandboxName(mail.to)) return SANDBOX_RECIPIENT;
      try {
        const request = { method: 'POST', path, headers, body: JSON.stringify(payloadOf(mail)) };
        return outcomeOfAnswer(await exchange(pool, request, limits));
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
    // What is still in flight is cut off and comes back as unknown: await the sends first.
    close: () => pool.destroy(),
  };
}

function payloadOf(mail: OutgoingMail): object {
  return {
    personalizations: [{ to: [{ email: mail.to }], custom_args: { [MESSAGE_ID_ARG]: mail.messageId } }],
    from: mail.from,
    ...(mail.replyTo !== undefined && { reply_to: { email: mail.replyTo } }),
    subject: mail.subject,
    content: [
      { type: 'text/plain', value: mail.text },
      { type: 'text/html', value: mail.html },
    ],
    ...(mail.attachments?.length && {
      attachments: mail.attachments.map(({ filename, contentType, content }) => ({
        filename,
        type: contentType,
        disposition: 'attachment',
        content: Buffer.from(content).toString('base64'),
      })),
    }),
    headers: { ...mail.headers, 'Message-ID': messageIdHeader(mail.messageId, mail.from.email) },
    tracking_settings: TRACKING_OFF,
  };
}

function outcomeOfFailure(error: unknown): SendOutcome {
  // Before the first byte has left, nothing can have been sent; after it, nobody knows.
  const left = error instanceof ExchangeError && error.sent;
  return left
    ? { fate: 'unknown', reason: 'SendGrid’s answer never came, which leaves open whether it took the mail.' }
    : { fate: 'not_sent', reason: 'SendGrid can’t be reached at the moment.' };
}
