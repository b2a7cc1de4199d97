import { useEffect, useState } from 'react';
import { moment } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import type { RunView } from '../contract/runs.ts';
import type { RunState } from '../domain/run.ts';
import { waitLeft } from '../domain/run-sentences.ts';
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
        {run.reason !== null && <GuidedSentence of={{ sentence: run.reason, setting: run.setting }} />}{' '}
        <GoesOn run={run} />
      </Notice>
    );
  }
  if (run.reason === null) return null;
  return (
    <Notice tone={TONES[run.state] ?? 'neutral'} {...look}>
      <GuidedSentence of={{ sentence: run.reason, setting: run.setting }} />
    </Notice>
  );
}

const TONES: Partial<Record<RunState, 'danger' | 'warn'>> = { failed: 'danger', paused: 'warn' };

function GoesOn({ run }: { run: RunView }) {
  const now = useNow();
  // Its reason says so.
  if (run.waitingFor === 'credits') return null;
  if (run.waitUntil === null) return <>It continues by itself.</>;
  const wait = waitLeft(new Date(run.waitUntil), now);
  if (wait === null) return <>It continues in a moment.</>;
  return (
    <>
      It continues at <time dateTime={run.waitUntil}>{moment(run.waitUntil, now)}</time>, in {wait}.
    </>
  );
}
