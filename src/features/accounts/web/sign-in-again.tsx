import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { reopenEvents } from '../../../web/api/events.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { isDemoPerson, owningAccount } from '../../../web/api/session-hint.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { hearRefusals, LOOKED_AT, reloadSession, sessionQuery } from './session.ts';

const ENDED = onDemand(async () => (await import('./ended-session.tsx')).EndedSession);

/** Lets whoever's session has ended log in where they are: on another page what they typed would be gone. */
export function SignInAgain() {
  const [hasEnded, setEnded] = useState(false);
  const EndedSession = useOnDemand(ENDED, hasEnded);
  const goOn = useCallback(() => {
    setEnded(false);
    reopenEvents();
    void queryClient.invalidateQueries();
  }, []);
  useEffect(
    () =>
      hearRefusals((error) => {
        // Nobody who has just signed out or deleted their account is asked back in.
        const isAwaited = owningAccount() !== null && !isDemoPerson();
        if (error instanceof ApiError && error.code === 'not_signed_in' && isAwaited) setEnded(true);
      }),
    [],
  );
  useEffect(() => {
    if (!hasEnded) return;
    // They may have logged in again in another tab.
    const look = () => reloadSession().then(goOn, () => undefined);
    for (const event of LOOKED_AT) window.addEventListener(event, look);
    return () => {
      for (const event of LOOKED_AT) window.removeEventListener(event, look);
    };
  }, [hasEnded, goOn]);
  const email = queryClient.getQueryData(sessionQuery.queryKey)?.user?.email;
  if (!EndedSession || email === undefined) return null;
  return <EndedSession email={email} onSignedIn={goOn} />;
}
