import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { SettingError } from '../config/setting-error.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { ensureLogins } from '../db/roles.ts';
import { sleep } from '../kernel/clock.ts';
import { messageOf } from '../kernel/errors.ts';
import { type OwnerSession, openOwnerSession } from './owner-session.ts';
import { keptSecretKey } from './secrets.ts';

/** Whoever holds this lock is the one Linesheet of its data directory. */
const INSTANCE_LOCK = 7_246_802;
/** Every worker process shares this one, so that the command line knows whether anybody does the work. */
const WORKERS_LOCK = 7_246_803;

export interface Store {
  database: Database;
  ownerUrl: string;
  secretKey: string;
  /** Names of the migrations that this start applied. */
  migrated: string[];
  /** True when no other process can be at work on this database. */
  alone: boolean;
  /** Whether any process runs a worker at this moment. */
  hasWorkers(): Promise<boolean>;
  /** Counts this process among those that do, until it closes the store. */
  joinWorkers(): Promise<void>;
  /** Fulfilled when the embedded database goes away under us. */
  lost: Promise<void>;
  close(): Promise<void>;
}

export class AlreadyRunningError extends Error {
  override name = 'AlreadyRunningError';
}

/**
 * Opens the database, migrated and with its logins in place. `as: 'instance'` is for the server, of which there is one
 * to an embedded database; `as: 'visitor'` for the command line, which works beside it or alone.
 */
export async function openStore(config: Config, as: 'instance' | 'visitor'): Promise<Store> {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDirectory));
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDirectory);
  const ownerUrl = config.databaseUrl ?? embedded?.ownerUrl ?? '';

  const session = config.databaseUrl ? await reach(config.databaseUrl) : await onceStarted(ownerUrl);
  let alone = false;
  try {
    const owner = session.client;
    alone = embedded !== null && (await tryLock(owner, INSTANCE_LOCK));
    if (as === 'instance' && embedded && !alone) {
      throw new AlreadyRunningError(
        `A Linesheet is running on ${config.dataDirectory} already. Stop it first, or set LINESHEET_DATA to another folder.`,
      );
    }
    const migrated = await migrate(owner);
    await ensureLogins(owner, secretKey);
    // A visitor leaves the place to a server that may want to start.
    if (as === 'visitor' && alone) await owner.query('select pg_advisory_unlock($1)', [INSTANCE_LOCK]);
    const database = openDatabase({ ownerUrl, secretKey });
    const close = async () => {
      await database.close();
      const last = embedded !== null && (as === 'instance' || (await tryLock(owner, INSTANCE_LOCK)));
      await session.close();
      if (last) await embedded.stop();
    };
    return {
      database,
      ownerUrl,
      secretKey,
      migrated,
      alone,
      lost: session.lost,
      close,
      hasWorkers: async () => {
        if (!(await tryLock(session.client, WORKERS_LOCK))) return true;
        await session.client.query('select pg_advisory_unlock($1)', [WORKERS_LOCK]);
        return false;
      },
      joinWorkers: () => session.share(WORKERS_LOCK),
    };
  } catch (error) {
    await session.close();
    if (alone) await embedded?.stop();
    throw error;
  }
}

const LONGEST_START_MS = 30_000;
const LOOK_AGAIN_MS = 200;

/** A server that somebody else is just starting, perhaps after a crash, takes nobody in yet. */
async function onceStarted(ownerUrl: string): Promise<OwnerSession> {
  for (const until = Date.now() + LONGEST_START_MS; ; )
    try {
      return await openOwnerSession(ownerUrl, { reopens: false });
    } catch (error) {
      if ((error as { code?: string }).code !== STARTING_UP || Date.now() > until) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
}
const STARTING_UP = '57P03';

/** A database elsewhere that can't be reached, or doesn't let us in, is a setting that is wrong or not yet right. */
const reach = (databaseUrl: string): Promise<OwnerSession> =>
  openOwnerSession(databaseUrl, { reopens: true }).catch((error: unknown) => {
    const why = messageOf(error) || (error as { code?: string }).code;
    throw new SettingError(`The database at DATABASE_URL can’t be opened: ${why}.`);
  });

async function tryLock(owner: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  return rows[0]?.taken ?? false;
}
