import { useQuery } from '@tanstack/react-query';
import { Server } from 'lucide-react';
import { notLoaded } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { formatBytes, formatShare, formatSpan } from '../../../web/ui/format.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { ProcessView } from '../contract/machinery.ts';
import { processesQuery } from './machinery-queries.ts';

const ROLES: Record<ProcessView['role'], string> = {
  server: 'Server',
  worker: 'Worker',
  all: 'Server and worker',
};

const since = (iso: string): string => formatSpan(Date.now() - Date.parse(iso));

const COLUMNS: readonly Column<ProcessView>[] = [
  {
    key: 'process',
    header: 'Process',
    cell: ({ host, pid, isSilent, seenAt }) => (
      <span className="flex flex-col py-1.5">
        <span className="flex items-center gap-2 font-medium">
          {host}
          {isSilent && <Badge tone="warn">{`Silent for ${since(seenAt)}`}</Badge>}
        </span>
        <span className="text-12 text-ink-3 tabular-nums">{`Process ${pid}`}</span>
      </span>
    ),
  },
  { key: 'role', header: 'Role', width: 'sm:min-w-44', cell: ({ role }) => ROLES[role] },
  { key: 'version', header: 'Version', wideOnly: true, cell: ({ version }) => version },
  { key: 'up', header: 'Up for', numeric: true, wideOnly: true, cell: ({ startedAt }) => since(startedAt) },
  { key: 'memory', header: 'Memory', numeric: true, cell: ({ processMemory }) => formatBytes(processMemory) },
  {
    key: 'machine',
    header: 'Machine',
    numeric: true,
    wideOnly: true,
    width: 'min-w-80',
    cell: (each) => (
      <span className="text-ink-3">
        {`CPU ${formatShare(each.cpuShare)} · memory ${formatShare(each.memoryUsed / each.memoryTotal)} · disk ${formatShare(each.diskTotal > 0 ? each.diskUsed / each.diskTotal : 0)}`}
      </span>
    ),
  },
];

/** Every process that shares the database, each as it tells of itself. */
export function ProcessTable() {
  const processes = useQuery(processesQuery);
  if (processes.isError && !processes.data) {
    return (
      <LoadFailure onRetry={processes.refetch}>{notLoaded('The processes', processes.error)}</LoadFailure>
    );
  }
  return (
    <Card className="overflow-hidden">
      <Table
        caption="Processes"
        columns={COLUMNS}
        rows={processes.data}
        rowKey={({ id }) => id}
        skeletonRows={2}
        empty={
          <EmptyState icon={<Server size={18} aria-hidden="true" />} title="No process has reported">
            Each reports every five seconds.
          </EmptyState>
        }
      />
    </Card>
  );
}
