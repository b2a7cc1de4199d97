import { useEffect, useRef, useState } from 'react';
import { sleep } from '../../kernel/clock.ts';

/** What is told many times a second is read by nobody faster than this. */
const PAUSE_MS = 1_000;

/**
 * Runs at the first call at once, and once more for all that come meanwhile: after a pause, and never before it is
 * through. What is asked again sooner than it can be answered is never answered, as on a slow line while a bot runs.
 */
export function unhurried(run: () => Promise<unknown>, wait = () => sleep(PAUSE_MS)): () => void {
  let isBusy = false;
  let isWanted = false;
  const work = async () => {
    isBusy = true;
    do {
      isWanted = false;
      await Promise.allSettled([run(), wait()]);
    } while (isWanted);
    isBusy = false;
  };
  return () => {
    if (isBusy) isWanted = true;
    else void work();
  };
}

/** For what events ask for while a component is there. */
export function useUnhurried(run: () => Promise<unknown>, pauseMs = PAUSE_MS): () => void {
  const latest = useRef<(() => Promise<unknown>) | null>(null);
  useEffect(() => {
    latest.current = run;
    return () => {
      latest.current = null;
    };
  });
  const [call] = useState(() =>
    unhurried(
      async () => latest.current?.(),
      () => sleep(pauseMs),
    ),
  );
  return call;
}
