import pg from 'pg';

type Heard = (payload: string) => void;

export interface Listening {
  /** Calls back with what is said on a channel; with '' when anything may have been missed. */
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
}

const TRY_AGAIN_MS = 500;

/** Listens to any number of channels over one connection of the pool, which is there while anybody listens. */
export function createListening(pool: pg.Pool): Listening {
  const channels = new Map<string, Set<Heard>>();
  let client: pg.PoolClient | null = null;
  /** What the connection at hand listens to. */
  let subscribed = new Set<string>();
  let connecting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;

  const tell = (channel: string, payload: string): void => {
    for (const heard of channels.get(channel) ?? []) heard(payload);
  };

  const tryAgain = (): void => {
    clearTimeout(retry);
    if (channels.size > 0) retry = setTimeout(() => void connect(), TRY_AGAIN_MS);
  };

  // A connection that breaks says so more than once, and also after it was given back.
  const lost = (broken: pg.PoolClient, error: Error): void => {
    if (client !== broken) return;
    client = null;
    broken.release(error);
    tryAgain();
  };

  const open = async (): Promise<void> => {
    const fresh = await pool.connect().catch(() => null);
    if (fresh === null || channels.size === 0) {
      fresh?.release();
      tryAgain();
      return;
    }
    client = fresh;
    subscribed = new Set();
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    fresh.on('error', (error) => lost(fresh, error));
    const asked = [...channels.keys()];
    await Promise.all(asked.map((channel) => subscribe(fresh, channel)));
  };

  const connect = (): Promise<void> => {
    connecting ??= open().finally(() => {
      connecting = null;
    });
    return connecting;
  };

  const subscribe = async (on: pg.PoolClient, channel: string): Promise<void> => {
    subscribed.add(channel);
    try {
      await on.query(`listen ${pg.escapeIdentifier(channel)}`);
      // What was said while nobody listened is found by looking.
      tell(channel, '');
    } catch (error) {
      lost(on, error as Error);
    }
  };

  return {
    listen: async (channel, heard) => {
      // One of its own, so that the same callback may listen twice.
      const own: Heard = (payload) => heard(payload);
      channels.set(channel, (channels.get(channel) ?? new Set()).add(own));
      if (!client) await connect();
      else if (subscribed.has(channel)) own('');
      // Also where it came too late for a connection that was being opened.
      if (client && !subscribed.has(channel)) await subscribe(client, channel);
      return async () => {
        const others = channels.get(channel);
        others?.delete(own);
        if (others?.size === 0) channels.delete(channel);
        if (channels.size > 0) return;
        clearTimeout(retry);
        const left = client;
        client = null;
        left?.release(true);
      };
    },
  };
}
