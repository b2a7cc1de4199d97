import type { DatabaseView, ProcessView } from '../contract/machinery.ts';
import type { ProcessReport } from '../domain/process.ts';

export const presentProcess = ({
  startedAt,
  seenAt,
  ...report
}: ProcessReport & { isSilent: boolean }): ProcessView => ({
  id: report.id,
  host: report.host,
  pid: report.pid,
  role: report.role,
  version: report.version,
  isSilent: report.isSilent,
  cpuCount: report.cpuCount,
  cpuShare: report.cpuShare,
  memoryUsed: report.memoryUsed,
  memoryTotal: report.memoryTotal,
  processMemory: report.processMemory,
  diskUsed: report.diskUsed,
  diskTotal: report.diskTotal,
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

type Figures = Omit<DatabaseView, 'migrations'> & { migrations: { name: string; appliedAt: Date | null }[] };

export const presentDatabase = ({ migrations, ...figures }: Figures): DatabaseView => ({
  version: figures.version,
  bytes: figures.bytes,
  mostConnections: figures.mostConnections,
  tables: figures.tables,
  connections: figures.connections,
  statements: figures.statements,
  statementsBy: figures.statementsBy,
  migrations: migrations.map(({ name, appliedAt }) => ({
    name,
    appliedAt: appliedAt?.toISOString() ?? null,
  })),
});
