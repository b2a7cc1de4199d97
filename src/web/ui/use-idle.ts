import { startTransition, useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 2_000;

/** False until the browser has drawn the first screen and has time: for what nobody waits for, and is drawn in slices. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => startTransition(() => setIdle(true));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, LONGEST_WAIT_MS / 4);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
