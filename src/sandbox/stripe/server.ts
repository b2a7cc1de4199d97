import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import type { Journal } from '../journal.ts';
import { seeded } from '../world/random.ts';
import type { Billing } from './billing.ts';
import { expireOverdue } from './checkout.ts';
import { decodeForm, type Params } from './form.ts';
import { createPayPages } from './pay-pages.ts';
import { LINK_ROUTES } from './payment-links.ts';
import { createPaymentsOverview } from './payments-overview.ts';
import { StripeRefusal } from './refusal.ts';
import { type CheckoutSession, newId } from './resources.ts';
import type { Route } from './route.ts';
import { ACCOUNT_ROUTES } from './routes-account.ts';
import { BILLING_ROUTES } from './routes-billing.ts';
import { CATALOG_ROUTES } from './routes-catalog.ts';
import { CUSTOMER_ROUTES } from './routes-customers.ts';
import { type Remembered, Store } from './store.ts';
import { API_VERSION, createWebhooks } from './webhooks.ts';

export interface StripeStandIn {
  /** The API, paths with their `/v1`. */
  handle: Handler;
  /** The hosted pages, with `/pay` taken off. */
  pages: Handler;
  /** What the control page offers for payments, with `/sandbox/payments` taken off. */
  overview: Handler;
  close(): void;
  state(): {
    requests: number;
    checkouts: number;
    checkoutsPaid: number;
    events: number;
    webhookPosts: number;
    webhookFailures: number;
  };
}

const OVERDUE_EVERY_MS = 1_000;

const TABLE = [
  ...CATALOG_ROUTES,
  ...CUSTOMER_ROUTES,
  ...BILLING_ROUTES,
  ...ACCOUNT_ROUTES,
  ...LINK_ROUTES,
].map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replaceAll(':id', '([^/]+)')}/?$`),
}));

interface Answer {
  status: number;
  body: string;
}

/** Stripe's API as far as subscriptions and single payments go, its hosted pages and its webhooks. */
export function createStripe(options: {
  journal: Journal;
  faults: FaultGate;
  seed: number;
  /** Where the product runs: its webhooks are there. */
  appUrl: string;
  origin(): string;
}): StripeStandIn {
  const { faults, origin } = options;
  const store = new Store(options.journal);
  const webhooks = createWebhooks(
    store,
    `${options.appUrl.replace(/\/$/, '')}/webhooks/stripe`,
    seeded(`${options.seed}/stripe`),
  );
  const billing: Billing = { store, emit: webhooks.emit, origin };
  let requests = 0;

  webhooks.resume();
  const overdue = setInterval(() => expireOverdue(billing), OVERDUE_EVERY_MS);
  overdue.unref();

  async function answer(req: IncomingMessage, url: URL): Promise<Answer & { replayed?: boolean }> {
    authenticate(req);
    const text = (await readBody(req)).toString('utf8');
    const method = req.method ?? 'GET';
    const key = method === 'POST' ? idempotencyKeyOf(req) : undefined;
    if (key === undefined) return respond(method, url, text);

    const fingerprint = createHash('sha256').update(`${url.pathname}\n${text}`).digest('base64');
    const known = store.answerFor(key);
    if (known) return replay(known, fingerprint, key);
    const given = respond(method, url, text);
    store.rememberAnswer(key, { fingerprint, ...given });
    return given;
  }

  function respond(method: string, url: URL, text: string): Answer {
    const query = decodeForm(url.searchParams);
    const params = method === 'POST' || text ? decodeForm(new URLSearchParams(text)) : query;
    const found = matching(method, url.pathname);
    if (!found) {
      throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
    }
    const { route, ids } = found;
    const result = route.answer({ billing, params, ids, path: url.pathname });
    const expanded = store.expand(result, expandIn(params, query));
    return { status: 200, body: JSON.stringify(expanded, undefined, 2) };
  }

  return {
    pages: createPayPages(billing),
    overview: createPaymentsOverview(billing),
    async handle(req, res, url) {
      requests += 1;
      if (await faults.apply('stripe', req, res)) return;
      try {
        const { status, body, replayed } = await answer(req, url);
        await store.written();
        send(req, res, status, body, replayed ? { 'idempotent-replayed': 'true' } : {});
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        send(req, res, error.status, JSON.stringify(error.body, undefined, 2));
      }
    },
    close() {
      clearInterval(overdue);
      webhooks.close();
    },
    state() {
      const checkouts = store.all<CheckoutSession>('checkout.session');
      const checkoutsPaid = checkouts.filter(({ status }) => status === 'complete').length;
      return { requests, checkouts: checkouts.length, checkoutsPaid, ...webhooks.state() };
    },
  };
}

function matching(method: string, path: string): { route: Route; ids: string[] } | undefined {
  for (const route of TABLE) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found) return { route, ids: found.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

const expandIn = (params: Params, query: Params): string[] => [
  ...params.texts('expand'),
  ...query.texts('expand'),
];

function authenticate(req: IncomingMessage): void {
  const [scheme = '', value = ''] = (req.headers.authorization ?? '').split(' ');
  const key = /^basic$/i.test(scheme) ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
  if (!key) {
    throw new StripeRefusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^(sk|rk)_/.test(key) || /^(sk|rk)_(test_)?(invalid|revoked)/.test(key)) {
    throw new StripeRefusal(
      401,
      `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`,
    );
  }
}

function idempotencyKeyOf(req: IncomingMessage): string | undefined {
  const key = req.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function replay(known: Remembered, fingerprint: string, key: string): Answer & { replayed: boolean } {
  if (known.fingerprint === fingerprint) return { status: known.status, body: known.body, replayed: true };
  throw new StripeRefusal(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: string,
  more: Record<string, string> = {},
): void {
  const key = idempotencyKeyOf(req);
  res
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'request-id': newId('req', 14),
      'stripe-version': String(req.headers['stripe-version'] ?? API_VERSION),
      ...(key && { 'idempotency-key': key }),
      ...more,
    })
    .end(body);
}
