import type { RunPlan } from '../contract/runs.ts';
import { planSentence } from './plan-sentence.ts';

/**
 * Why a bot would do nothing if it was started; null where it would do something, or nobody can say. A workflow host
 * finds its own rows.
 */
export const whyIdle = (plan: RunPlan | undefined): string | null =>
  plan && plan.rows === 0 && plan.blockedBy === null && plan.workflowHost === null
    ? planSentence(plan)
    : null;
