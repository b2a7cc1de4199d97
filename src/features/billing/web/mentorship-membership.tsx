import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../kernel/money.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { longDay } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import type { MentorshipView } from '../contract/mentorship.ts';
import { mentorshipQuery, useRenewMentorship } from './mentorship.ts';
import { SeatsBadge } from './seats-badge.tsx';

type TakenSeat = Extract<MentorshipView['seat'], { state: 'taken' }>;

/** The account's mentorship among what it pays for; nothing where it has none and waits for none. */
export function MentorshipMembership() {
  const { data: standing, error, refetch } = useQuery(mentorshipQuery);
  if (error && !standing)
    return <LoadFailure onRetry={refetch}>{notLoaded('The mentorship', error)}</LoadFailure>;
  if (!standing || (!standing.seat && !standing.waiting)) return null;
  const { seat } = standing;
  return (
    <SectionCard title="1-on-1 Wholesale Mentorship" action={<SeatsBadge standing={standing} />}>
      {seat?.state === 'taken' ? (
        <Membership seat={seat} />
      ) : (
        <Link to={paths.mentorship()} className={buttonClass('secondary')}>
          {seat ? 'Go to payment' : 'See where you stand'}
        </Link>
      )}
    </SectionCard>
  );
}

function Membership({ seat }: { seat: TakenSeat }) {
  const { monthlyCents, periodEnd, cancelAtPeriodEnd, isOwed } = seat;
  const price = formatMoney({ cents: monthlyCents, currency: 'usd' });
  const day = periodEnd === null ? null : longDay(periodEnd);
  return (
    <>
      <p className="text-14 text-ink-2">
        Weekly 1-on-1 sessions for <span className="whitespace-nowrap tabular-nums">{price}</span> per month.{' '}
        {day !== null && (cancelAtPeriodEnd ? `It ends on ${day}.` : `Next payment on ${day}.`)}
      </p>
      {isOwed && (
        <Notice tone="danger" className="mt-3">
          The last payment failed and is tried again. Please check your card.
        </Notice>
      )}
      <div className="mt-4">
        <MembershipRenewal seat={seat} />
      </div>
    </>
  );
}

/** Ends a membership with the month that is paid, or lets it go on after all. */
export function MembershipRenewal({ seat: { periodEnd, cancelAtPeriodEnd } }: { seat: TakenSeat }) {
  const renew = useRenewMentorship();
  return cancelAtPeriodEnd ? (
    <Button look="secondary" busy={renew.isPending} onClick={() => renew.mutate(true)}>
      Keep the mentorship
    </Button>
  ) : (
    <CancelMentorship
      day={periodEnd === null ? null : longDay(periodEnd)}
      busy={renew.isPending}
      onCancel={(close) => renew.mutate(false, { onSettled: close })}
    />
  );
}

interface CancelMentorshipProps {
  /** Until when it is paid. */
  day: string | null;
  busy: boolean;
  onCancel: (close: () => void) => void;
}

function CancelMentorship({ day, busy, onCancel }: CancelMentorshipProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Cancel mentorship
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel the mentorship?"
        description={`It continues until ${day ?? 'the end of the month'}, which you have paid for. Then your seat is offered to the first person on the waiting list.`}
      >
        <DialogActions>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button look="danger" busy={busy} onClick={() => onCancel(() => setOpen(false))}>
            Cancel mentorship
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
