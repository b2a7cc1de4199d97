import { createPrivateKey, sign } from 'node:crypto';
import { sleep } from '../../kernel/clock.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { isTaken, postOut } from '../outbound.ts';
import type { Random } from '../world/random.ts';
import type { Account, EventSwitch, EventWebhook } from './account.ts';
import type { DueEvent, Ledger, SendgridEvent } from './ledger.ts';

const TICK_MS = 100;
const MOST_IN_A_POST = 1_000;
const MOST_POSTS_AT_ONCE = 4;
/** SendGrid tries for 24 hours at growing distances; here the distances stay short, as somebody is waiting. */
const TRIES_MS = [500, 1_000, 2_000, 4_000, 5_000];
const TRIED_FOR_MS = DAY_MS;

const SHARE_REPEATED = 0.02;
const SHARE_OUT_OF_ORDER = 0.1;

export interface EventFeed {
  /** There may be something to post now or soon. */
  wake(): void;
  close(): void;
  state(): { eventsSent: number; posts: number; failedPosts: number };
}

/** Posts what happened to mails to each account's Event Webhooks: signed, in batches, until it is taken. */
export function createEventFeed(ledger: Ledger, random: Random): EventFeed {
  const counts = { eventsSent: 0, posts: 0, failedPosts: 0 };
  const closing = new AbortController();
  const inFlight = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (timer || closing.signal.aborted) return;
    timer = setTimeout(() => {
      timer = undefined;
      for (const account of ledger.accounts()) postDue(account);
      if (ledger.hasEvents()) wake();
    }, TICK_MS);
  };

  function postDue(account: Account): void {
    for (let busy = inFlight.get(account.id) ?? 0; busy < MOST_POSTS_AT_ONCE; busy += 1) {
      const batch = ledger.takeDue(account.id, Date.now(), MOST_IN_A_POST);
      if (batch.length === 0) return;
      inFlight.set(account.id, busy + 1);
      void report(account, batch).finally(() => {
        inFlight.set(account.id, (inFlight.get(account.id) ?? 1) - 1);
        wake();
      });
    }
  }

  async function report(account: Account, batch: DueEvent[]): Promise<void> {
    const events = shuffledNowAndThen(batch.map(({ event }) => event));
    await Promise.all(account.eventWebhooks.map(({ id }) => postUntilTaken(account, id, events)));
    if (closing.signal.aborted) return;
    await ledger.reported(account.id, batch);
    const again = events.filter(() => random.chance(SHARE_REPEATED)).map(repeated);
    if (again.length === 0) return;
    await sleep(TICK_MS * 5, closing.signal);
    await Promise.all(account.eventWebhooks.map((webhook) => post(webhook, again)));
  }

  const shuffledNowAndThen = (events: SendgridEvent[]): SendgridEvent[] =>
    random.chance(SHARE_OUT_OF_ORDER) ? events.reverse() : events;

  // The same event comes again, now and then even under a new id.
  const repeated = (event: SendgridEvent): SendgridEvent =>
    random.chance(0.5) ? { ...event, sg_event_id: `${event.sg_event_id}-again` } : event;

  async function postUntilTaken(account: Account, webhookId: string, events: SendgridEvent[]): Promise<void> {
    const givenUpAt = Date.now() + TRIED_FOR_MS;
    for (let attempt = 0; Date.now() < givenUpAt && !closing.signal.aborted; attempt += 1) {
      // Looked up each time: a changed address gets what the old one didn't take.
      const webhook = account.eventWebhooks.find(({ id }) => id === webhookId);
      if (!webhook || (await post(webhook, events))) return;
      await sleep(TRIES_MS[attempt] ?? TRIES_MS.at(-1) ?? 0, closing.signal);
    }
  }

  async function post(webhook: EventWebhook, events: SendgridEvent[]): Promise<boolean> {
    const wanted = webhook.enabled && webhook.url ? events.filter((event) => reports(webhook, event)) : [];
    if (wanted.length === 0 || closing.signal.aborted) return true;
    counts.posts += 1;
    const taken = await postEvents(webhook, wanted, closing.signal);
    if (taken) counts.eventsSent += wanted.length;
    else counts.failedPosts += 1;
    return taken;
  }

  return {
    wake,
    close() {
      closing.abort();
      clearTimeout(timer);
    },
    state: () => ({ ...counts }),
  };
}

const SWITCH_OF: Record<string, EventSwitch> = { spamreport: 'spam_report' };

const reports = (webhook: EventWebhook, { event }: SendgridEvent): boolean =>
  webhook[SWITCH_OF[event] ?? (event as EventSwitch)] === true;

/** One post, with the body and the signature as SendGrid makes them. */
export async function postEvents(
  webhook: Pick<EventWebhook, 'url' | 'private_key'>,
  events: SendgridEvent[],
  signal: AbortSignal,
): Promise<boolean> {
  const body = `[${events.map((event) => JSON.stringify(event)).join(',\r\n')}]\r\n`;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'SendGrid Event API',
    ...(webhook.private_key && signatureOf(body, webhook.private_key)),
  };
  return isTaken(await postOut(webhook.url, body, headers, signal));
}

function signatureOf(body: string, privateKey: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return {
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString(
      'base64',
    ),
  };
}
