import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { reopenEvents, whenLineRefused } from '../../../web/api/events.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { isDemoPerson, owningAccount } from '../../../web/api/session-hint.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import type { SignInStep } from './ended-session.tsx';
import { hearRefusals, reloadSession, sessionQuery, whenLookedAt } from './session.ts';

const ENDED = onDemand(async () => (await import('./ended-session.tsx')).EndedSession);

/** Lets whoever's session has ended log in where they are: on another page what they typed would be gone. */
export function SignInAgain() {
  const [step, setStep] = useState<SignInStep | null>(null);
  const hasEnded = step !== null;
  const EndedSession = useOnDemand(ENDED, hasEnded);
  const goOn = useCallback(() => {
    setStep(null);
    reopenEvents();
    void queryClient.invalidateQueries();
  }, []);
  useEffect(
    () =>
      hearRefusals((error, isOfChange) => {
        if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return;
        // Nobody who has just signed out or deleted their account is asked back in.
        if (owningAccount() === null || isDemoPerson()) return;
        // A dialog lets nobody reach what stands beside it: what it couldn't save is made up for above it.
        const isOutOfReach = isOfChange && document.querySelector('[role="dialog"]') !== null;
        setStep((before) => (before === 'code' || !isOutOfReach ? (before ?? 'told') : 'password'));
      }),
    [],
  );
  // On a page that is only looked at nothing else is refused. The question's own refusal is heard above.
  useEffect(() => whenLineRefused(() => void queryClient.refetchQueries(sessionQuery)), []);
  useEffect(() => {
    if (!hasEnded) return;
    // They may have logged in again in another tab.
    return whenLookedAt(() => void reloadSession().then(goOn, () => undefined));
  }, [hasEnded, goOn]);
  const email = queryClient.getQueryData(sessionQuery.queryKey)?.user?.email;
  if (!EndedSession || email === undefined || step === null) return null;
  return <EndedSession email={email} step={step} onStep={setStep} onSignedIn={goOn} />;
}
