import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * One line per request. It names the route, not the address: addresses of webhooks and links in mails carry tokens.
 */
export function logRequests(logger: Logger, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const route = routePath(context);
    const ms = Math.round(performance.now() - started);
    metrics.count('http_requests_total', { method, route, status: String(status) });
    metrics.count('http_request_seconds_total', { method, route }, ms / 1000);
    const line = { method, route, status, ms };
    if (status >= 500) logger.warn(line, 'request');
    else logger.info(line, 'request');
  };
}
