import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { Endpoint, InputOf, OutputOf } from '../kernel/endpoint.ts';
import { AppError } from '../kernel/errors.ts';
import { storable } from '../kernel/storable.ts';
import { MAX_BODY_BYTES, readBytes, readJson } from './body.ts';
import type { Limit, RateLimiter } from './rate-limit.ts';
import type { Actor, Authenticate, Policy } from './session.ts';
import { queryOf, validate } from './validation.ts';

export interface EndpointDeps {
  app: Hono;
  authenticate: Authenticate;
  policy: Policy;
  rateLimiter: RateLimiter;
  clientAddress: (context: Context) => string;
}

type PartsOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer Response>
    ? {
        params: OutputOf<Params>;
        query: OutputOf<Query>;
        body: OutputOf<Body>;
        response: InputOf<Response>;
      }
    : never;

/** What a handler is given, all of it checked. */
export interface Call<E extends Endpoint, A> {
  actor: A;
  params: PartsOf<E>['params'];
  query: PartsOf<E>['query'];
  body: PartsOf<E>['body'];
  request: Request;
  /** For endpoints without a `body`: uploads, within the route's `maxBodyBytes`. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  clientAddress: string;
}

/** A value is answered as JSON with 200; a Response goes out as it is (a file, a 202). */
export type Handler<E extends Endpoint, A> = (
  call: Call<E, A>,
) => Promise<PartsOf<E>['response'] | Response> | PartsOf<E>['response'] | Response;

export interface RouteOptions {
  /** Per client, on top of what every request is held to. */
  limit?: Limit;
  maxBodyBytes?: number;
}

export interface EndpointRoutes {
  /** For everything but `access: 'public'`: the actor is known and allowed. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E, Actor>, options?: RouteOptions): void;
  /** For `access: 'public'`: the actor is whoever signed in, or null. */
  onPublic<E extends Endpoint>(endpoint: E, handler: Handler<E, Actor | null>, options?: RouteOptions): void;
  /** All that was mounted, for the API's description. */
  readonly endpoints: readonly Endpoint[];
}

/** What the routes of every feature need: where they are mounted, and what they answer from. */
export interface RouteDeps {
  routes: EndpointRoutes;
  database: Database;
}

/** Generous: it only keeps one client from taking the whole server. */
const EVERY_REQUEST: Limit = { name: 'api', burst: 20_000, perMinute: 300_000 };

/** Limit → authenticate → validate → authorize → handle → answer: every endpoint, in this order. */
export function endpointRoutes(deps: EndpointDeps): EndpointRoutes {
  const { app, authenticate, policy, rateLimiter, clientAddress } = deps;
  const endpoints: Endpoint[] = [];

  const mount = (
    endpoint: Endpoint,
    handler: Handler<Endpoint, never>,
    { limit, maxBodyBytes = MAX_BODY_BYTES }: RouteOptions = {},
  ): void => {
    endpoints.push(endpoint);
    app.on(endpoint.method, endpoint.path, async (context) => {
      const request = context.req.raw;
      const client = clientAddress(context);
      await rateLimiter.take(EVERY_REQUEST, client);
      if (limit) await rateLimiter.take(limit, client);
      const actor = await authenticate(request);
      if (!actor && endpoint.access !== 'public') throw new AppError('not_signed_in', 'Please sign in.');
      const call = {
        actor,
        params: validate(schemaOf(endpoint.params), storable(context.req.param())),
        query: validate(schemaOf(endpoint.query), storable(queryOf(new URL(request.url).searchParams))),
        body: endpoint.body && validate(schemaOf(endpoint.body), await readJson(request, maxBodyBytes)),
        request,
        bytes: () => readBytes(request, maxBodyBytes),
        clientAddress: client,
      };
      if (actor) authorize(endpoint, actor, policy);
      const answer = await handler(call as Call<Endpoint, never>);
      if (answer instanceof Response) return answer;
      return context.json(answer, 200, { 'cache-control': 'no-store' });
    });
  };

  return {
    endpoints,
    on: (endpoint, handler, options) => {
      if (endpoint.access === 'public') throw new TypeError(`${endpoint.path} is public: mount it so.`);
      mount(endpoint, handler as Handler<Endpoint, never>, options);
    },
    onPublic: (endpoint, handler, options) => {
      if (endpoint.access !== 'public') throw new TypeError(`${endpoint.path} is not public.`);
      mount(endpoint, handler as Handler<Endpoint, never>, options);
    },
  };
}

/** One line per rule; the first that isn't met decides. */
function authorize({ access, ...endpoint }: Endpoint, actor: Actor, policy: Policy): void {
  if (access === 'public') return;
  const scope = typeof access === 'object' && 'scope' in access ? access.scope : null;
  const role = typeof access === 'object' && 'role' in access ? access.role : null;
  if (actor.kind === 'token' && scope === null) throw refused('An API token can’t do this; sign in instead.');
  if (actor.kind === 'token' && scope !== null && !actor.scopes.includes(scope))
    throw refused(`The API token lacks the scope “${scope}”.`, { reason: 'scope', scope });
  if (role !== null && actor.role !== role) throw refused('You need the administrator’s role for this.');
  const refusal = policy(actor, endpoint);
  if (refusal) throw refused(refusal.sentence, { reason: refusal.reason });
}

const refused = (sentence: string, details?: Record<string, unknown>): AppError =>
  new AppError('not_allowed', sentence, details);

/** The kernel knows a schema only by its types; on the server it is zod's. */
const schemaOf = (schema: Endpoint['body']): z.core.$ZodType | undefined =>
  schema as z.core.$ZodType | undefined;
