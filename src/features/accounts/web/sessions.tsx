import { Laptop, Smartphone } from 'lucide-react';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { OpenSession } from '../contract/security.ts';
import { useEndOtherSessions, useEndSession } from './security-query.ts';

/** Where the person is signed in; undefined while it loads. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] | undefined }) {
  const endOthers = useEndOtherSessions();
  const others = sessions?.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <section aria-labelledby="sessions" className="pt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="sessions" className="font-medium text-14">
            Where you’re signed in
          </h2>
          <p className="mt-0.5 text-13 text-ink-3">
            Sign out anything you don’t recognize. A new password signs you out everywhere.
          </p>
        </div>
        {others && (
          <Button look="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )}
      </div>
      <Card>
        <ul aria-busy={sessions === undefined}>
          {sessions ? (
            sessions.map((session) => <SessionRow key={session.id} session={session} />)
          ) : (
            <Loading />
          )}
        </ul>
      </Card>
    </section>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = useEndSession();
  const Icon = /iPhone|iPad|Android/.test(session.device) ? Smartphone : Laptop;
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b px-4 py-2 last:border-0 sm:px-5">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13">
          <span className="font-medium">{session.device}</span>
          {session.isThisOne && <Badge tone="accent">This browser</Badge>}
        </p>
        <p className="text-12 text-ink-3">
          {session.isThisOne ? 'In use now' : `Last used ${dayAndTime(session.lastUsedAt)}`}
          {' · signed in '}
          {dayAndTime(session.createdAt)}
        </p>
      </div>
      {!session.isThisOne && (
        <Button
          look="quiet"
          size="small"
          busy={end.isPending}
          onClick={() => end.mutate(session.id)}
          aria-label={`Sign out ${session.device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const Loading = () => (
  <li className="flex min-h-14 items-center gap-3 px-4 py-2 sm:px-5">
    <Skeleton className="size-5" />
    <div>
      <Skeleton className="mb-2 h-3 w-36" />
      <Skeleton className="h-3 w-56" />
    </div>
  </li>
);
