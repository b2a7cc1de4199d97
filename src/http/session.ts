/** Who is behind a request. */
export interface Actor {
  accountId: string;
  email: string;
  /** A person in a browser, or a program with one of the account's API tokens. */
  kind: 'session' | 'token';
  /** Null for a token. */
  sessionId: string | null;
  /** What a token may do; a person may do all of it. */
  scopes: readonly string[];
  role: 'member' | 'admin';
  /** What the account is entitled to, in the accounts' own words. */
  plan: string;
}

/** Null where the request names nobody; throws `not_signed_in` for a token that doesn't hold. */
export type Authenticate = (request: Request) => Promise<Actor | null>;

/** A rule beyond the endpoint's own `access`: null lets the actor through. */
export type Policy = (
  actor: Actor,
  endpoint: { method: string; path: string },
) => { reason: string; sentence: string } | null;
