import { createHmac } from 'node:crypto';
import { sleep } from '../../kernel/clock.ts';
import { isTaken, postOut } from '../outbound.ts';
import type { Random } from '../world/random.ts';
import { newId, type Resource, seconds } from './resources.ts';
import type { Store } from './store.ts';

/** The API version of the account, which events are written in. */
export const API_VERSION = '2026-10-28.endive';

/** Stripe tries for three days at growing distances; here the distances stay short, as somebody is waiting. */
const TRIES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const TRIED_FOR_S = 3 * 86_400;
const SHARE_REPEATED = 0.05;

interface Endpoint {
  id: string;
  url: string;
  secret: string;
}

export interface WebhookEndpoint extends Resource {
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
}

export interface StripeEvent extends Resource {
  type: string;
  data: { object: Resource; previous_attributes?: object };
}

export interface Webhooks {
  /** Tells everybody who listens; resolves after the first try, whatever came of it. */
  emit(type: string, object: Resource, previous?: object): Promise<void>;
  /** Events that an earlier life of this process didn't get rid of. */
  resume(): void;
  close(): void;
  state(): { events: number; webhookPosts: number; webhookFailures: number };
}

/** The endpoint that the application has without asking for one. */
const DEFAULT_SECRET = 'whsec_sandbox';
const DEFAULT_ID = 'we_sandbox';

export function createWebhooks(store: Store, defaultUrl: string, random: Random): Webhooks {
  const closing = new AbortController();
  const counts = { events: 0, webhookPosts: 0, webhookFailures: 0 };

  /** Endpoints that want an event. One that was made for the same address takes the place of the default. */
  const endpointsFor = (type: string): Endpoint[] => {
    const made = store.all<WebhookEndpoint>('webhook_endpoint', ({ status }) => status === 'enabled');
    const listening = made
      .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
      .map(({ id, url }) => ({ id, url, secret: secretOf(store, id) }));
    return made.some(({ url }) => url === defaultUrl)
      ? listening
      : [{ id: DEFAULT_ID, url: defaultUrl, secret: DEFAULT_SECRET }, ...listening];
  };

  const endpoint = (id: string): Endpoint | undefined => {
    if (id === DEFAULT_ID) return { id, url: defaultUrl, secret: DEFAULT_SECRET };
    const made = store.find<WebhookEndpoint>('webhook_endpoint', id);
    return made && { id, url: made.url, secret: secretOf(store, id) };
  };

  async function post({ url, secret }: Endpoint, event: StripeEvent): Promise<boolean> {
    counts.webhookPosts += 1;
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, undefined, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureOf(body, secret),
    };
    const taken = isTaken(await postOut(url, body, headers, closing.signal));
    if (!taken) counts.webhookFailures += 1;
    return taken;
  }

  async function deliver(event: StripeEvent, id: string, alreadyTried: boolean): Promise<void> {
    for (let attempt = alreadyTried ? 1 : 0; !closing.signal.aborted; attempt += 1) {
      if (attempt > 0) await sleep(TRIES_MS[attempt - 1] ?? TRIES_MS.at(-1) ?? 0, closing.signal);
      const to = endpoint(id);
      if (closing.signal.aborted) return;
      if (!to || event.created < seconds() - TRIED_FOR_S || (await post(to, event))) break;
    }
    if (!closing.signal.aborted) settle(event, id);
  }

  function settle(event: StripeEvent, id: string): void {
    store.markDelivered(event.id, id);
    const to = random.chance(SHARE_REPEATED) ? endpoint(id) : undefined;
    if (to) void sleep(500, closing.signal).then(() => closing.signal.aborted || post(to, event));
  }

  return {
    async emit(type, object, previous) {
      counts.events += 1;
      const event = store.save<StripeEvent>({
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: seconds(),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 0,
        request: { id: null, idempotency_key: null },
        type,
      });
      await Promise.all(
        endpointsFor(type).map(async (to) => {
          store.markUndelivered(event.id, to.id);
          if (await post(to, event)) settle(event, to.id);
          else void deliver(event, to.id, true);
        }),
      );
    },
    resume() {
      for (const [eventId, endpointId] of store.undelivered()) {
        const event = store.find<StripeEvent>('event', eventId);
        if (event) void deliver(event, endpointId, false);
      }
    },
    close: () => closing.abort(),
    state: () => ({ ...counts }),
  };
}

/** The secret is shown once, when the endpoint is made; it is kept beside it. */
export const secretOf = (store: Store, id: string): string =>
  String(store.find('sandbox.webhook_secret', `secret_${id}`)?.secret ?? '');

function signatureOf(body: string, secret: string): string {
  const timestamp = seconds();
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
