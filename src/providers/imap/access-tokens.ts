import * as z from 'zod/mini';
import type { RefreshTokens, SenderOAuth } from '../../features/replies/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProviderError } from '../../kernel/errors.ts';

const ENDPOINTS: Record<SenderOAuth['provider'], { url: string; name: string }> = {
  google: { url: 'https://oauth2.googleapis.com/token', name: 'Google' },
  microsoft: { url: 'https://login.microsoftonline.com/common/oauth2/v2.0/token', name: 'Microsoft' },
};

const answerSchema = z.object({
  access_token: z.string(),
  expires_in: z.catch(z.number(), 3_600),
  refresh_token: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
});
const refusalSchema = z.object({ error: z.string() });
const TIMEOUT_MS = 15_000;
const SPARE_MS = 60_000;

/** `refused`: a token that a mail server didn't take, which isn't given again. */
export type AccessToken = (oauth: SenderOAuth, signal: AbortSignal, refused?: string) => Promise<string>;

/** As what a sign-in is kept: not by its refresh token, which another one replaces. */
export const signInName = ({ senderId, provider, user, clientId }: SenderOAuth): string =>
  JSON.stringify([senderId, provider, user, clientId]);

/** Tokens to sign in to mailboxes with, each kept for as long as its provider says that it is good. */
export function createAccessTokens(options: {
  clock: Clock;
  refreshTokens: RefreshTokens;
  endpoints?: typeof ENDPOINTS;
}): AccessToken {
  const { clock, refreshTokens, endpoints = ENDPOINTS } = options;
  const kept = new Map<string, { token: string; until: number }>();
  const goodOne = (name: string, refused: string | undefined): string | null => {
    const known = kept.get(name);
    return known && known.until > clock.now().getTime() && known.token !== refused ? known.token : null;
  };
  return async (oauth, signal, refused) => {
    const name = signInName(oauth);
    const known = goodOne(name, refused);
    if (known !== null) return known;
    return refreshTokens.exchange(oauth, async (stored) => {
      // Whoever had the turn before may have brought one.
      const brought = goodOne(name, refused);
      if (brought !== null) return { answer: brought, next: null };
      const given = await ask(endpoints[oauth.provider], stored, signal);
      const until = clock.now().getTime() + given.expires_in * 1_000 - SPARE_MS;
      kept.set(name, { token: given.access_token, until });
      return { answer: given.access_token, next: given.refresh_token ?? null };
    });
  };
}

async function ask(
  { url, name }: { url: string; name: string },
  { clientId, clientSecret, refreshToken }: Omit<SenderOAuth, 'senderId'>,
  signal: AbortSignal,
): Promise<z.infer<typeof answerSchema>> {
  const fail = (failure: ProviderError['failure'], sentence: string, cause?: unknown) =>
    new ProviderError('imap', failure, sentence, { cause });
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    throw fail('unreachable', `${name} can’t be reached to sign in to the mailbox.`, error);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.status === 429 || answer.status >= 500)
    throw fail('unreachable', `${name} gives no sign-in to the mailbox at the moment.`);
  if (!answer.ok) throw fail('refused', `${name} ${whyRefused(told)} at the sender.`);
  const parsed = z.safeParse(answerSchema, told);
  if (!parsed.success) throw fail('invalid_answer', `${name} answered the sign-in with something else.`);
  return parsed.data;
}

/** By the codes of RFC 6749, 5.2: who has to enter which of the three again. */
function whyRefused(told: unknown): string {
  const { data } = z.safeParse(refusalSchema, told);
  switch (data?.error) {
    case 'invalid_grant':
      return 'no longer takes the refresh token, which was revoked or has run out. Enter a new one';
    case 'invalid_client':
    case 'unauthorized_client':
      return 'doesn’t take the client id with this client secret. Enter them again';
    default:
      return 'refused to sign in to the mailbox. Enter client id, client secret and refresh token again';
  }
}
