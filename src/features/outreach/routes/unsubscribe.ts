import type { Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import { readSubscription, unsubscribe } from '../actions/unsubscribe.ts';
import type { Subscription } from '../domain/mails/subscription.ts';
import type { UnsubscribeTokens } from '../domain/mails/unsubscribe-token.ts';
import { UNSUBSCRIBE_PAGE_HEADERS, unsubscribePage } from '../present/unsubscribe-page.ts';

/**
 * The page behind an unsubscribe link. Only a POST unsubscribes: the page's button, or the mail program's
 * one click (RFC 8058), which brings no cookie and comes from anywhere.
 */
export function unsubscribeRoutes(deps: { app: Hono; database: Database; tokens: UnsubscribeTokens }): void {
  const { app, database, tokens } = deps;

  app.get('/unsubscribe/:token', async (context) =>
    page(await database.asSystem((tx) => readSubscription(tx, tokens, context.req.param('token')))),
  );

  app.post('/unsubscribe/:token', async (context) =>
    page(await database.asSystem((tx) => unsubscribe(tx, tokens, context.req.param('token')))),
  );
}

const page = (subscription: Subscription): Response =>
  new Response(unsubscribePage(subscription), {
    status: subscription.standing === 'unknown_link' ? 404 : 200,
    headers: UNSUBSCRIBE_PAGE_HEADERS,
  });
