import { createSign } from 'node:crypto';
import * as z from 'zod/mini';
import { ProviderError } from '../../kernel/errors.ts';
import { createHttpClient } from '../http-client.ts';

/** Google's own description of an account that programs sign in as, as its console hands it out. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM. */
  privateKey: string;
  tokenUrl: string;
}

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const LIFETIME_S = 3_600;
/** So long before its end a token isn't used any more. */
const SPARE_S = 120;
const TIMEOUT_MS = 10_000;

const Answer = z.object({ access_token: z.string(), expires_in: z._default(z.number(), LIFETIME_S) });

/** Hands out the token with which requests are signed in, and gets a new one before it ends (RFC 7523). */
export function createAccessTokens(
  account: ServiceAccount,
  now: () => number = Date.now,
): { token(signal?: AbortSignal): Promise<string>; close(): Promise<void> } {
  const { origin, pathname } = new URL(account.tokenUrl);
  const client = createHttpClient({
    provider: 'google-sheets',
    baseUrl: origin,
    timeoutMs: TIMEOUT_MS,
    retries: 1,
  });
  let current: Promise<{ value: string; endsAt: number }> | undefined;

  const fetchToken = async (signal: AbortSignal | undefined) => {
    const { body } = await client.request({
      method: 'POST',
      path: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, now()),
      }).toString(),
      schema: Answer,
      retry: true,
      ...(signal && { signal }),
    });
    return { value: body.access_token, endsAt: now() + (body.expires_in - SPARE_S) * 1_000 };
  };

  return {
    async token(signal) {
      const known = await current?.catch(() => undefined);
      if (known && known.endsAt > now()) return known.value;
      current = fetchToken(signal);
      return (await current).value;
    },
    close: () => client.close(),
  };
}

function assertionOf({ clientEmail, privateKey, tokenUrl }: ServiceAccount, now: number): string {
  const issuedAt = Math.floor(now / 1_000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({
    iss: clientEmail,
    scope: SCOPE,
    aud: tokenUrl,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_S,
  })}`;
  try {
    const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
    return `${signed}.${signature}`;
  } catch (cause) {
    throw new ProviderError('google-sheets', 'misconfigured', 'The service account’s key can’t sign.', {
      cause,
    });
  }
}
