import { rowsAffordable } from '../../../kernel/credits.ts';
import { count, counted } from '../../../kernel/words.ts';
import { clock, day } from '../../../web/ui/moments.ts';
import type { RunPlan } from '../contract/runs.ts';
import { NONE_WAITING } from '../domain/nothing-to-do.ts';

/** What the next run of the Source or the Emailer Bot would do, in a sentence or two. */
export function planSentence(plan: RunPlan): string {
  if (plan.workflowHost !== null) return hostedSentence(plan, plan.workflowHost);
  return plan.bot === 'source-bot' ? sourceSentence(plan) : emailerSentence(plan);
}

function hostedSentence({ rows, credits }: RunPlan, host: string): string {
  const waiting = rows === 0 ? 'No row can count now.' : `At most ${counted(rows, 'row')} count.`;
  return `${host} does it, for at most ${counted(credits, 'credit')}. ${waiting}`;
}

function sourceSentence({ rows, rowsWaiting, credits, creditsAvailable, ...before }: RunPlan): string {
  if (rowsWaiting === 0) return `${NONE_WAITING['source-bot']}${triedBefore(0, before)}`;
  if (rows === 0) return `${counted(rowsWaiting, 'brand')} to look up, and no credits for any.`;
  const plan = `${counted(rows, 'brand')} to look up, for at most ${counted(credits, 'credit')}.`;
  const tried = triedBefore(rows, before);
  if (creditsAvailable >= credits) return `${plan}${tried}`;
  const found = counted(rowsAffordable(creditsAvailable), 'brand');
  return `${plan} Yours pay for ${found} with a way in; then it waits for a top-up.${tried}`;
}

/** A run that was in vain leaves brands that the next one takes again, and others that it takes after a while. */
function triedBefore(rows: number, { lookedUpBefore, resting }: Pick<RunPlan, 'lookedUpBefore' | 'resting'>) {
  const again =
    lookedUpBefore === 0
      ? ''
      : lookedUpBefore < rows
        ? ` ${count(lookedUpBefore)} of them ${lookedUpBefore === 1 ? 'was' : 'were'} looked up before.`
        : rows === 1
          ? ' It was looked up before.'
          : ' All of them were looked up before.';
  if (resting === null) return again;
  const others = `${counted(resting.brands, rows === 0 ? 'brand' : 'other brand')} without a way in`;
  return `${again} ${others} ${resting.brands === 1 ? 'is' : 'are'} looked up again from ${day(resting.from)}.`;
}

function emailerSentence(plan: RunPlan): string {
  const { rows, rowsWaiting, credits, emailsLeftToday, limitResetsAt, approval } = plan;
  if (rowsWaiting === 0) return NONE_WAITING['emailer-bot'];
  if (emailsLeftToday === 0) {
    const again = limitResetsAt === null ? '' : ` It starts again at ${clock(limitResetsAt)}.`;
    return `${counted(rowsWaiting, 'brand')} wait; today’s limit is used up.${again}`;
  }
  const others = onAnotherDay(plan);
  if (rows === 0 && others !== '') return others.trim();
  const reach =
    rows < rowsWaiting ? `${count(rows)} of ${counted(rowsWaiting, 'brand')}` : counted(rows, 'brand');
  const first = rows < rowsWaiting ? ', the best-scored first' : '';
  const today = emailsLeftToday === null ? '' : ` ${counted(emailsLeftToday, 'email')} left today.`;
  const toApprove = approval?.rows ?? 0;
  if (toApprove > 0 && toApprove === rows)
    return `${reach} to write to${first}. Nothing goes out or costs credits before you approve it.${today}${others}`;
  const asked =
    toApprove === 0
      ? ''
      : ` ${count(toApprove)} of them ${toApprove === 1 ? 'waits' : 'wait'} for your approval first.`;
  return `${reach} to write to${first}, for at most ${counted(credits, 'credit')}.${asked}${today}${others}`;
}

/** An address gets one first inquiry a day: what a run would come to and leave. */
function onAnotherDay({ rows, rowsForAnotherDay }: RunPlan): string {
  if (rowsForAnotherDay === 0) return '';
  const brands = counted(rowsForAnotherDay, rows === 0 ? 'brand' : 'other brand');
  return rowsForAnotherDay === 1
    ? ` ${brands} shares its address with a brand of today’s, so it is written to on another day.`
    : ` ${brands} share their address with a brand of today’s, so they are written to on another day.`;
}
