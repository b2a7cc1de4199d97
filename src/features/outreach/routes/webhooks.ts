import type { Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import { readBytes } from '../../../http/body.ts';
import { findWebhook, receiveWebhook } from '../actions/receive-webhook.ts';

const MEGABYTE = 1024 * 1024;
const MAX_EVENTS_BYTES = 8 * MEGABYTE;
/** SendGrid passes on mails of up to 30 MB, which grow in transit. */
const MAX_INBOUND_BYTES = 45 * MEGABYTE;

/** Stored as it came, then answered: a post that waited for its effects would be repeated, or lost. */
export function webhookRoutes({ app, database }: { app: Hono; database: Database }): void {
  const mount = (path: string, kind: 'sendgrid_events' | 'sendgrid_inbound', maxBytes: number): void => {
    app.post(`${path}/:token`, async (context) => {
      const { raw } = context.req;
      const webhook = await database.asSystem((tx) => findWebhook(tx, context.req.param('token') ?? ''));
      const post = { kind, headers: kept(raw.headers), body: await readBytes(raw, maxBytes) };
      await database.asSystem((tx) => receiveWebhook(tx, webhook, post));
      return context.body(null, 200);
    });
  };
  mount('/webhooks/sendgrid/events', 'sendgrid_events', MAX_EVENTS_BYTES);
  mount('/webhooks/sendgrid/inbound', 'sendgrid_inbound', MAX_INBOUND_BYTES);
}

/** What reading the body needs, and nothing that a proxy or a browser added. */
const kept = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => name === 'content-type' || name.startsWith('x-twilio-email-')),
  );
