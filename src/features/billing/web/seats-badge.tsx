import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../web/ui/badge.tsx';
import { momentSoon } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { MentorshipView } from '../contract/mentorship.ts';
import { MENTORSHIP } from '../domain/plans.ts';
import { mentorshipQuery } from './mentorship.ts';

/** How it stands with the seats for whoever looks. */
export function SeatsBadge({ standing }: { standing: MentorshipView | undefined }) {
  if (!standing) return <Skeleton className="h-5 w-28 rounded-full" />;
  const { seat, seatsLeft, waiting } = standing;
  if (seat?.state === 'taken') return <Badge tone="accent">Your seat</Badge>;
  if (seat?.state === 'held') return <Badge tone="warn">Held for you until {momentSoon(seat.until)}</Badge>;
  if (waiting?.invitedUntil)
    return <Badge tone="warn">Kept for you until {momentSoon(waiting.invitedUntil)}</Badge>;
  if (waiting) return <Badge>Number {waiting.place} on the waiting list</Badge>;
  if (seatsLeft === 0) return <Badge>No seats left</Badge>;
  return (
    <Badge tone={seatsLeft === 1 ? 'warn' : 'neutral'}>
      {seatsLeft} of {MENTORSHIP.seats} seats left
    </Badge>
  );
}

/** The same, for a page that only shows it. */
export function SeatsLeft() {
  const { data, isError } = useQuery(mentorshipQuery);
  return isError && !data ? null : <SeatsBadge standing={data} />;
}
