import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import type { SignIn, SignInMail } from '../../features/accounts/ports.ts';
import { createCookieSigner } from './cookie-signer.ts';
import { createSecondFactor } from './second-factor.ts';

export interface SignInOptions<Schema> {
  connection: Kysely<Schema>;
  publicUrl: string;
  secretKey: string;
  previousSecretKey?: string | null;
  /** Whether a person may have a session at all; a disabled one may not. */
  maySignIn: (userId: string) => Promise<boolean>;
}

interface RequestUnderWay {
  mails: SignInMail[];
  failure?: unknown;
}

/** The library weighs 50 MB: it is loaded by the first who signs up or in, not by whoever is signed in already. */
export function createSignIn<Schema>(options: SignInOptions<Schema>): SignIn {
  const { connection, publicUrl, maySignIn } = options;
  const signer = createCookieSigner(options.secretKey, options.previousSecretKey ?? null);
  // The library sends its mails inside its transaction. They are only noted there, and written after the commit:
  // nobody waits for a second connection while holding the first, and no mail speaks of what was rolled back.
  const underWay = new AsyncLocalStorage<RequestUnderWay>();

  const load = async () => {
    const { openLibrary } = await import('./library.ts');
    return openLibrary({
      connection,
      publicUrl,
      maySignIn,
      secrets: signer.secrets,
      note: (mail) => underWay.getStore()?.mails.push(mail),
      failed: (error) => {
        const request = underWay.getStore();
        if (request) request.failure = error;
      },
    });
  };
  let loading: ReturnType<typeof load> | undefined;
  const library = () => {
    loading ??= load();
    return loading;
  };

  const isSecure = publicUrl.startsWith('https:');
  const cookiePrefix = `${isSecure ? '__Secure-' : ''}linesheet.`;
  const cookieName = `${cookiePrefix}session_token`;
  const headersFor = (request: Request): Headers => signer.renewed(request.headers, cookieName);

  return {
    answer: async (request) => {
      const { handler } = await library();
      const work: RequestUnderWay = { mails: [] };
      const renewed = new Request(request, { headers: headersFor(request) });
      const response = await underWay.run(work, () => handler(renewed));
      if (work.failure !== undefined) throw work.failure;
      return { response, mails: work.mails };
    },
    sessionTokenOf: (request) => signer.tokenIn(request.headers, cookieName),
    prolongSession: async (request) => {
      const { api } = await library();
      const { headers } = await api.getSession({ headers: headersFor(request), returnHeaders: true });
      return headers.getSetCookie();
    },
    forgetSession: `${cookieName}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    ...createSecondFactor(library, headersFor),
    takesNewPassword: async (token) => {
      // As the library keeps it.
      const identifier = `reset-password:${token}`;
      const { rows } = await sql`
        select from verifications where identifier = ${identifier} and expires_at > ${new Date()}`.execute(
        connection,
      );
      return rows.length > 0;
    },
    awaitedAt: async (request) => {
      const challenge = signer.tokenIn(request.headers, `${cookiePrefix}two_factor`);
      // With a session the library would take the code for one of that session's person.
      if (challenge === null || signer.tokenIn(request.headers, cookieName) !== null) return null;
      const { internalAdapter } = await (await library()).$context;
      return (await internalAdapter.findVerificationValue(challenge))?.value ?? null;
    },
    hashPassword: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  };
}
