import { rowsAffordable } from '../../../kernel/credits.ts';
import type { ShownRun } from './run.ts';

type Paced = Pick<ShownRun, 'rowsTotal' | 'rowsDone' | 'rowsProcessed' | 'creditsLeft'>;

/** The rows that a run still comes to: those left, or as many as its credits reach for, where so many deliver as so far. */
export function rowsAhead({ rowsTotal, rowsDone, rowsProcessed, creditsLeft }: Paced): number {
  const left = rowsTotal - rowsDone;
  if (creditsLeft === null || rowsProcessed === 0) return left;
  return Math.min(left, Math.round((rowsAffordable(creditsLeft) * rowsDone) / rowsProcessed));
}
