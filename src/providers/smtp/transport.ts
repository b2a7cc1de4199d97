import type { MailTransport, OutgoingMail, SendOutcome } from '../../features/outreach/ports.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { messageIdHeader } from '../../kernel/mail-address.ts';
import { isSandboxName } from '../../kernel/sandbox-name.ts';
import { doubtOfMailServerTls } from '../mail-server-tls.ts';
import {
  createSmtpSessions,
  type FindHost,
  type Handover,
  PRIVATE_HOST,
  type TokenSignIn,
} from './sessions.ts';
import type { SmtpServer } from './smtp-url.ts';

export interface SmtpTransportOptions {
  kind: 'smtp' | 'sandbox';
  server: SmtpServer;
  /** Where the server is; it is asked for each connection. */
  findHost?: FindHost;
  /** In place of a password. */
  signIn?: TokenSignIn | null;
  timeoutMs?: number;
  longestMs?: number;
  /** A person's mailbox stands few connections at once. */
  connections?: number;
}

const WAIT_AFTER_LIMIT_MS = MINUTE_MS;
/** Greylists want some minutes, a domain that can't be found may take longer. */
const WAIT_AFTER_DEFERRAL_MS = 15 * MINUTE_MS;

/** The person's own mailbox. */
export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  const { kind, server, timeoutMs = MINUTE_MS, longestMs = 5 * MINUTE_MS, connections = 3 } = options;
  const { signIn = null, findHost = async (host, port) => ({ address: host, port, host }) } = options;
  const sessions = createSmtpSessions(server, { max: connections, timeoutMs, longestMs, findHost, signIn });
  return {
    kind,
    atOnce: connections,
    send: async (mail) => {
      if (kind !== 'sandbox' && isSandboxName(mail.to)) return SANDBOX_RECIPIENT;
      try {
        const raw = await compose(mail);
        return outcomeOf(await sessions.hand({ from: mail.from.email, to: mail.to }, raw));
      } catch (error) {
        // Only composing can end here, and that is before anything was handed over.
        return {
          fate: 'refused',
          reason: `The mail can't be composed: ${String(error)}`,
          concerns: 'message',
        };
      }
    },
    close: async () => sessions.close(),
  };
}

const SANDBOX_RECIPIENT: SendOutcome = {
  fate: 'refused',
  reason: 'A real sender never writes to an address of the sandbox.',
  concerns: 'message',
};

async function compose(mail: OutgoingMail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: { name: mail.from.name, address: mail.from.email },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    messageId: messageIdHeader(mail.messageId, mail.from.email),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** What the server's words mean for the mail. A reply of 4xx or 5xx says surely that it was not taken. */
function outcomeOf(handover: Handover): SendOutcome {
  if (handover.taken) return { fate: 'accepted', providerMessageId: handover.serverMessageId };
  const { at, failure } = handover;
  const code = failure.responseCode ?? 0;
  const said = plainly(failure.response ?? failure.message);
  const isSentence = /[.!?]$/.test(said);
  // What no server has said, as where Google gives no token to sign in with, stands for itself.
  const isOurs = failure.response === undefined && isSentence;
  const reason = isOurs ? said : `Your mail server: ${said}${isSentence ? '' : '.'}`;

  if (code >= 400 && code < 500)
    return isAboutThisMail(handover)
      ? { fate: 'deferred', reason, retryAfterMs: WAIT_AFTER_DEFERRAL_MS }
      : { fate: 'limited', retryAfterMs: WAIT_AFTER_LIMIT_MS };
  if (code >= 500) {
    const refused = refusal(handover, reason);
    const isOfRecipient = failure.command === 'RCPT TO' && refused.concerns === 'message';
    return isOfRecipient ? { ...refused, saidOfRecipient: said } : refused;
  }
  // Whatever else it answered to the text of a mail says nothing of whether it took it.
  if (at === 'data') return NO_ANSWER;
  if (NEVER_OFFERED.has(failure.code ?? '')) return refusal(handover, reason);
  const untrusted = at === 'connecting' ? doubtOfTls(failure.message) : null;
  return untrusted === null ? NOT_REACHED : refusal(handover, untrusted);
}

/** Why a sign-in failed, as it would for a mail. */
export function whyNotSignedIn(failure: Error): string {
  const outcome = outcomeOf({ taken: false, at: 'connecting', failure });
  return 'reason' in outcome ? outcome.reason : 'Your mail server asks to wait before anybody signs in.';
}

const refusal = (
  handover: Handover & { taken: false },
  reason: string,
): Extract<SendOutcome, { fate: 'refused' }> => ({
  fate: 'refused',
  reason,
  concerns: concernsAccount(handover) ? 'mailbox' : 'message',
});

const plainly = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500);

/** Nodemailer keeps of what failed in TLS the words alone; waiting mends none of it. */
const doubtOfTls = (fault: string): string | null =>
  doubtOfMailServerTls({ fault, server: 'Your mail server', plainScheme: 'smtp://' });

const NO_ANSWER: SendOutcome = {
  fate: 'unknown',
  reason: 'Your mail server’s answer never came, which leaves open whether it took the mail.',
};

const NOT_REACHED: SendOutcome = {
  fate: 'not_sent',
  reason: 'Your mail server can’t be reached at the moment.',
};

// Nodemailer's words for a mail, a login or an encryption that failed without a reply by number.
const NEVER_OFFERED = new Set(['EENVELOPE', 'EMESSAGE', 'EAUTH', 'ETLS', PRIVATE_HOST]);

/**
 * For now no, at the recipient or the mail itself: a greylist, a full mailbox, a domain that nobody can find at the
 * moment. The next mail needn't fare the same, and others that wait for this one might wait for ever.
 */
function isAboutThisMail({ failure }: Extract<Handover, { taken: false }>): boolean {
  const { responseCode, command, response = '' } = failure;
  if (responseCode === 421 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  if (/gr[ae]y-?list/i.test(response)) return true;
  if (/\b(?:rate|limit\w*|quota|exceed\w*|throttl\w*|too (?:many|much|fast|often))\b/i.test(response))
    return false;
  // By RFC 3463: of the address (1), its mailbox (2) or the way there (4), against the server's own state.
  const subject = /\b4\.(\d)\.\d/.exec(response)?.[1];
  return subject === undefined ? responseCode === 450 : '124'.includes(subject);
}

/** A sign-in, a sender or a day's quota that is refused is refused for every further mail. */
function concernsAccount({ at, failure }: Extract<Handover, { taken: false }>): boolean {
  if (at === 'connecting' || failure.code === 'EAUTH') return true;
  if (failure.command === 'MAIL FROM') return failure.code !== 'EMESSAGE' && failure.responseCode !== 552;
  return failure.responseCode === 530 || /\b5\.4\.5\b/.test(failure.response ?? '');
}
