// A bare Hono handler: the statements of a dashboard request, and their rows as JSON. Nothing is checked or shaped.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { addressFor, loginOf } from '../../src/db/roles.ts';
import type { Statement } from './statements.ts';

export interface BareTask {
  ownerUrl: string;
  secretKey: string;
  statements: Statement[];
}

const { ownerUrl, secretKey, statements }: BareTask = JSON.parse(process.argv[2] ?? '');
const poolOf = (role: Statement['role']) =>
  new pg.Pool({ ...addressFor(ownerUrl, loginOf(role, secretKey)), max: 10, pipeline: true });
const pools = { linesheet_app: poolOf('linesheet_app'), linesheet_system: poolOf('linesheet_system') };
const prepared = statements.map((statement, index) =>
  statement.values.length > 0 ? { ...statement, name: `bare_${index}` } : statement,
);
const ofSession = prepared.filter(({ role }) => role === 'linesheet_system');
const ofAccount = prepared.filter(({ role }) => role === 'linesheet_app');

const app = new Hono();
app.get('/api/dashboard', async (context) => {
  if (!context.req.header('cookie')) return context.body(null, 401);
  for (const statement of ofSession) await pools.linesheet_system.query(statement);
  const client = await pools.linesheet_app.connect();
  try {
    const results = await Promise.all(ofAccount.map((statement) => client.query(statement)));
    return context.json(results.map(({ rows }) => rows));
  } finally {
    client.release();
  }
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit(0));
