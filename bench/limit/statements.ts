import pg from 'pg';
import type { Database } from '../../src/db/database.ts';
import { actorOfSession } from '../../src/features/accounts/store/accounts.ts';
import { readDashboard } from '../../src/features/insights/actions/read-dashboard.ts';

export interface Statement {
  role: 'linesheet_app' | 'linesheet_system';
  text: string;
  values: unknown[];
}

/** What the product sends to Postgres for one dashboard request, heard at the driver. */
export async function recordStatements(database: Database, sessionToken: string): Promise<Statement[]> {
  const heard: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function hear(this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | pg.QueryConfig, unknown[] | undefined];
    // The logins are named after their role, with the database's mark.
    const role = this.user?.startsWith('linesheet_app') ? 'linesheet_app' : 'linesheet_system';
    if (typeof asked === 'string') heard.push({ role, text: asked, values: values ?? [] });
    else heard.push({ role, text: asked.text, values: asked.values ?? [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    const actor = await actorOfSession(database.systemConnection, sessionToken);
    if (!actor) throw new Error('The session isn’t known.');
    await database.asAccount(actor.id, (tx) => readDashboard(tx, actor.id, new Date()));
  } finally {
    pg.Client.prototype.query = query;
  }
  for (const role of ['linesheet_app', 'linesheet_system'])
    if (!heard.some((statement) => statement.role === role)) throw new Error(`Nothing was heard of ${role}.`);
  return heard;
}
