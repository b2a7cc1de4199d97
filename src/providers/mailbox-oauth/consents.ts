import { createHash } from 'node:crypto';
import type { MailboxConsents } from '../../features/outreach/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { askToken } from './ask-token.ts';
import type { OAuthProvider, SignInPoints } from './sign-in-points.ts';

/**
 * What is asked for: to read and to send over IMAP and SMTP, for as long as its owner doesn't take it back. Google gives a
 * refresh token only with `offline`, and a second one only when it asks anew.
 */
const ASKED: Record<OAuthProvider, Record<string, string>> = {
  google: { scope: 'https://mail.google.com/', access_type: 'offline', prompt: 'consent' },
  microsoft: {
    scope:
      'offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
    prompt: 'select_account',
  },
};

/** A provider's consent page and what comes back from it: RFC 6749, 4.1, with RFC 7636 (PKCE). */
export const createMailboxConsents = ({
  points,
  redirectUrl,
}: {
  points: SignInPoints;
  redirectUrl: string;
}): Pick<MailboxConsents, 'consentUrl' | 'refreshTokenFor'> => ({
  consentUrl: ({ provider, clientId, user, state, verifier }) => {
    const url = new URL(points(provider, clientId).consentUrl);
    const query = {
      ...ASKED[provider],
      client_id: clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      login_hint: user,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },

  refreshTokenFor: async ({ provider, clientId, clientSecret, code, verifier }, signal) => {
    const point = points(provider, clientId);
    const { refresh_token } = await askToken(
      point,
      {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret ?? point.clientSecret ?? '',
        redirect_uri: redirectUrl,
        code,
        code_verifier: verifier,
      },
      signal,
    );
    if (refresh_token === undefined)
      throw new ProviderError(
        'imap',
        'refused',
        `${point.name} let us in for an hour only. Sign in again, and leave all that it asks for ticked.`,
      );
    return refresh_token;
  },
});
