import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { longDay, momentSoon } from '../../../web/ui/moments.ts';
import type { MentorshipView } from '../contract/mentorship.ts';
import {
  mentorshipQuery,
  useJoinWaitingList,
  useLeaveWaitingList,
  useReleaseSeat,
  useTakeSeat,
} from './mentorship.ts';
import { MentorshipCard } from './mentorship-card.tsx';
import { MembershipRenewal } from './mentorship-membership.tsx';
import { PortalButton } from './portal-button.tsx';
import { SeatsBadge } from './seats-badge.tsx';

/** Side by side where they fit, and as wide as a phone. */
const ACTIONS = 'flex flex-wrap gap-2 max-md:*:grow md:justify-end';

function Actions({ standing }: { standing: MentorshipView }) {
  const take = useTakeSeat();
  const release = useReleaseSeat();
  const join = useJoinWaitingList();
  const leave = useLeaveWaitingList();
  const { seat, waiting, seatsLeft } = standing;
  const isBusy = [take, release, join, leave].some(({ isPending }) => isPending);

  if (seat?.state === 'taken') {
    // Here, too: the billing page is closed to who has no plan beside the mentorship.
    return (
      <div className={ACTIONS}>
        <PortalButton look="quiet">Card and invoices</PortalButton>
        <MembershipRenewal seat={seat} />
      </div>
    );
  }
  if (seat?.state === 'held') {
    return (
      <div className={ACTIONS}>
        <Button look="quiet" busy={release.isPending} disabled={isBusy} onClick={() => release.mutate()}>
          Give it back
        </Button>
        <Button busy={take.isPending} disabled={isBusy} onClick={() => take.mutate()}>
          Go to payment
        </Button>
      </div>
    );
  }
  return (
    <div className={ACTIONS}>
      {waiting && (
        <Button look="quiet" busy={leave.isPending} disabled={isBusy} onClick={() => leave.mutate()}>
          Leave the waiting list
        </Button>
      )}
      {seatsLeft > 0 && (
        <Button
          look={waiting ? 'primary' : 'secondary'}
          busy={take.isPending}
          disabled={isBusy}
          onClick={() => take.mutate()}
        >
          Get Started
        </Button>
      )}
      {seatsLeft === 0 && !waiting && (
        <Button look="secondary" busy={join.isPending} disabled={isBusy} onClick={() => join.mutate()}>
          Join the waiting list
        </Button>
      )}
    </div>
  );
}

function noteOf({ seat, waiting, seatsLeft }: MentorshipView): string {
  if (seat?.state === 'taken') {
    if (seat.isOwed) return 'The last payment failed and is tried again. Please check your card.';
    if (seat.periodEnd === null) return 'In addition to your plan.';
    return `${seat.cancelAtPeriodEnd ? 'It ends' : 'Next payment'} on ${longDay(seat.periodEnd)}.`;
  }
  if (seat?.state === 'held') return `Nobody else can have it until ${momentSoon(seat.until)}.`;
  if (waiting?.invitedUntil) return 'After that it goes to the next on the list.';
  if (waiting) return 'We will email you when it is your turn, and keep the seat for two days.';
  if (seatsLeft === 0) return 'We will email you when a seat is free, and keep it for two days.';
  return 'Your seat is held for 30 minutes while you pay.';
}

/** The mentorship for somebody signed in: a seat to take, to pay for, or to wait for. */
export function MentorshipOffer() {
  const { data: standing, isError, error, refetch } = useQuery(mentorshipQuery);
  if (isError && !standing) {
    const sentence = `The seats could not be counted. ${sentenceOf(error)}`;
    return <MentorshipCard action={<LoadFailure onRetry={refetch}>{sentence}</LoadFailure>} />;
  }
  return (
    <MentorshipCard
      seats={<SeatsBadge standing={standing} />}
      action={
        standing ? (
          <Actions standing={standing} />
        ) : (
          <Button look="secondary" busy>
            Get Started
          </Button>
        )
      }
      note={standing ? noteOf(standing) : '\u00a0'}
    />
  );
}
