import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Card } from '../../../web/ui/card.tsx';
import { formatBytes, formatShare } from '../../../web/ui/format.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { ProcessView } from '../contract/machinery.ts';
import { hostsOf } from './hosts.ts';
import { processesQuery } from './machinery-queries.ts';

/** How busy the machines are, live: processor, memory and disk. */
export function UsageBars() {
  const processes = useQuery(processesQuery);
  const hosts = processes.data && hostsOf(processes.data);
  return (
    <Card>
      <header className="flex items-baseline justify-between gap-3 border-line border-b px-5 py-3">
        <h2 className="font-semibold text-14">System usage</h2>
        <Link to={paths.admin('system')} className={`${TEXT_LINK} text-12`}>
          Processes
        </Link>
      </header>
      {processes.isError && !hosts ? (
        <LoadFailure className="m-5" onRetry={processes.refetch}>
          {`The machines could not be asked. ${sentenceOf(processes.error)}`}
        </LoadFailure>
      ) : (
        <div className="divide-y divide-line">
          {hosts ? (
            hosts.map(({ name, figures }) => (
              <HostBars key={name} figures={figures} {...(hosts.length > 1 && { name })} />
            ))
          ) : (
            <HostBars />
          )}
          {hosts?.length === 0 && (
            <p className="px-5 py-4 text-13 text-ink-3">No process has reported in the last seconds.</p>
          )}
        </div>
      )}
    </Card>
  );
}

/** Without figures they are still on their way. */
function HostBars({ name, figures }: { name?: string; figures?: ProcessView }) {
  return (
    <div className="px-5 py-4">
      {name && <h3 className="mb-3 truncate font-medium text-13">{name}</h3>}
      <div className="grid gap-4">
        <Bar
          label="CPU"
          fullTone="warn"
          share={figures?.cpuShare}
          note={figures && `${figures.cpuCount} ${figures.cpuCount === 1 ? 'core' : 'cores'}`}
        />
        <Bar
          label="Memory"
          fullTone="danger"
          share={figures && figures.memoryUsed / figures.memoryTotal}
          note={figures && `${formatBytes(figures.memoryUsed)} of ${formatBytes(figures.memoryTotal)}`}
        />
        <Bar
          label="Disk"
          fullTone="danger"
          share={figures && (figures.diskTotal > 0 ? figures.diskUsed / figures.diskTotal : 0)}
          note={figures && `${formatBytes(figures.diskUsed)} of ${formatBytes(figures.diskTotal)}`}
        />
      </div>
    </div>
  );
}

interface BarProps {
  label: string;
  share: number | undefined;
  note: string | undefined;
  /** A processor may be busy for a while; what fills up fails. */
  fullTone: 'warn' | 'danger';
}

const FULL = 0.9;

function Bar({ label, share, note, fullTone }: BarProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-2 text-13">
        <span className="font-medium">{label}</span>
        <span className="ml-auto flex items-baseline gap-2 tabular-nums">
          <span className="text-12 text-ink-3">{note ?? <Skeleton className="h-2.5 w-20" />}</span>
          {share !== undefined && <span className="w-9 text-right">{formatShare(share)}</span>}
        </span>
      </div>
      <Progress
        label={label}
        value={share ?? 0}
        max={1}
        tone={share !== undefined && share > FULL ? fullTone : 'accent'}
      />
    </div>
  );
}
