import type { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Database } from '../db/database.ts';
import { AppError } from '../kernel/errors.ts';
import {
  eventIdsBetween,
  eventsAfter,
  hearEvents,
  latestEventId,
  type StoredEvent,
} from '../queue/events.ts';
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

const HEARTBEAT_MS = 20_000;
const MOST_PER_ACCOUNT = 12;
const PAGE = 200;
/**
 * Numbers are given when an event is written, and seen when its transaction commits: a lower one may appear after
 * a higher one. So a stream looks back this far, and sends what it has not sent yet.
 */
const LOOK_BACK_MS = 3_000;
/** And a new stream so many numbers: what can be seen of them is known to the screen, the rest may yet appear. */
const LOOK_BACK_IDS = 500;

/** `GET /api/events`: what happens in the account, live. After a break the browser says what it heard last. */
export async function eventStreams(deps: EventStreamDeps): Promise<EventStreams> {
  const { app, database, authenticate, logger } = deps;
  const { heartbeatMs = HEARTBEAT_MS, mostPerAccount = MOST_PER_ACCOUNT } = deps;
  const listening = new Map<string, Set<Listener>>();
  const stopHearing = await hearEvents(database, (accountId) => {
    const woken = accountId === '' ? [...listening.values()] : [listening.get(accountId)];
    for (const listeners of woken) for (const listener of listeners ?? []) listener.wake();
  });

  app.get('/api/events', async (context) => {
    const actor = await authenticate(context.req.raw);
    if (actor?.kind !== 'session') throw new AppError('not_signed_in', 'Please sign in.');
    const { accountId } = actor;
    const heardLast = Number(context.req.header('last-event-id') ?? context.req.query('after') ?? Number.NaN);
    const listener = createListener({
      read: (after) => database.asAccount(accountId, (tx) => eventsAfter(tx, accountId, after, PAGE)),
      start: await database.asAccount(accountId, async (tx) => {
        const upTo = Number.isSafeInteger(heardLast) ? heardLast : await latestEventId(tx, accountId);
        const after = upTo - LOOK_BACK_IDS;
        return { after, known: await eventIdsBetween(tx, accountId, after, upTo) };
      }),
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

interface Listener {
  wake(): void;
  end(): void;
  run(stream: SSEStreamingApi): Promise<void>;
}

function createListener(options: {
  read: (after: number) => Promise<StoredEvent[]>;
  start: { after: number; known: readonly number[] };
  stillSignedIn: () => Promise<boolean>;
  heartbeatMs: number;
}): Listener {
  let ended = false;
  let woken = true;
  let wakeUp = () => {};
  /** Everything up to here is sent for good; `sent` holds the numbers after it that are sent already. */
  let settled = options.start.after;
  const openedAt = Date.now();
  const sent = new Map(options.start.known.map((id) => [id, openedAt]));

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
      await stream.writeSSE({ event: 'ready', data: '', retry: 2_000 });
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
