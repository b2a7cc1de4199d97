import { useEffect, useState } from 'react';
import { formatCount } from './format.ts';

interface SpokenCountProps {
  /** What is searched and filtered for. */
  question: string;
  /** What is found by now; undefined while nothing has come yet. */
  total: number | undefined;
  /** What is shown still answers the question before. */
  isOnItsWay: boolean;
}

/**
 * Says to who can't see a list what a search has found in it. How it stands when it is first opened isn't said, nor
 * that it changes by itself.
 */
export function SpokenCount({ question, total, isOnItsWay }: SpokenCountProps) {
  const [said, setSaid] = useState<{ question: string; total?: number }>({ question });
  useEffect(() => {
    if (!isOnItsWay && total !== undefined)
      setSaid((before) => (before.question === question ? before : { question, total }));
  }, [question, total, isOnItsWay]);
  return (
    <p role="status" className="sr-only">
      {/* Another element for each question: the same words in the same one would be no news. */}
      {said.total !== undefined && <span key={said.question}>{`${formatCount(said.total)} found`}</span>}
    </p>
  );
}
