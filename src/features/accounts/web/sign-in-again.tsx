import { useEffect, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { wasSignedIn } from '../../../web/api/session-hint.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { hearRefusals, sessionQuery } from './session.ts';

const ENDED = onDemand(async () => (await import('./ended-session.tsx')).EndedSession);

/** Lets whoever's session has ended log in where they are: on another page what they typed would be gone. */
export function SignInAgain() {
  const [hasEnded, setEnded] = useState(false);
  const EndedSession = useOnDemand(ENDED, hasEnded);
  useEffect(
    () =>
      hearRefusals((error) => {
        // Nobody who has just signed out or deleted their account is asked back in.
        if (error instanceof ApiError && error.code === 'not_signed_in' && wasSignedIn()) setEnded(true);
      }),
    [],
  );
  const email = queryClient.getQueryData(sessionQuery.queryKey)?.user?.email;
  if (!EndedSession || email === undefined) return null;

  function goOn() {
    setEnded(false);
    void queryClient.invalidateQueries();
  }
  return <EndedSession email={email} onSignedIn={goOn} />;
}
