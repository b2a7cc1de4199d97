import { rowsAffordable } from '../../../kernel/credits.ts';
import { count, counted } from '../../../kernel/words.ts';
import { clock } from '../../../web/ui/moments.ts';
import type { RunPlan } from '../contract.ts';

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

function emailerSentence({ rows, rowsWaiting, credits, emailsLeftToday, limitResetsAt }: RunPlan): string {
  if (rowsWaiting === 0) return 'No brands waiting for an inquiry.';
  if (emailsLeftToday === 0) {
    const again = limitResetsAt === null ? '' : ` It starts again at ${clock(limitResetsAt)}.`;
    return `${counted(rowsWaiting, 'brand')} wait; today’s limit is used up.${again}`;
  }
  const reach =
    rows < rowsWaiting ? `${count(rows)} of ${counted(rowsWaiting, 'brand')}` : counted(rows, 'brand');
  const first = rows < rowsWaiting ? ', the best-scored first' : '';
  const today = emailsLeftToday === null ? '' : ` ${counted(emailsLeftToday, 'email')} left today.`;
  return `${reach} to write to${first}, for at most ${counted(credits, 'credit')}.${today}`;
}
