import { count } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { formatShare, formatSpan } from '../../../../web/ui/format.ts';
import { Progress } from '../../../../web/ui/progress.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { Figures } from './import-figures.tsx';
import { useStopImport } from './queries.ts';
import { StepHeading } from './step-heading.tsx';

/** A listener is told of every tenth, and not of every row. */
const TOLD_SHARE = 0.1;

export function ImportProgress({ imported }: { imported: ImportView }) {
  const { id, fileName, state, shareRead, rowsTotal } = imported;
  const stop = useStopImport(id);
  const sentence =
    state === 'waiting'
      ? `${fileName} waits for its turn`
      : shareRead >= 1
        ? `Bringing the brands of ${fileName} up to date`
        : `Importing ${fileName}`;
  const told = Math.floor(shareRead / TOLD_SHARE) * TOLD_SHARE;
  return (
    <Card className="px-5 py-4">
      <div className="flex items-start justify-between gap-4">
        <StepHeading className="min-w-0">{sentence}</StepHeading>
        <Button look="secondary" size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </div>
      <Progress label="Read of the file" value={shareRead * 100} className="mt-3" />
      <p className="mt-1.5 text-12 text-ink-3 tabular-nums">
        {[`${formatShare(shareRead)} read`, `${count(rowsTotal)} rows`, timeLeft(imported)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p role="status" className="sr-only">
        {`${sentence}: ${formatShare(told)}`}
      </p>
      <Figures imported={imported} />
      <p className="mt-4 text-12 text-ink-3">It continues by itself; you can leave this page.</p>
    </Card>
  );
}

function timeLeft({ startedAt, shareRead }: ImportView): string | null {
  if (!startedAt || shareRead < 0.05 || shareRead >= 1) return null;
  const spent = Date.now() - new Date(startedAt).getTime();
  return `about ${formatSpan((spent / shareRead) * (1 - shareRead))} left`;
}
