import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/** The two group roles of migrations/0001; each process logs in as a member of one of them, never as the owner. */
export type Role = 'linesheet_app' | 'linesheet_system';

interface Login {
  user: string;
  password: string;
}

/**
 * Name and password of a login follow from the secret key, so that any number of machines agree on them without
 * anything being stored, and a new key means new logins.
 */
export function loginOf(role: Role, secretKey: string): Login {
  const derive = (purpose: string) =>
    createHmac('sha256', secretKey).update(`${role} ${purpose}`).digest('hex');
  return { user: `${role}_${derive('name').slice(0, 8)}`, password: derive('password') };
}

/** Creates the logins where they are missing. Racing processes are fine: whoever comes second finds them. */
export async function ensureLogins(owner: pg.ClientBase, secretKey: string): Promise<void> {
  for (const role of ['linesheet_app', 'linesheet_system'] as const) {
    const { user, password } = loginOf(role, secretKey);
    const found = await owner.query('select from pg_roles where rolname = $1', [user]);
    if (found.rowCount) continue;
    await owner
      .query(
        `create role ${user} login inherit nosuperuser nocreatedb nocreaterole password '${password}' in role ${role}`,
      )
      .catch((error: { code?: string }) => {
        if (error.code !== '42710' && error.code !== '23505') throw error;
      });
  }
}

/** The owner's address with another login in it. */
export function addressFor(ownerUrl: string, login: Login): pg.PoolConfig {
  const config = parseAddress(ownerUrl);
  return { ...config, user: login.user, password: login.password };
}

/**
 * A line that a firewall has dropped in silence is found out: whoever listens on it says nothing for hours, and would
 * hear nothing for ever.
 */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Whoever listens at an address may never answer. */
export const CONNECTS_WITHIN_MS = 15_000;
/** Our own Postgres is there; on a machine that is busy it takes its time. */
const OWN_CONNECTS_WITHIN_MS = 60_000;

/** In parts rather than as one string: pg would let a string's own user win over the login that we put in. */
export function parseAddress(url: string): pg.PoolConfig {
  const socket = /^(postgres(?:ql)?:\/\/[^@/]*@)\/([^?]*)\?host=([^&]+)$/.exec(url);
  if (!socket) return { ...partsOf(url), ...KEEP_ALIVE, connectionTimeoutMillis: CONNECTS_WITHIN_MS };
  const [, credentials = '', database, host = ''] = socket;
  const { username, password } = new URL(`${credentials}localhost/`);
  return {
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database,
    host: decodeURIComponent(host),
    connectionTimeoutMillis: OWN_CONNECTS_WITHIN_MS,
  };
}

function partsOf(url: string): pg.PoolConfig {
  const { hostname, port, pathname, searchParams, username, password } = new URL(url);
  return {
    host: searchParams.get('host') ?? decodeURIComponent(hostname),
    port: port ? Number(port) : Number(searchParams.get('port') ?? 5432),
    database: decodeURIComponent(pathname.slice(1)) || undefined,
    user: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    ssl: tlsOf(searchParams),
  };
}

/** As libpq reads it: whoever names a root certificate wants the server's held against it, whatever the mode. */
function tlsOf(wanted: URLSearchParams): pg.PoolConfig['ssl'] {
  const mode = wanted.get('sslmode');
  if (!mode || mode === 'disable') return undefined;
  const contentOf = (name: string) => {
    const path = wanted.get(name);
    return path && path !== 'system' ? readFileSync(path, 'utf8') : undefined;
  };
  const [ca, cert, key] = [contentOf('sslrootcert'), contentOf('sslcert'), contentOf('sslkey')];
  return {
    rejectUnauthorized: mode.startsWith('verify') || wanted.has('sslrootcert'),
    ...(ca && { ca }),
    ...(cert && { cert }),
    ...(key && { key }),
    // Only `verify-full` asks for the name, too; a certificate of one's own root often names another.
    ...(mode !== 'verify-full' &&
      wanted.get('sslrootcert') !== 'system' && { checkServerIdentity: () => undefined }),
  };
}

export const connectAsOwner = async (ownerUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    ...parseAddress(ownerUrl),
  });
  // A connection that breaks fails its next statement; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** A piece of work over one connection of the owner's, which is closed whatever becomes of it. */
export async function asOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = await connectAsOwner(ownerUrl);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
