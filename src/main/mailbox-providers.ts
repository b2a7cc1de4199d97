import type { Config } from '../config/config.ts';
import { MAIL_SERVERS, PROVIDER_NAMES } from '../features/outreach/domain/senders/mailbox-oauth.ts';
import type { MailboxConsents } from '../features/outreach/ports.ts';
import { mailboxRedirect } from '../features/outreach/routes/mailbox-consent.ts';
import { createMailboxConsents } from '../providers/mailbox-oauth/consents.ts';
import type { SignInPoints } from '../providers/mailbox-oauth/sign-in-points.ts';

/** Google's and Microsoft's mailboxes, and in the sandbox those of its own provider, which its app's name tells apart. */
export function createMailboxProviders(config: Pick<Config, 'mailboxApps' | 'publicUrl' | 'sandboxPort'>): {
  points: SignInPoints;
  consents: MailboxConsents;
} {
  const { mailboxApps, publicUrl, sandboxPort } = config;
  const points: SignInPoints = (provider, clientId) => {
    const name = PROVIDER_NAMES[provider];
    const { app, standIn, consentUrl, tokenUrl } = mailboxApps[provider];
    if (standIn?.clientId === clientId) return { name, ...standIn };
    return { name, consentUrl, tokenUrl, clientSecret: app?.clientId === clientId ? app.clientSecret : null };
  };
  return {
    points,
    consents: {
      ...createMailboxConsents({ points, redirectUrl: mailboxRedirect(publicUrl) }),
      appOf: (provider) => {
        const { app, standIn } = mailboxApps[provider];
        return (app ?? standIn)?.clientId ?? null;
      },
      serversOf: (provider, clientId) =>
        sandboxPort !== null && mailboxApps[provider].standIn?.clientId === clientId
          ? { smtp: { scheme: 'smtp', host: `127.0.0.1:${sandboxPort + 1}` }, imap: null }
          : MAIL_SERVERS[provider],
    },
  };
}
