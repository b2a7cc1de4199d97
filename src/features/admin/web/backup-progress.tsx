import { Card } from '../../../web/ui/card.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import type { BackupView } from '../contract/backups.ts';

/** The backup that waits or is being made. */
export function BackupProgress({ backup }: { backup: BackupView }) {
  const { state, tablesDone, tablesTotal } = backup;
  const isRunning = state === 'running' && tablesTotal > 0;
  return (
    <Card className="px-5 py-4">
      <div className="mb-2 flex items-baseline justify-between gap-4 text-13">
        <p role="status" className="font-medium">
          {isRunning ? 'A backup is being made' : 'A backup waits for a worker'}
        </p>
        {isRunning && (
          <p className="text-12 text-ink-3 tabular-nums">{`${tablesDone} of ${tablesTotal} tables`}</p>
        )}
      </div>
      <Progress label="Tables written" value={tablesDone} max={Math.max(1, tablesTotal)} />
    </Card>
  );
}
