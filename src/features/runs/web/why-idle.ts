import type { RunPlan } from '../contract/runs.ts';
import { planSentence } from './plan-sentence.ts';

/**
 * Why a run that could be started now would do nothing, or write to nobody; null where it would do something, or nobody
 * can say. A workflow host finds its own rows.
 */
export function whyIdle(plan: RunPlan | undefined): string | null {
  if (!plan) return null;
  if (plan.blockedBy !== null) return plan.approval?.isHeldUp ? plan.blockedBy.sentence : null;
  return plan.rows === 0 && plan.workflowHost === null ? planSentence(plan) : null;
}
