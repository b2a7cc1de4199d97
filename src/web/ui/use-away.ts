import { useEffect, useRef, useState } from 'react';
import { mayBeAway, tellOfCut, whenMaybeAway, whenReachable } from './connection.ts';

/** What is in the way: the network of whoever looks, as far as their browser knows, or the server's side. */
export type Away = 'network' | 'server';

/** Null while the server can be reached; `onBack` is called once it can be again. */
export function useAway(onBack: () => void): Away | null {
  const [away, setAway] = useState<Away | null>(null);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    let isLooking = false;
    const look = async () => {
      if (isLooking || !mayBeAway()) return;
      isLooking = true;
      let wasAway = false;
      await whenReachable(() => {
        wasAway = true;
        tellOfCut(true);
        setAway(navigator.onLine ? 'server' : 'network');
      });
      isLooking = false;
      if (!wasAway) return;
      tellOfCut(false);
      setAway(null);
      latest.current();
    };
    const hear = () => void look();
    hear();
    return whenMaybeAway(hear);
  }, []);
  return away;
}
