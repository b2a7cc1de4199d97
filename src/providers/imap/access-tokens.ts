import * as z from 'zod/mini';
import type { MailboxOAuth } from '../../features/replies/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProviderError } from '../../kernel/errors.ts';

const ENDPOINTS: Record<MailboxOAuth['provider'], { url: string; name: string }> = {
  google: { url: 'https://oauth2.googleapis.com/token', name: 'Google' },
  microsoft: { url: 'https://login.microsoftonline.com/common/oauth2/v2.0/token', name: 'Microsoft' },
};

const answerSchema = z.object({ access_token: z.string(), expires_in: z.catch(z.number(), 3_600) });
const TIMEOUT_MS = 15_000;
const SPARE_MS = 60_000;

/** `refused`: a token that a mail server didn't take, which isn't given again. */
export type AccessToken = (oauth: MailboxOAuth, signal: AbortSignal, refused?: string) => Promise<string>;

/** Tokens to sign in to mailboxes with, each kept for as long as its provider says that it is good. */
export function createAccessTokens(options: { clock: Clock; endpoints?: typeof ENDPOINTS }): AccessToken {
  const { clock, endpoints = ENDPOINTS } = options;
  const kept = new Map<string, { token: string; until: number }>();
  return async (oauth, signal, refused) => {
    const known = kept.get(oauth.refreshToken);
    const now = clock.now().getTime();
    if (known && known.until > now && known.token !== refused) return known.token;
    const { access_token: token, expires_in } = await ask(endpoints[oauth.provider], oauth, signal);
    kept.set(oauth.refreshToken, { token, until: now + expires_in * 1_000 - SPARE_MS });
    return token;
  };
}

async function ask(
  { url, name }: { url: string; name: string },
  { clientId, clientSecret, refreshToken }: MailboxOAuth,
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
  const parsed = z.safeParse(answerSchema, await answer.json().catch(() => null));
  if (answer.status === 429 || answer.status >= 500)
    throw fail('unreachable', `${name} gives no sign-in to the mailbox at the moment.`);
  if (!answer.ok)
    throw fail('refused', `${name} no longer lets Linesheet into the mailbox. Connect it again.`);
  if (!parsed.success) throw fail('invalid_answer', `${name} answered the sign-in with something else.`);
  return parsed.data;
}
