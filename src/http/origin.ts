import type { MiddlewareHandler } from 'hono';
import { AppError } from '../kernel/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for in the name of whoever is signed in. Only a cookie speaks for
 * somebody without their doing: webhooks, one-click unsubscribing and API tokens carry none. Browsers always send one
 * of the two headers with a cross-site change; a program that sends neither is not one.
 */
export function refuseForeignOrigins(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl).origin;
  return async (context, next) => {
    const { headers, method, url } = context.req.raw;
    if (READS.has(method) || !headers.has('cookie') || headers.has('authorization')) return next();
    const site = headers.get('sec-fetch-site');
    const origin = headers.get('origin');
    const own = origin === ours || (origin !== null && origin === sameHost(url, headers.get('host'), origin));
    const allowed =
      site === null ? origin === null || own : site === 'same-origin' || site === 'none' || origin === ours;
    if (!allowed)
      throw new AppError('not_allowed', 'This request came from another site.', { reason: 'origin' });
    return next();
  };
}

/** A page that was opened by another name of this server (an address in the local network) is ours as well. */
function sameHost(url: string, host: string | null, origin: string): string | null {
  const { protocol } = URL.canParse(origin) ? new URL(origin) : new URL(url);
  return host === null ? null : `${protocol}//${host}`;
}
