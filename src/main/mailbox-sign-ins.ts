import type { MailHosts } from '../features/onboarding/ports.ts';
import type { AccessToken, MailboxSignIns, SenderOAuth } from '../features/outreach/ports.ts';
import { tryImapSignIn } from '../providers/imap/try-sign-in.ts';
import { parseSmtpUrl } from '../providers/smtp/smtp-url.ts';
import { trySmtpSignIn } from '../providers/smtp/try-sign-in.ts';

/** A person waits for the answer beside what they have just saved. */
const LONGEST_MS = 12_000;

/** Each by the very code that the mails go out and are read with. */
export function createMailboxSignIns({
  mailHosts,
  accessToken,
}: {
  mailHosts: MailHosts;
  accessToken: AccessToken;
}): MailboxSignIns {
  const tokenOf = (oauth: SenderOAuth) => ({
    user: oauth.user,
    token: (refused?: string) => accessToken(oauth, AbortSignal.timeout(LONGEST_MS), refused),
  });
  return {
    trySmtp: async ({ smtpUrl, oauth }) => {
      const server = parseSmtpUrl(smtpUrl);
      if (!server) return 'The SMTP address of the mailbox can’t be read. Enter it again.';
      const signIn = oauth && tokenOf(oauth);
      return trySmtpSignIn({ server, signIn, findHost: mailHosts.find, timeoutMs: LONGEST_MS });
    },
    tryImap: (mailbox) =>
      tryImapSignIn(mailbox, {
        accessToken,
        findHost: mailHosts.find,
        timeoutMs: LONGEST_MS,
        longestMs: LONGEST_MS,
      }),
  };
}
