import { rowsAffordable } from '../../../kernel/credits.ts';
import { count, counted } from '../../../kernel/words.ts';
import { clock } from '../../../web/ui/moments.ts';
import type { RunPlan } from '../contract.ts';
import { NO_BRANDS_TO_WRITE_TO } from '../domain/next-run.ts';

/** Why the run isn't started now, though it could be: it would write to nobody. */
export const heldUpBy = (plan: RunPlan | undefined): string | null =>
  (plan?.approval?.isHeldUp && plan.blockedBy?.sentence) || null;

/** What the next run of the Source or the Emailer Bot would do, in a sentence or two. */
export function planSentence(plan: RunPlan): string {
  if (plan.workflowHost !== null) return hostedSentence(plan, plan.workflowHost);
  return plan.bot === 'source-bot' ? sourceSentence(plan) : emailerSentence(plan);
}

function hostedSentence({ rows, credits }: RunPlan, host: string): string {
  const waiting = rows === 0 ? 'No row can count now.' : `At most ${counted(rows, 'row')} count.`;
  return `${host} does it, for at most ${counted(credits, 'credit')}. ${waiting}`;
}

function sourceSentence({ rows, credits, creditsAvailable }: RunPlan): string {
  if (rows === 0) return 'No brands waiting to be looked up.';
  const plan = `${counted(rows, 'brand')} to look up, for at most ${counted(credits, 'credit')}.`;
  if (creditsAvailable >= credits) return plan;
  const found = counted(rowsAffordable(creditsAvailable), 'brand');
  return `${plan} Yours pay for ${found} with a way in; then it waits for a top-up.`;
}

function emailerSentence(plan: RunPlan): string {
  const { rows, rowsWaiting, credits, emailsLeftToday, limitResetsAt, approval } = plan;
  if (rowsWaiting === 0) return NO_BRANDS_TO_WRITE_TO.sentence;
  if (emailsLeftToday === 0) {
    const again = limitResetsAt === null ? '' : ` It starts again at ${clock(limitResetsAt)}.`;
    return `${counted(rowsWaiting, 'brand')} wait; today’s limit is used up.${again}`;
  }
  const reach =
    rows < rowsWaiting ? `${count(rows)} of ${counted(rowsWaiting, 'brand')}` : counted(rows, 'brand');
  const first = rows < rowsWaiting ? ', the best-scored first' : '';
  const today = emailsLeftToday === null ? '' : ` ${counted(emailsLeftToday, 'email')} left today.`;
  const toApprove = approval?.rows ?? 0;
  if (toApprove > 0 && toApprove === rows)
    return `${reach} to write to${first}. Nothing goes out or costs credits before you approve it.${today}`;
  const asked =
    toApprove === 0
      ? ''
      : ` ${count(toApprove)} of them ${toApprove === 1 ? 'waits' : 'wait'} for your approval first.`;
  return `${reach} to write to${first}, for at most ${counted(credits, 'credit')}.${asked}${today}`;
}
