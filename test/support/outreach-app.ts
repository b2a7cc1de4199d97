import { Hono } from 'hono';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { sequenceRoutes } from '../../src/features/outreach/routes/sequences.ts';
import { templateRoutes } from '../../src/features/outreach/routes/templates.ts';
import { waitingRoutes } from '../../src/features/outreach/routes/waiting.ts';
import { appErrorOf, problemResponse } from '../../src/http/errors.ts';
import { endpointRoutes } from '../../src/http/mount.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { TEST_SECRET_KEY } from './cluster.ts';
import type { TestDatabase } from './database.ts';

/** The endpoints of /outreach, for somebody who is signed in. */
export function outreachApp(database: TestDatabase, accountId: string): Hono {
  const app = new Hono();
  app.onError((error) => problemResponse(appErrorOf(error)));
  const routes = endpointRoutes({
    app,
    authenticate: async () => ({
      accountId,
      email: 'ana@acme.com',
      kind: 'session',
      sessionId: null,
      scopes: [],
      role: 'member',
      plan: 'Tier-4',
    }),
    policy: () => null,
    rateLimiter: { take: async () => undefined, look: async () => undefined },
    clientAddress: () => '127.0.0.1',
  });
  const sealer = createSealer(TEST_SECRET_KEY);
  templateRoutes({ routes, database, sealer, clock: systemClock, publicUrl: 'https://app.linesheet.shop' });
  sequenceRoutes({ routes, database });
  waitingRoutes({ routes, database, clock: systemClock });
  return app;
}

export async function askApp<Body>(app: Hono, method: string, path: string, body?: object): Promise<Body> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  return (await (await app.request(path, sent)).json()) as Body;
}
