import type { RunRowView, RunView } from '../contract/runs.ts';
import { hasEnded } from '../domain/run.ts';

/** What is claimed as its run is stopped still comes to an end; what waits then never does. */
export const isNotDone = ({ state: ofRun }: RunView, { outcome, state }: RunRowView): boolean =>
  outcome === null && state !== 'claimed' && hasEnded(ofRun);
