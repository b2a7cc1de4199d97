import { type Config, isLoopbackUrl } from '../config/config.ts';
import type { MailHosts } from '../features/onboarding/ports.ts';
import { type ReplyTokens, replyAddress } from '../features/outreach/domain/senders/reply-address.ts';
import type { AccessToken, MailTransport, MailTransports, SenderOAuth } from '../features/outreach/ports.ts';
import { isSandboxName } from '../kernel/sandbox-name.ts';
import { signInName } from '../providers/mailbox-oauth/access-tokens.ts';
import { createSendgridTransport } from '../providers/sendgrid/transport.ts';
import { parseSmtpUrl } from '../providers/smtp/smtp-url.ts';
import { createSmtpTransport } from '../providers/smtp/transport.ts';

const SIGN_IN_MS = 20_000;

/** One transport for each key or mailbox, kept open for all runs that use it. */
export function createMailTransports({
  config,
  replyTokens,
  mailHosts,
  accessToken,
}: {
  config: Config;
  replyTokens: ReplyTokens;
  mailHosts: MailHosts;
  accessToken: AccessToken;
}): MailTransports & { close(): Promise<void> } {
  const open = new Map<string, MailTransport>();
  const keep = (name: string, create: () => MailTransport): MailTransport => {
    const transport = open.get(name) ?? create();
    open.set(name, transport);
    return transport;
  };

  const signInOf = (oauth: SenderOAuth) => ({
    user: oauth.user,
    token: (refused?: string) => accessToken(oauth, AbortSignal.timeout(SIGN_IN_MS), refused),
  });

  const inboundDomain = config.inbound?.domain ?? null;
  /** Answers come in by SendGrid where that is set up; a mailbox gets its own. */
  const answeredTo = (transport: MailTransport): MailTransport => {
    if (inboundDomain === null) return transport;
    const { kind, atOnce, send, close } = transport;
    const replyTo = (id: string) => replyAddress(inboundDomain, replyTokens.of(id));
    return { kind, atOnce, close, send: (mail) => send({ replyTo: replyTo(mail.messageId), ...mail }) };
  };

  return {
    forSender: ({ transport, sendgridKey, smtpUrl, oauth }) => {
      if (transport === 'smtp') {
        const server = smtpUrl ? parseSmtpUrl(smtpUrl) : null;
        if (!server)
          return { blocked: 'There is no SMTP mailbox to send from yet. Add it in onboarding step 4.' };
        const isSandbox =
          config.sandboxPort !== null && (server.host === '127.0.0.1' || isSandboxName(server.host));
        const kind = isSandbox ? 'sandbox' : 'smtp';
        return {
          transport: keep(`smtp ${smtpUrl} ${oauth ? signInName(oauth) : ''}`, () =>
            createSmtpTransport({ kind, server, findHost: mailHosts.find, signIn: oauth && signInOf(oauth) }),
          ),
          apiKey: null,
          isRehearsal: false,
        };
      }
      const { sendgrid } = config;
      const apiKey = sendgridKey ?? sendgrid.key;
      if (!apiKey) {
        return {
          blocked: 'There is no key to send with yet. Add your SendGrid key in onboarding step 4.',
          setting: 'SENDGRID_API_KEY',
        };
      }
      const { baseUrl, isSandbox } = sendgrid;
      const kind = isSandbox ? 'sandbox' : 'sendgrid';
      const connections = config.emailerConcurrency;
      return {
        transport: keep(`sendgrid ${apiKey}`, () =>
          answeredTo(createSendgridTransport({ kind, apiKey, baseUrl, connections })),
        ),
        apiKey,
        isRehearsal: isLoopbackUrl(baseUrl),
      };
    },
    close: async () => {
      await Promise.all([...open.values()].map((transport) => transport.close()));
    },
  };
}
