import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { AppError } from '../kernel/errors.ts';
import { type ClientAddress, isLoopback, wasForwarded } from './client-address.ts';
import { problemResponse } from './errors.ts';
import type { Metrics } from './metrics.ts';

export interface HealthDeps {
  app: Hono;
  /** Throws while requests can't be served: the database is away, or its migrations are. */
  ready: () => Promise<void>;
  metrics: Metrics;
  metricsToken: string | null;
  clientAddress: ClientAddress;
}

export function healthRoutes({ app, ready, metrics, metricsToken, clientAddress }: HealthDeps): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));

  app.get('/readyz', async (context) => {
    try {
      await ready();
      return context.json({ status: 'ready' });
    } catch {
      const sentence = 'The database can’t be reached, or its migrations are not in place.';
      return problemResponse(new AppError('not_ready', sentence));
    }
  });

  app.get('/metrics', async (context) => {
    const given = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const atHome = isLoopback(clientAddress(context)) && !wasForwarded(context.req.raw);
    if (!(metricsToken !== null && sameText(given, metricsToken)) && !atHome)
      throw new AppError('not_allowed', 'Metrics are for this machine, or for who has the token.');
    const { contentType, body } = await metrics.render();
    return context.body(body, 200, { 'content-type': contentType });
  });
}

/** Compares in constant time, whatever the lengths. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
