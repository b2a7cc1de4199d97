import type pg from 'pg';
import { connectAsOwner } from '../db/roles.ts';
import { sleep } from '../kernel/clock.ts';

const TRY_AGAIN_MS = 1_000;

export interface OwnerSession {
  readonly client: pg.Client;
  /** Shares a lock for as long as the session lasts, over broken connections too. */
  share(lock: number): Promise<void>;
  /** Fulfilled when the connection breaks and is not opened anew. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/**
 * The owner's connection, which is there as long as the process. An embedded database that goes away under it is gone;
 * one elsewhere is restarted, moves, or ends what says nothing for long, so that a connection to it is opened anew.
 */
export async function openOwnerSession(
  ownerUrl: string,
  { reopens }: { reopens: boolean },
): Promise<OwnerSession> {
  const shared = new Set<number>();
  let isClosed = false;
  let reopening: Promise<void> | null = null;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));

  const open = async (): Promise<pg.Client> => {
    const client = await connectAsOwner(ownerUrl);
    // Without a listener a connection that breaks would end the process in the middle of whatever it does.
    client.on('error', () => {
      if (!reopens) lose();
      else if (!isClosed) reopening ??= reopen().finally(() => (reopening = null));
    });
    return client;
  };
  const reopen = async (): Promise<void> => {
    while (!isClosed) {
      await sleep(TRY_AGAIN_MS);
      const fresh = await open().catch(() => null);
      if (fresh === null) continue;
      const isBack = await shareAll(fresh, shared).then(
        () => true,
        () => false,
      );
      if (!isBack || isClosed) {
        await fresh.end();
        continue;
      }
      client = fresh;
      return;
    }
  };
  let client = await open();

  return {
    get client() {
      return client;
    },
    share: async (lock) => {
      shared.add(lock);
      await shareAll(client, [lock]);
    },
    lost,
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}

async function shareAll(client: pg.Client, locks: Iterable<number>): Promise<void> {
  for (const lock of locks) await client.query('select pg_advisory_lock_shared($1)', [lock]);
}
