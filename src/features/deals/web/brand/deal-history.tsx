import { Badge } from '../../../../web/ui/badge.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import type { DealView } from '../../contract/deals.ts';
import { LOST_LABELS, STAGE_LABELS } from '../../domain/stage.ts';

/** Where a deal stood, by whom it was moved there, and which documents its brand was sent. */
export const DealHistory = ({ deal: { events, disclosures } }: { deal: DealView }) => (
  <ol className="mt-2 grid gap-1.5 text-12">
    {events.map(({ id, to, movedBy, isCorrected, lostReason, happenedAt }) => (
      <li key={id} className="flex justify-between gap-3">
        <span className="min-w-0">
          {STAGE_LABELS[to]}
          {lostReason && `: ${LOST_LABELS[lostReason]}`}
          <span className="text-ink-3">
            {movedBy === 'person' ? ' by you' : isCorrected ? ' corrected by you' : ' by their answer'}
          </span>
        </span>
        <time dateTime={happenedAt} className="shrink-0 text-ink-3 tabular-nums">
          {moment(happenedAt)}
        </time>
      </li>
    ))}
    {disclosures.map(({ id, name, sentAt }) => (
      <li key={`sent ${id}`} className="flex justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-1.5 break-words">
          <Badge>Sent</Badge>
          {name}
        </span>
        <time dateTime={sentAt} className="shrink-0 text-ink-3 tabular-nums">
          {moment(sentAt)}
        </time>
      </li>
    ))}
  </ol>
);
