import type { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Database } from '../db/database.ts';
import { AppError } from '../kernel/errors.ts';
import { eventsAfter, hearEvents, type SeenEvents, type StoredEvent, seenEvents } from '../queue/events.ts';
import type { Logger } from './log.ts';
import type { Authenticate } from './session.ts';

export interface EventStreamDeps {
  app: Hono;
  database: Database;
  authenticate: Authenticate;
  logger: Logger;
  heartbeatMs?: number;
  mostPerAccount?: number;
}

export interface EventStreams {
  /** How many screens are listening. */
  open(): number;
  /** Ends every stream; browsers come back to whichever server is there. */
  close(): Promise<void>;
}

export const EVENTS_PATH = '/api/events';
const HEARTBEAT_MS = 20_000;
const MOST_PER_ACCOUNT = 12;
const PAGE = 200;
/**
 * Numbers are given when an event is written, and seen when its transaction commits: a lower one may appear after
 * a higher one. So a stream looks back this far, and sends what it has not sent yet.
 */
const LOOK_BACK_MS = 3_000;

/** What a page asks for that was loaded now and listens later: all that happens from here on. */
export const eventsFromHere = (database: Database, accountId: string): Promise<string> =>
  database.asAccount(accountId, async (tx) => {
    const { upTo, ids } = await seenEvents(tx, accountId);
    return `${EVENTS_PATH}?after=${upTo}&seen=${ids.length}`;
  });

/**
 * `GET /api/events`: what happens in the account, live. After a break the browser says what it heard last, and a page
 * that was loaded before how many of the last events could be seen then. Where others have appeared among them, it is
 * told to be behind.
 */
export async function eventStreams(deps: EventStreamDeps): Promise<EventStreams> {
  const { app, database, authenticate, logger } = deps;
  const { heartbeatMs = HEARTBEAT_MS, mostPerAccount = MOST_PER_ACCOUNT } = deps;
  const listening = new Map<string, Set<Listener>>();
  const stopHearing = await hearEvents(database, (accountId) => {
    const woken = accountId === '' ? [...listening.values()] : [listening.get(accountId)];
    for (const listeners of woken) for (const listener of listeners ?? []) listener.wake();
  });

  app.get(EVENTS_PATH, async (context) => {
    const actor = await authenticate(context.req.raw);
    if (actor?.kind !== 'session') throw new AppError('not_signed_in', 'Please sign in.');
    const { accountId } = actor;
    const heardLast = number(context.req.header('last-event-id') ?? context.req.query('after'));
    const seenThen = number(context.req.query('seen'));
    const seen = await database.asAccount(accountId, (tx) => seenEvents(tx, accountId, heardLast));
    const listener = createListener({
      read: (after) => database.asAccount(accountId, (tx) => eventsAfter(tx, accountId, after, PAGE)),
      seen,
      isBehind: seenThen !== undefined && seenThen !== seen.ids.length,
      stillSignedIn: async () => (await authenticate(context.req.raw)) !== null,
      heartbeatMs,
    });
    // Nothing is waited for from here on: windows that open at once are to find each other's list.
    const listeners = listening.get(accountId) ?? new Set<Listener>();
    if (listeners.size >= mostPerAccount)
      throw new AppError('too_many_requests', 'Too many open windows are listening.', {
        retryAfterSeconds: 30,
      });
    listeners.add(listener);
    listening.set(accountId, listeners);

    context.header('cache-control', 'no-store');
    // Proxies that collect an answer before passing it on would hold the events back.
    context.header('x-accel-buffering', 'no');
    return streamSSE(
      context,
      async (stream) => {
        stream.onAbort(listener.end);
        try {
          await listener.run(stream);
        } finally {
          listeners.delete(listener);
          if (listeners.size === 0) listening.delete(accountId);
        }
      },
      async (error) => logger.warn({ err: error }, 'event stream ended'),
    );
  });

  return {
    open: () => [...listening.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    close: async () => {
      for (const listeners of listening.values()) for (const listener of listeners) listener.end();
      await stopHearing();
    },
  };
}

function number(text: string | undefined): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : undefined;
}

interface Listener {
  wake(): void;
  end(): void;
  run(stream: SSEStreamingApi): Promise<void>;
}

function createListener(options: {
  read: (after: number) => Promise<StoredEvent[]>;
  seen: SeenEvents;
  isBehind: boolean;
  stillSignedIn: () => Promise<boolean>;
  heartbeatMs: number;
}): Listener {
  let ended = false;
  let woken = true;
  let wakeUp = () => {};
  /** Everything up to here is sent for good; `sent` holds the numbers after it that are sent already. */
  let settled = options.seen.after;
  const openedAt = Date.now();
  const sent = new Map(options.seen.ids.map((id) => [id, openedAt]));

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (woken || ended) return resolve();
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const sendNew = async (stream: SSEStreamingApi): Promise<void> => {
    for (let after = settled, more = true; more && !ended; ) {
      const events = await options.read(after);
      for (const event of events) {
        if (!sent.has(event.id)) await stream.writeSSE(messageOf(event));
        if (!sent.has(event.id)) sent.set(event.id, Date.now());
      }
      after = events.at(-1)?.id ?? after;
      more = events.length === PAGE;
    }
    for (const [id, at] of sent) {
      if (Date.now() - at < LOOK_BACK_MS) break;
      settled = Math.max(settled, id);
      sent.delete(id);
    }
  };

  return {
    wake: () => {
      woken = true;
      wakeUp();
    },
    end: () => {
      ended = true;
      wakeUp();
    },
    run: async (stream) => {
      // Tells a proxy and the browser at once that the stream is open, and when to come back after a break.
      await stream.writeSSE({ event: 'ready', data: options.isBehind ? 'behind' : '', retry: 2_000 });
      let askedAt = openedAt;
      while (!ended && !stream.aborted) {
        if (!woken || Date.now() - askedAt >= options.heartbeatMs) {
          if (!(await options.stillSignedIn())) return;
          askedAt = Date.now();
        }
        if (!woken) await stream.write(': still here\n\n');
        woken = false;
        await sendNew(stream);
        await wait(options.heartbeatMs);
      }
    },
  };
}

const messageOf = ({ id, kind, payload }: StoredEvent) => ({
  id: String(id),
  event: kind,
  data: JSON.stringify(payload),
});
