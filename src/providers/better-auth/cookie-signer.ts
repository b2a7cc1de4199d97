import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface CookieSigner {
  /** What the library signs and encrypts with: the current key's first, then what it can still open. */
  secrets: { version: number; value: string }[];
  /** The cookie's value, where its signature holds. */
  tokenIn(headers: Headers, cookie: string): string | null;
  /** The same headers with a cookie of the previous key signed anew, so that a new key signs nobody out. */
  renewed(headers: Headers, cookie: string): Headers;
}

/**
 * Reads the library's session cookie (`value.signature`, HMAC-SHA256 in base64) without asking the library, which
 * would take two queries where each request can do with one.
 */
export function createCookieSigner(secretKey: string, previousSecretKey: string | null): CookieSigner {
  const secret = signingSecretOf(secretKey);
  const secrets = previousSecretKey ? [secret, signingSecretOf(previousSecretKey)] : [secret];
  const read = (headers: Headers, cookie: string) => {
    const raw = rawCookie(headers, cookie);
    const signed = raw === null ? '' : decoded(raw);
    const dot = signed.lastIndexOf('.');
    if (raw === null || dot < 1) return null;
    const value = signed.slice(0, dot);
    const signedWith = secrets.find((candidate) => same(signature(value, candidate), signed.slice(dot + 1)));
    return signedWith === undefined ? null : { raw, value, signedWith };
  };

  return {
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    tokenIn: (headers, cookie) => read(headers, cookie)?.value ?? null,
    renewed: (headers, cookie) => {
      const found = read(headers, cookie);
      if (!found || found.signedWith === secret) return headers;
      const fresh = encodeURIComponent(`${found.value}.${signature(found.value, secret)}`);
      const copy = new Headers(headers);
      copy.set(
        'cookie',
        (headers.get('cookie') ?? '').replace(found.raw, () => fresh),
      );
      return copy;
    },
  };
}

/** Not the key itself: what signs cookies must not open what is sealed. */
const signingSecretOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('linesheet sign-in').digest('base64url');

/** Names the secret in what is encrypted with it, without telling anything of it. */
const versionOf = (secret: string): number => createHash('sha256').update(secret).digest().readUIntBE(0, 4);

const signature = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

function rawCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return rest.join('=');
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function same(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
