import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { Dialog } from '../../../web/ui/dialog.tsx';
import type { RunRowView, RunView } from '../contract/runs.ts';
import { BrandEvidence } from './brand-evidence.tsx';
import { isNotDone } from './is-not-done.ts';
import { MailFate } from './mail-fate.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';

interface RowDialogProps {
  run: RunView;
  /** Null while none is looked at. */
  row: RunRowView | null;
  onClose: () => void;
}

/** Of a row whose mail may have gone out the credit is neither spent nor free. */
function costOf({ charged, outcome }: RunRowView): string {
  if (charged) return `${CREDITS_PER_ROW} credits`;
  return outcome === 'unknown' ? `${CREDITS_PER_ROW} credits set aside` : 'Free';
}

/** One row of a run, and what its result stands on. */
export function RowDialog({ run, row, onClose }: RowDialogProps) {
  return (
    <Dialog open={row !== null} onOpenChange={(open) => !open && onClose()} title={row?.subject ?? ''}>
      {row && (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13">
            <OutcomeBadge outcome={row.outcome} isOver={isNotDone(run, row)} />
            <span className="text-ink-3">{costOf(row)}</span>
          </div>
          {row.detail && <p className="mt-3 break-words text-14 text-ink-2">{row.detail}</p>}
          {row.brandId !== null && run.bot === 'source-bot' && <BrandEvidence brandId={row.brandId} />}
          {row.brandId !== null && run.bot === 'emailer-bot' && (
            <MailFate runId={run.id} brandId={row.brandId} />
          )}
        </>
      )}
    </Dialog>
  );
}
