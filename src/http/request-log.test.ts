import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { silentLogger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { logRequests } from './request-log.ts';

it('logs and counts each request by its route, never by an address that may hold a token', async () => {
  const lines: object[] = [];
  const metrics = createMetrics();
  const logger = {
    ...silentLogger,
    info: (line: object) => lines.push(line),
    warn: (line: object) => lines.push(line),
  };
  const app = new Hono();
  answerErrors(app, silentLogger);
  app.use(logRequests(logger, metrics));
  app.get('/webhooks/:token', (context) => context.text('taken'));
  app.get('/broken/:token', () => {
    throw new Error('broken');
  });
  app.get('*', (context) => context.text('page'));

  await app.request('/webhooks/SECRET?key=SECRET');
  await app.request('/broken/SECRET');
  await app.request('/SECRET');

  expect(lines).toMatchObject([
    { method: 'GET', route: '/webhooks/:token', status: 200, ms: expect.any(Number) },
    { route: '/broken/:token', status: 500 },
    { route: '/*', status: 200 },
  ]);
  const { body } = await metrics.render();
  expect(body).toContain('http_requests_total{method="GET",route="/webhooks/:token",status="200"} 1');
  expect(JSON.stringify(lines) + body).not.toContain('SECRET');
});
