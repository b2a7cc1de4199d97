import type { RunPlan } from '../contract/runs.ts';
import { planSentence } from './plan-sentence.ts';

/**
 * Why a run that is started now would do nothing, or write to nobody, and so is refused; null where it would do something,
 * if only once what it lacks is there, or nobody can say. A workflow host finds its own rows.
 */
export function whyIdle(plan: RunPlan | undefined): string | null {
  if (!plan) return null;
  const { blockedBy, approval, rows, workflowHost } = plan;
  if (workflowHost !== null) return null;
  if (rows === 0) return blockedBy?.sentence ?? planSentence(plan);
  return approval?.isHeldUp ? (blockedBy?.sentence ?? null) : null;
}
