import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { RunPlan } from '../contract/runs.ts';
import { durationWords, LAUNCH_LABELS } from '../domain/run-sentences.ts';
import { GuidedSentence } from './guided-sentence.tsx';
import { planQuery, useStartRun } from './queries.ts';
import { QueryChoice } from './query-choice.tsx';

interface KeepaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Chosen before; the account's default where nothing was. */
  queryId?: number | undefined;
}

/** What a download will cost, before it starts. */
export function KeepaDialog({ open, onOpenChange, queryId: asked }: KeepaDialogProps) {
  const [withBuyBox, setWithBuyBox] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const queryId = chosen ?? asked;
  const plan = useQuery({
    ...planQuery('keepa-download', { withBuyBox, queryId }),
    enabled: open,
    staleTime: 0,
  });
  const start = useStartRun('keepa-download');
  const blocked = plan.data?.blockedBy ?? null;
  const host = plan.data?.workflowHost ?? null;

  const close = () => {
    setChosen(undefined);
    onOpenChange(false);
  };
  const download = () => start.mutate({ withBuyBox, queryId }, { onSuccess: close });

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={LAUNCH_LABELS['keepa-download']}
      description={
        host === null
          ? 'Fetches the products that match a query. It costs Keepa tokens, but no credits.'
          : `Your workflow host ${host} does it. It costs no credits.`
      }
    >
      {host === null && <QueryChoice chosen={queryId} onChoose={setChosen} onLeave={close} />}
      {plan.isError ? <Notice tone="danger">{sentenceOf(plan.error)}</Notice> : <Cost plan={plan.data} />}
      {blocked !== null && (
        <Notice tone="warn" className="mt-4">
          <GuidedSentence of={blocked} />
        </Notice>
      )}
      {host === null && (
        <Checkbox
          className="mt-5"
          checked={withBuyBox}
          onChange={(event) => setWithBuyBox(event.target.checked)}
        >
          Also ask who wins the Buy Box, and how often it is Amazon.
          <span className="block text-12 text-ink-3">Two more tokens per product.</span>
        </Checkbox>
      )}
      <DialogActions onCancel={close}>
        <Button
          onClick={download}
          busy={start.isPending}
          disabled={plan.data === undefined || plan.isPlaceholderData || blocked !== null}
        >
          Start download
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Cost({ plan }: { plan: RunPlan | undefined }) {
  const keepa = plan?.keepa;
  if (plan !== undefined && !keepa) return null;
  return (
    <>
      <dl className="divide-y divide-line rounded-lg border border-line px-4">
        <Line label="Products" value={keepa && count(keepa.products)} />
        <Line label="Keepa tokens, about" value={keepa && count(keepa.tokens)} />
        <Line label="Waiting for tokens" value={keepa && waitingTime(keepa.hours)} />
        <Line label="Credits" value="0" />
      </dl>
      <p className="mt-2 min-h-[1.125rem] text-12 text-ink-3">
        {keepa && tokensSentence(keepa.tokensLeft, keepa.refillPerMinute)}
      </p>
      {keepa?.warnings.map((warning) => (
        <Notice key={warning} tone="warn" className="mt-3">
          {warning}
        </Notice>
      ))}
    </>
  );
}

const Line = ({ label, value }: { label: string; value: string | null | undefined }) => (
  <div className="flex h-10 items-center justify-between gap-4">
    <dt className="text-13 text-ink-2">{label}</dt>
    <dd className="font-medium text-14 tabular-nums">{value ?? <Skeleton className="h-3.5 w-16" />}</dd>
  </div>
);

function waitingTime(hours: number | null): string {
  if (hours === null) return 'Unknown';
  return hours === 0 ? 'None' : durationWords(hours * 3600);
}

function tokensSentence(left: number | null, refillPerMinute: number | null): string {
  if (left === null || refillPerMinute === null) return 'How many tokens are left could not be asked.';
  return `${count(left)} tokens are available now, and ${count(refillPerMinute)} more come every minute. When they run out, the download waits and then continues by itself.`;
}
