import type { Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import { readBytes } from '../../../http/body.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findWebhook, receiveWebhook } from '../actions/receive-webhook.ts';
import type { MailEventCheck } from '../ports.ts';

const MEGABYTE = 1024 * 1024;
const MAX_EVENTS_BYTES = 8 * MEGABYTE;
/** SendGrid passes on mails of up to 30 MB, which grow in transit. */
const MAX_INBOUND_BYTES = 45 * MEGABYTE;

interface WebhookDeps {
  app: Hono;
  database: Database;
  check: MailEventCheck;
  clock: Clock;
  /** What the operator says that the operator's events are signed with, whatever SendGrid told when it was set up. */
  operatorEventKey: string | null;
}

/** Stored as it came, then answered: a post that waited for its effects would be repeated, or lost. */
export function webhookRoutes({ app, database, check, clock, operatorEventKey }: WebhookDeps): void {
  const mount = (path: string, kind: 'sendgrid_events' | 'sendgrid_inbound', maxBytes: number): void => {
    app.post(`${path}/:token`, async (context) => {
      const { raw } = context.req;
      const webhook = await database.asSystem((tx) => findWebhook(tx, context.req.param('token') ?? ''));
      const post = { kind, headers: kept(raw.headers), body: Buffer.from(await readBytes(raw, maxBytes)) };
      const eventKey = (webhook.accountId === null ? operatorEventKey : null) ?? webhook.eventPublicKey;
      if (kind === 'sendgrid_events' && eventKey !== null) {
        const doubt = check.doubtOf({ ...post, receivedAt: clock.now() }, eventKey);
        if (doubt !== null) throw new AppError('not_allowed', doubt);
      }
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
