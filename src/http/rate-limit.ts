import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts';
import { AppError } from '../kernel/errors.ts';

export interface Limit {
  /** Stands in the stored key, so that limits don't share a bucket. */
  name: string;
  /** So many at once. */
  burst: number;
  /** And this many per minute after that. */
  perMinute: number;
  /** What a person is told who went over it. */
  sentence?: string;
}

export interface RateLimiter {
  /** Takes one from the subject's bucket, or throws `too_many_requests` with the seconds to wait. */
  take(limit: Limit, subject: string): Promise<void>;
  /** Throws where `take` would throw now, and takes nothing. */
  look(limit: Limit, subject: string): Promise<void>;
}

const SENTENCE = 'Too many requests. Please wait a moment and try again.';
/** The part of a bucket that a process takes ahead, so that a generous limit costs the database next to nothing. */
const SHARE_TAKEN_AHEAD = 1 / 50;
const MOST_REMEMBERED = 20_000;

interface Remembered {
  /** Taken from the shared bucket already, and not yet used here. */
  inHand: number;
  /** The bucket is known to be empty until then. */
  emptyUntil: number;
}

/**
 * Token buckets in Postgres, so that all machines share them, behind a small memory: what was taken ahead is
 * spent, and what is known to be empty is refused, without asking the database.
 */
export function createRateLimiter(
  database: Database,
  clock: Clock = systemClock,
  /** Told of each time that a limit holds somebody back. */
  heldBack: (limit: string) => void = () => undefined,
): RateLimiter {
  const remembered = new Map<string, Remembered>();

  const remember = (key: string, state: Remembered): void => {
    remembered.delete(key);
    remembered.set(key, state);
    const oldest = remembered.size > MOST_REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
  };

  const refusal = (limit: Limit, waitMs: number): AppError => {
    heldBack(limit.name);
    return tooMany(limit, waitMs);
  };

  return {
    take: async (limit, subject) => {
      const key = `${limit.name}:${subject}`;
      const now = clock.now().getTime();
      const known = remembered.get(key);
      if (known && known.emptyUntil > now) throw refusal(limit, known.emptyUntil - now);
      if (known && known.inHand > 0) {
        known.inHand -= 1;
        return;
      }
      const wanted = Math.max(1, Math.floor(limit.burst * SHARE_TAKEN_AHEAD));
      const { taken, waitMs } = await database.asSystem((tx) => takeShared(tx, limit, key, wanted, now));
      // Requests that asked at the same moment have put theirs in hand meanwhile: it all adds up.
      const inHand = (remembered.get(key)?.inHand ?? 0) + Math.max(0, taken - 1);
      remember(key, { inHand, emptyUntil: taken > 0 ? 0 : now + waitMs });
      if (taken === 0) throw refusal(limit, waitMs);
    },

    look: async (limit, subject) => {
      const key = `${limit.name}:${subject}`;
      if ((remembered.get(key)?.inHand ?? 0) > 0) return;
      const now = clock.now().getTime();
      const { waitMs } = await database.asSystem((tx) => takeShared(tx, limit, key, 0, now));
      if (waitMs > 0) throw tooMany(limit, waitMs);
    },
  };
}

/** Fills the bucket up to now and takes what is wanted, or one, or nothing; then says how long one takes to come. */
async function takeShared(
  tx: Tx,
  limit: Limit,
  key: string,
  wanted: number,
  now: number,
): Promise<{ taken: number; waitMs: number }> {
  const perMs = limit.perMinute / MINUTE_MS;
  const at = new Date(now);
  await tx
    .insertInto('rate_limits')
    .values({ key, tokens: limit.burst, refilled_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await tx
    .selectFrom('rate_limits')
    .select(['tokens', 'refilled_at'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const passed = Math.max(0, now - row.refilled_at.getTime());
  const full = Math.min(limit.burst, row.tokens + passed * perMs);
  const taken = full >= wanted ? wanted : full >= 1 ? 1 : 0;
  await tx
    .updateTable('rate_limits')
    .set({ tokens: full - taken, refilled_at: sql<Date>`greatest(refilled_at, ${at})` })
    .where('key', '=', key)
    .execute();
  return { taken, waitMs: taken > 0 ? 0 : Math.max(0, Math.ceil((1 - full) / perMs)) };
}

/** Buckets that nobody has touched for a day are full again, whatever their limit. */
export async function forgetIdleLimits(tx: Tx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await tx.deleteFrom('rate_limits').where('refilled_at', '<', dayAgo).execute();
}

function tooMany(limit: Limit, waitMs: number): AppError {
  return new AppError('too_many_requests', limit.sentence ?? SENTENCE, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
