import { useEffect, useRef, useState } from 'react';
import { formatCount } from './format.ts';

interface SpokenCountProps {
  /** What is found by now; undefined while nothing has come yet. */
  total: number | undefined;
  /** Another search or filter was asked for. */
  isAsked: boolean;
}

/** Says to who can't see a list what a search has found in it. A list that changes by itself says nothing. */
export function SpokenCount({ total, isAsked }: SpokenCountProps) {
  const [found, setFound] = useState<number>();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isAsked && wasAsked.current) setFound(total);
    wasAsked.current = isAsked;
  }, [isAsked, total]);
  return (
    <p role="status" className="sr-only">
      {found === undefined ? '' : `${formatCount(found)} found`}
    </p>
  );
}
