import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createAuthenticate } from '../../src/features/accounts/actions/authenticate.ts';
import { createUser } from '../../src/features/accounts/actions/create-user.ts';
import { isDisabled } from '../../src/features/accounts/actions/disable-user.ts';
import { setAdmin } from '../../src/features/accounts/actions/set-plan.ts';
import { planPolicy } from '../../src/features/accounts/domain/access.ts';
import type { Plan } from '../../src/features/accounts/domain/plan.ts';
import { createSealer, type Sealer } from '../../src/features/accounts/domain/sealed.ts';
import type { SystemMail } from '../../src/features/accounts/domain/system-mail.ts';
import { deliverSystemMails } from '../../src/features/accounts/job-handlers.ts';
import type { SignIn, SignInWatch } from '../../src/features/accounts/ports.ts';
import { accountRoutes } from '../../src/features/accounts/routes/account.ts';
import { signInRoutes } from '../../src/features/accounts/routes/sign-in.ts';
import { recordSignInFailure } from '../../src/features/admin/actions/record-sign-in-failure.ts';
import { createAddressMarker } from '../../src/features/admin/domain/address-marker.ts';
import { clientAddressBehind } from '../../src/http/client-address.ts';
import { answerErrors } from '../../src/http/errors.ts';
import { silentLogger } from '../../src/http/log.ts';
import { createMetrics, type Metrics } from '../../src/http/metrics.ts';
import { type EndpointRoutes, endpointRoutes } from '../../src/http/mount.ts';
import { refuseForeignOrigins } from '../../src/http/origin.ts';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limit.ts';
import { securityHeaders } from '../../src/http/security-headers.ts';
import { startServer } from '../../src/http/server.ts';
import { createSignIn } from '../../src/providers/better-auth/sign-in.ts';
import { TEST_SECRET_KEY } from './cluster.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export const PUBLIC_URL = 'http://linesheet.test';

export interface TestApp {
  url: string;
  database: TestDatabase;
  app: Hono;
  routes: EndpointRoutes;
  signIn: SignIn;
  sealer: Sealer;
  metrics: Metrics;
  authenticate: ReturnType<typeof createAuthenticate>;
  rateLimiter: RateLimiter;
  /** Delivers what the outbox holds, and answers what has arrived so far. */
  mails: () => Promise<SystemMail[]>;
}

/** The server's edge and the accounts over real HTTP, on a database of their own. `mount` adds what a test needs. */
export async function testApp(mount: (app: TestApp) => void | Promise<void> = () => {}): Promise<TestApp> {
  const database = await testDatabase();
  const signIn = createSignIn({
    connection: database.systemConnection,
    publicUrl: PUBLIC_URL,
    secretKey: TEST_SECRET_KEY,
    maySignIn: (accountId) => database.asSystem(async (tx) => !(await isDisabled(tx, accountId))),
  });
  const authenticate = createAuthenticate(database, signIn);
  const rateLimiter = createRateLimiter(database);
  const clientAddress = clientAddressBehind(['127.0.0.1']);
  const sealer = createSealer(TEST_SECRET_KEY);
  const metrics = createMetrics();
  const logger = silentLogger;
  const app = new Hono();
  answerErrors(app, logger);
  app.use(securityHeaders(PUBLIC_URL), refuseForeignOrigins(PUBLIC_URL));
  const routes = endpointRoutes({ app, authenticate, policy: planPolicy, rateLimiter, clientAddress });
  const mark = createAddressMarker(TEST_SECRET_KEY);
  const watch: SignInWatch = {
    failed: (failure) => database.asSystem((tx) => recordSignInFailure(tx, mark, failure)),
  };
  signInRoutes({ app, database, signIn, rateLimiter, clientAddress, publicUrl: PUBLIC_URL, watch });
  accountRoutes({ routes, database, signIn, sealer, rateLimiter, metrics, logger });

  const arrived: SystemMail[] = [];
  const mailer = {
    send: async (mail: SystemMail) => {
      arrived.push(mail);
    },
    close: async () => {},
  };
  const mails = async () => {
    await deliverSystemMails({ database, mailer, failed: () => {} });
    return arrived;
  };
  const built = { url: '', database, app, routes, signIn, sealer, metrics, authenticate, rateLimiter, mails };
  await mount(built);
  const server = await startServer(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.stop(100));
  built.url = `http://127.0.0.1:${server.port}`;
  return built;
}

/** A browser as far as the server can tell: it keeps cookies and says where its requests come from. */
export function browserAt({ url }: Pick<TestApp, 'url'>) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : undefined),
        ...(method === 'GET' ? undefined : { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }),
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    send,
  };
}

/** The first link in a mail, as a path of our own server. */
export function linkIn(mail: SystemMail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return link.slice(PUBLIC_URL.length);
}

export type Browser = ReturnType<typeof browserAt>;

/** A person with a confirmed account, signed in; a password is needed only where signing in is what is tested. */
export async function signedIn(
  app: TestApp,
  person: { email?: string; plan?: Plan; role?: 'admin' } = {},
): Promise<Browser & { accountId: string }> {
  const { email = 'ann@shop.example', plan = 'Tier-1' } = person;
  const password = 'Wholesale-2026';
  const passwordHash = await app.signIn.hashPassword(password);
  const accountId = await app.database.asSystem(async (tx) => {
    const id = await createUser(tx, { email, name: 'Ann Miller', passwordHash, plan });
    if (person.role === 'admin') await setAdmin(tx, id, true);
    return id;
  });
  const browser = browserAt(app);
  const answer = await browser.post('/api/auth/sign-in/email', { email, password });
  if (!answer.ok) throw new Error(await answer.text());
  return { ...browser, accountId };
}
