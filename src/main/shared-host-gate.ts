import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { HostGate } from '../providers/website/host-turns.ts';

/** How long reservations are gathered, so that many fit into one statement. */
const GATHER_MS = 4;

interface Wanted {
  host: string;
  intervalMs: number;
  resolve: (waitMs: number) => void;
  reject: (error: unknown) => void;
}

/** The wait per host, kept in the database: it holds across all workers on all machines. */
export function createSharedHostGate(database: Database): HostGate {
  let gathered: Wanted[] = [];

  const flush = async (): Promise<void> => {
    const wanted = gathered;
    gathered = [];
    const byHost = Map.groupBy(wanted, ({ host }) => host);
    try {
      const waits = await database.asSystem((tx) => reserve(tx, byHost));
      for (const [host, waiting] of byHost) {
        let wait = Math.max(0, waits.get(host) ?? 0);
        for (const { intervalMs, resolve } of waiting) {
          resolve(wait);
          wait += intervalMs;
        }
      }
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  };

  return {
    reserve: (host, intervalMs) =>
      new Promise((resolve, reject) => {
        gathered.push({ host, intervalMs, resolve, reject });
        if (gathered.length === 1) setTimeout(() => void flush(), GATHER_MS);
      }),
    rest: (host, ms) =>
      database.asSystem(async (tx) => {
        await sql`
          insert into host_gates as gate (host, next_at)
          values (${host}, now() + ${ms}::float8 * interval '1 millisecond')
          on conflict (host) do update set next_at = greatest(gate.next_at, excluded.next_at)`.execute(tx);
      }),
  };
}

/** Moves each host's next moment on by all that is wanted of it; returns how long it is to the first of these. */
async function reserve(tx: Tx, byHost: ReadonlyMap<string, readonly Wanted[]>): Promise<Map<string, number>> {
  // In one order everywhere, so that two workers never wait for each other.
  const hosts = [...byHost.keys()].sort();
  // A reservation that a crash forgets costs nobody anything.
  await sql`set local synchronous_commit = off`.execute(tx);
  const takes = hosts.map((host) =>
    (byHost.get(host) ?? []).reduce((sum, { intervalMs }) => sum + intervalMs, 0),
  );
  const { rows } = await sql<{ host: string; free_in: number }>`
    insert into host_gates as gate (host, next_at)
    select host, now() + takes * interval '1 millisecond'
      from unnest(${hosts}::text[], ${takes}::float8[]) as wanted (host, takes)
    on conflict (host) do update set next_at = greatest(gate.next_at, now()) + (excluded.next_at - now())
    returning host, extract(epoch from next_at - now())::float8 * 1000 as free_in`.execute(tx);
  const free = new Map(rows.map((row) => [row.host, row.free_in]));
  return new Map(hosts.map((host, index) => [host, (free.get(host) ?? 0) - (takes[index] ?? 0)]));
}

/** Hosts whose turn has long passed. */
export const forgetHosts = (tx: Tx): Promise<unknown> =>
  sql`delete from host_gates where next_at < now() - interval '1 hour'`.execute(tx);
