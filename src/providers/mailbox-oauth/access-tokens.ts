import type { AccessToken, RefreshTokens, SenderOAuth } from '../../features/outreach/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import { askToken } from './ask-token.ts';
import type { SignInPoints } from './sign-in-points.ts';

const SPARE_MS = 60_000;

/** As what a sign-in is kept: not by its refresh token, which another one replaces. */
export const signInName = ({ senderId, provider, user, clientId }: SenderOAuth): string =>
  JSON.stringify([senderId, provider, user, clientId]);

/** Tokens to sign in to mailboxes with, each kept for as long as its provider says that it is good. */
export function createAccessTokens(options: {
  clock: Clock;
  refreshTokens: RefreshTokens;
  points: SignInPoints;
}): AccessToken {
  const { clock, refreshTokens, points } = options;
  const kept = new Map<string, { token: string; until: number }>();
  const goodOne = (name: string, refused: string | undefined): string | null => {
    const known = kept.get(name);
    return known && known.until > clock.now().getTime() && known.token !== refused ? known.token : null;
  };
  return async (oauth, signal, refused) => {
    const name = signInName(oauth);
    const known = goodOne(name, refused);
    if (known !== null) return known;
    return refreshTokens.exchange(oauth, async ({ provider, clientId, clientSecret, refreshToken }) => {
      // Whoever had the turn before may have brought one.
      const brought = goodOne(name, refused);
      if (brought !== null) return { answer: brought, next: null };
      const point = points(provider, clientId);
      const given = await askToken(
        point,
        {
          grant_type: 'refresh_token',
          client_id: clientId,
          client_secret: clientSecret ?? point.clientSecret ?? '',
          refresh_token: refreshToken,
        },
        signal,
      );
      const until = clock.now().getTime() + given.expires_in * 1_000 - SPARE_MS;
      kept.set(name, { token: given.access_token, until });
      return { answer: given.access_token, next: given.refresh_token ?? null };
    });
  };
}
