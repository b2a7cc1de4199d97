import type { Context, Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import { MAX_BODY_BYTES, readJson } from '../../../http/body.ts';
import type { ClientAddress } from '../../../http/client-address.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { normalizedEmail } from '../actions/find-account-by-email.ts';
import { isSignUpOpen } from '../actions/sign-up-switch.ts';
import { queueSystemMail } from '../actions/system-mails.ts';
import { mayTryAtSignIn } from '../actions/two-factor.ts';
import { AUTH_PATHS, type AuthPath, type ConfirmationOutcome } from '../domain/auth-paths.ts';
import { passwordMeetsRules } from '../domain/password.ts';
import { secondFactorIn, WRONG_CODE } from '../domain/second-factor.ts';
import { confirmationMail, passwordResetMail } from '../domain/system-mail.ts';
import type { SignIn, SignInMail, SignInWatch } from '../ports.ts';

export interface SignInRouteDeps {
  app: Hono;
  database: Database;
  signIn: SignIn;
  rateLimiter: RateLimiter;
  clientAddress: ClientAddress;
  publicUrl: string;
  clock?: Clock;
  watch?: SignInWatch;
}

class Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;

  constructor(status: number, code: string, detail: string) {
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

const WEAK_PASSWORD = new Refusal(400, 'weak_password', 'Password does not meet the requirements.');
const SIGN_UP_DISABLED = new Refusal(
  403,
  'signup_disabled',
  'Account registration is currently disabled. Please contact support.',
);
const WRONG_SECOND_FACTOR = new Refusal(401, 'INVALID_CODE', WRONG_CODE);
const NO_SIGN_IN_UNDER_WAY = new Refusal(401, 'INVALID_TWO_FACTOR_COOKIE', 'Please sign in again.');

const BASE = '/api/auth';
const MAIL_OF = { confirmation: confirmationMail, password_reset: passwordResetMail };

/** Mounts what is open of the sign-in library, behind our limits and our rules for passwords. */
export function signInRoutes(deps: SignInRouteDeps): void {
  const { app, database, signIn, rateLimiter, clientAddress, publicUrl, clock = systemClock } = deps;

  const limit = async (entry: AuthPath, client: string, email: string | null): Promise<void> => {
    const { path, perClient, perAddress, tooMany: sentence } = entry;
    await rateLimiter.take({ name: `auth${path}-client`, ...perClient, sentence }, client);
    if (perAddress && email !== null)
      await rateLimiter.take({ name: `auth${path}-address`, ...perAddress, sentence }, email);
  };

  const queue = (mails: readonly SignInMail[]): Promise<unknown> =>
    database.asSystem(async (tx) => {
      for (const { kind, email, name, token } of mails)
        await queueSystemMail(tx, MAIL_OF[kind](publicUrl, { email, name }, token));
    });

  /** What we refuse before the library sees it, and what of the body it is to see. */
  const checked = async (
    entry: AuthPath,
    body: Record<string, unknown>,
    request: Request,
  ): Promise<Refusal | Record<string, unknown>> => {
    if (entry.path === '/sign-up/email' && !(await database.asSystem(isSignUpOpen))) return SIGN_UP_DISABLED;
    if (entry.newPassword && !passwordMeetsRules(String(body[entry.newPassword] ?? ''))) return WEAK_PASSWORD;
    if (entry.path === '/sign-up/email') return { ...body, name: nameIn(body) };
    if (!entry.secondFactor) return body;
    const factor = secondFactorIn(String(body.code ?? ''));
    if (factor?.kind !== entry.secondFactor) return WRONG_SECOND_FACTOR;
    const answer = await mayTryAtSignIn({ database, signIn, now: clock.now() }, request, factor);
    if (answer === 'yes') return { code: factor.code };
    return answer === 'tried_before' ? WRONG_SECOND_FACTOR : NO_SIGN_IN_UNDER_WAY;
  };

  const tellFailure = async (
    entry: AuthPath,
    { email, request, client }: { email: string | null; request: Request; client: string },
    answer: Response,
  ): Promise<Response> => {
    const isRefused = answer.status >= 400 && answer.status < 500;
    if (!deps.watch || !isRefused || !(entry.path === '/sign-in/email' || entry.secondFactor)) return answer;
    const { code } = (await answer.clone().json()) as { code: string };
    const accountId = entry.secondFactor ? await signIn.awaitedAt(request) : null;
    if (email !== null || accountId !== null) await deps.watch.failed({ email, accountId, client, code });
    return answer;
  };

  for (const entry of AUTH_PATHS) {
    app.on(entry.method, BASE + entry.path, async (context) => {
      const request = context.req.raw;
      const body = entry.method === 'POST' ? await readBody(request) : null;
      const email = typeof body?.email === 'string' ? normalizedEmail(body.email) : null;
      const client = clientAddress(context);
      await limit(entry, client, email);
      const told = (answer: Response) => tellFailure(entry, { email, request, client }, answer);
      const passedOn = body && (await checked(entry, body, request));
      if (passedOn instanceof Refusal) return told(authProblem(context, passedOn));

      const { response, mails } = await signIn.answer(requestFor(request, passedOn));
      if (mails.length > 0) await queue(mails);
      if (entry.path === '/verify-email') return afterConfirmation(response, request, deps);
      return response.status < 400 ? response : told(await problemFrom(context, response));
    });
  }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body = (await readJson(request, MAX_BODY_BYTES)) ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid_input', 'The request’s body is not an object.');
  return { ...body };
}

function nameIn(body: Record<string, unknown>): string {
  const name = typeof body.name === 'string' ? body.name.trim() : '';
  if (name === '' || name.length > 120)
    throw new AppError('invalid_input', 'Please enter your name.', {
      fields: { name: 'Please enter your name.' },
    });
  return name;
}

/** Links in our mails are made from our own address: where a client wants them to lead does not matter. */
function requestFor(request: Request, body: Record<string, unknown> | null): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body === null) return new Request(request.url, { method: request.method, headers });
  const { callbackURL: _, redirectTo: __, ...rest } = body;
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(rest) });
}

/** The confirmation link signs in and leads to the dashboard; one that doesn't any more says so at the login. */
function afterConfirmation(
  response: Response,
  request: Request,
  { signIn, publicUrl }: SignInRouteDeps,
): Response {
  const location = response.headers.get('location');
  const failure = location && new URL(location, publicUrl).searchParams.get('error');
  const login = (outcome: ConfirmationOutcome) =>
    new Response(null, { status: 302, headers: { location: `${publicUrl}/login?confirmation=${outcome}` } });
  if (!location || failure) return login(failure === 'TOKEN_EXPIRED' ? 'expired' : 'invalid');
  // Used before, perhaps by a mail scanner that opens every link.
  const signedIn = response.headers.has('set-cookie') || signIn.sessionTokenOf(request) !== null;
  if (!signedIn) return login('done');
  const headers = new Headers(response.headers);
  headers.set('location', `${publicUrl}/dashboard`);
  return new Response(null, { status: 302, headers });
}

/** The library's refusal in the form that all our errors have; its code stays, as our tables know it. */
async function problemFrom(context: Context, response: Response): Promise<Response> {
  const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return authProblem(
    context,
    new Refusal(response.status, answer.code ?? 'unexpected', answer.message ?? ''),
  );
}

function authProblem(context: Context, { status, code, detail }: Refusal): Response {
  const problem = { type: 'about:blank', title: 'Sign-in problem', status, code, detail, details: {} };
  return context.newResponse(JSON.stringify(problem), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}
