import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { day, dayAndTime } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { MentorshipView } from '../contract/inquiries.ts';
import { mentorshipQuery } from './inquiry-queries.ts';

/** Who has a mentorship seat, and who waits for one, in turn. */
export function Mentorship() {
  const mentorship = useQuery(mentorshipQuery);
  const { data } = mentorship;
  return (
    <Card>
      <h3 className="border-line border-b px-5 py-3 font-semibold text-14">
        Mentorship
        {/* With the space in it: one that stands alone at first moves when the figures come. */}
        <span className="font-normal text-12 text-ink-3 leading-none tabular-nums">
          {data && ` ${seatsTaken(data)}`}
        </span>
      </h3>
      {mentorship.isError && !data && (
        <LoadFailure className="m-5" onRetry={mentorship.refetch}>
          {notLoaded('The list', mentorship.error)}
        </LoadFailure>
      )}
      {mentorship.isPending && <Skeleton className="mx-5 my-5 h-3 w-52" />}
      {data && <Seats seated={data.seated} />}
      {data && data.waiting.length > 0 && <Waiters waiting={data.waiting} />}
    </Card>
  );
}

/** Those of the sandbox take none of the real ones. */
function seatsTaken({ seated, seats }: MentorshipView): string {
  const inSandbox = seated.filter(({ isSandbox }) => isSandbox).length;
  const taken = `${seated.length - inSandbox} of ${seats} seats`;
  return inSandbox === 0 ? taken : `${taken}, and ${inSandbox} in the sandbox`;
}

function Seats({ seated }: Pick<MentorshipView, 'seated'>) {
  if (seated.length === 0) return <p className="px-5 py-4 text-13 text-ink-3">No seat is taken yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {seated.map((seat) => (
        <li
          key={`${seat.isSandbox} ${seat.seat}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-13"
        >
          <span className="w-12 shrink-0 text-ink-3 tabular-nums">Seat {seat.seat}</span>
          <PersonLink accountId={seat.accountId} email={seat.email} />
          {seat.isSandbox && <Badge tone="warn">Sandbox</Badge>}
          <span className="shrink-0 text-12 text-ink-3">
            {seat.heldUntil ? `held until ${dayAndTime(seat.heldUntil)}` : `since ${day(seat.since)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Waiters({ waiting }: Pick<MentorshipView, 'waiting'>) {
  return (
    <>
      <h4 className="border-line border-y bg-sunken px-5 py-1.5 font-medium text-12 text-ink-2">
        Waiting list
      </h4>
      <ol className="divide-y divide-line">
        {waiting.map((waiter, index) => (
          <li
            key={waiter.accountId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-13"
          >
            <span className="w-12 shrink-0 text-ink-3 tabular-nums">{index + 1}</span>
            <PersonLink accountId={waiter.accountId} email={waiter.email} />
            {waiter.invitedUntil && (
              <Badge tone="accent">Invited until {dayAndTime(waiter.invitedUntil)}</Badge>
            )}
            <span className="shrink-0 text-12 text-ink-3">since {day(waiter.joinedAt)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const PersonLink = ({ accountId, email }: { accountId: string; email: string }) => (
  <Link
    to={paths.adminPerson(accountId)}
    className="min-w-0 grow basis-40 truncate font-medium underline decoration-transparent underline-offset-3 hover:decoration-ink-3"
  >
    {email}
  </Link>
);
