import type { Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import { readBytes } from '../../../http/body.ts';
import { receiveWebhook } from '../actions/receive-webhook.ts';

const MEGABYTE = 1024 * 1024;
const MAX_EVENTS_BYTES = 8 * MEGABYTE;
/** SendGrid passes on mails of up to 30 MB, which grow in transit. */
const MAX_INBOUND_BYTES = 45 * MEGABYTE;

/** Stored as it came, then answered: a post that waited for its effects would be repeated, or lost. */
export function webhookRoutes({ app, database }: { app: Hono; database: Database }): void {
  app.post('/webhooks/sendgrid/events/:token', async (context) => {
    const { raw } = context.req;
    const body = await readBytes(raw, MAX_EVENTS_BYTES);
    const post = { token: context.req.param('token'), headers: kept(raw.headers), body };
    await database.asSystem((tx) => receiveWebhook(tx, { ...post, kind: 'sendgrid_events' }));
    return context.body(null, 200);
  });

  app.post('/webhooks/sendgrid/inbound/:token', async (context) => {
    const { raw } = context.req;
    const body = await readBytes(raw, MAX_INBOUND_BYTES);
    const post = { token: context.req.param('token'), headers: kept(raw.headers), body };
    await database.asSystem((tx) => receiveWebhook(tx, { ...post, kind: 'sendgrid_inbound' }));
    return context.body(null, 200);
  });
}

/** What reading the body needs, and nothing that a proxy or a browser added. */
const kept = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => name === 'content-type' || name.startsWith('x-twilio-email-')),
  );
