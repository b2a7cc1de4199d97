import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

const admin = { role: 'admin' } as const;
const moment = z.iso.datetime();

export const ProcessView = z.object({
  id: z.uuid(),
  host: z.string(),
  pid: z.int(),
  role: z.enum(['server', 'worker', 'all']),
  version: z.string(),
  startedAt: moment,
  seenAt: moment,
  isSilent: z.boolean(),
  cpuCount: z.int(),
  /** Of all cores together, from 0 to 1. */
  cpuShare: z.number(),
  /** Bytes, as all that follows. */
  memoryUsed: z.number(),
  memoryTotal: z.number(),
  processMemory: z.number(),
  diskUsed: z.number(),
  diskTotal: z.number(),
});
export type ProcessView = z.infer<typeof ProcessView>;

export const DatabaseView = z.object({
  version: z.string(),
  bytes: z.number(),
  tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  migrations: z.array(z.object({ name: z.string(), appliedAt: z.nullable(moment) })),
  connections: z.array(z.object({ login: z.string(), state: z.string(), count: z.int() })),
  mostConnections: z.int(),
  /** Without the values that they were called with. */
  statements: z.array(
    z.object({ statement: z.string(), calls: z.number(), meanMs: z.number(), longestMs: z.number() }),
  ),
  /** Whose list of statements it is: of all that ran, or of those that we found slow. */
  statementsBy: z.enum(['postgres', 'linesheet']),
});
export type DatabaseView = z.infer<typeof DatabaseView>;

export const ShownSettingView = z.object({
  name: z.string(),
  /** Secrets are masked. */
  value: z.string(),
  from: z.enum(['environment', '.env', 'default', 'unset']),
});
export type ShownSettingView = z.infer<typeof ShownSettingView>;

export const machineryEndpoints = {
  processes: endpoint({
    method: 'GET',
    path: '/api/admin/processes',
    summary: 'Every process of Linesheet, and how its machine fares',
    access: admin,
    response: z.object({ processes: z.array(ProcessView) }),
  }),
  database: endpoint({
    method: 'GET',
    path: '/api/admin/database',
    summary: 'Size, tables, migrations, connections and slow statements of the database',
    access: admin,
    response: DatabaseView,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Settings with where each came from, secrets masked',
    access: admin,
    response: z.object({ host: z.string(), settings: z.array(ShownSettingView) }),
  }),
};
