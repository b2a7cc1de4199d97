import { useEffect, useState } from 'react';
import { moment } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import type { RunView } from '../contract.ts';
import { durationWords } from '../domain/run-sentences.ts';
import { GuidedSentence } from './guided-sentence.tsx';

const LOOKS_AT_THE_CLOCK_MS = 15_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOKS_AT_THE_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Why a run doesn't move, and what makes it go on. */
export function RunNotice({ run, className }: { run: RunView; className?: string }) {
  const look = className === undefined ? {} : { className };
  if (run.state === 'waiting') {
    return (
      <Notice tone="warn" {...look}>
        {run.reason !== null && <GuidedSentence>{run.reason}</GuidedSentence>} <GoesOn run={run} />
      </Notice>
    );
  }
  if (run.reason === null) return null;
  if (run.state === 'failed') {
    return (
      <Notice tone="danger" {...look}>
        <GuidedSentence>{run.reason}</GuidedSentence>
      </Notice>
    );
  }
  return (
    <Notice tone={run.state === 'paused' ? 'warn' : 'neutral'} {...look}>
      <GuidedSentence>{run.reason}</GuidedSentence>
    </Notice>
  );
}

function GoesOn({ run }: { run: RunView }) {
  const now = useNow();
  // Its reason says so.
  if (run.waitingFor === 'credits') return null;
  if (run.waitUntil === null) return <>It goes on by itself.</>;
  const seconds = (new Date(run.waitUntil).getTime() - now.getTime()) / 1000;
  return (
    <>
      It goes on at <time dateTime={run.waitUntil}>{moment(run.waitUntil, now)}</time>
      {seconds > 0 && <>, in {durationWords(seconds)}</>}.
    </>
  );
}
