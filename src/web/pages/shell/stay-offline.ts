import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { NETWORK_FAILURE } from '../../api/errors.ts';
import { isCutToldOf, isReachable, mayBeAway } from '../../ui/connection.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * Without the server no other page can be fetched: whoever left, by a link, a key or a command, would see the browser's
 * own error, and what they typed be gone.
 */
export function useStayOffline(): void {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => mayBeAway() && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (leaving.state !== 'blocked') return;
    void isReachable().then((is) => {
      if (is) return leaving.proceed();
      leaving.reset();
      // Beside the page's own word on the connection it would be the same again.
      if (isCutToldOf()) toast.failure('Not opened', 'Try it again once the connection is back.');
      else toast.failure('Error', NETWORK_FAILURE);
    });
  }, [leaving]);
}
