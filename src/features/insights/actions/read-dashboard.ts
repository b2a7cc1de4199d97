import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay, nextDayBegins } from '../../accounts/domain/calendar.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { readBillingState } from '../../billing/actions/read-billing-state.ts';
import { completedSteps, type SetupValues, type Step } from '../../onboarding/domain/steps.ts';
import { stepToContinue } from '../../onboarding/domain/wizard.ts';
import { dailyLimitOf } from '../../outreach/domain/senders/daily-limit.ts';
import { isCheckDue, type SenderToCheck } from '../domain/sender-check.ts';
import { type Task, tasksOf } from '../domain/tasks.ts';
import { DAYS_SHOWN, dayBefore, type Usage, usageOf } from '../domain/usage.ts';
import { readDashboardFacts } from '../store/dashboard.ts';

export interface Dashboard {
  plan: { plan: Plan; monthlyCents: number | null; periodEnd: Date | null; endsThen: boolean };
  setup: { completedSteps: number; nextStep: Step };
  /** Whether there is anything of the account's own to show. */
  hasOwnData: boolean;
  usage: Usage;
  tasks: Task[];
  /** The sender whose domain is to be looked up anew; null while what is known is fresh. */
  senderToCheck: SenderToCheck | null;
}

/** Everything that the dashboard shows, in two ways to the database. */
export async function readDashboard(tx: Tx, accountId: string, now: Date): Promise<Dashboard> {
  const account = await readAccount(tx, accountId);
  const today = calendarDay(account, now);
  const since = dayBefore(today, DAYS_SHOWN - 1);
  const [billing, facts] = await Promise.all([
    readBillingState(tx, account),
    readDashboardFacts(tx, accountId, { since, today, timeZone: account.timeZone }),
  ]);

  const emailsPerDay = dailyLimitOf(account);
  const hasOwnData = facts.hasRun || facts.brands > 0 || facts.sent.length > 0;
  const usage = usageOf({ ...facts, today, emailsPerDay });
  const { emailConfigured, timeZone, senderEmail } = account;
  const values: SetupValues = {
    spreadsheetUrl: account.spreadsheetLink,
    keepaCompleted: account.keepaCompleted,
    workspaceEmail: senderEmail,
    senderConnected:
      account.sendgridKeyLastFour !== null || account.usesOperatorsSendgridKey || account.hasSmtpMailbox,
  };
  const setup = { completedSteps: completedSteps(values), nextStep: stepToContinue(values, emailConfigured) };
  const { senderCheck } = facts;
  const { subscription } = billing;
  const sender = senderEmail === null ? null : { email: senderEmail, transport: account.senderTransport };
  const isKnown = senderCheck !== null && senderCheck.email === senderEmail;

  return {
    plan: {
      plan: billing.plan,
      monthlyCents: billing.monthlyCents,
      // A month whose payment failed isn't paid, and doesn't renew at its end.
      periodEnd: subscription?.owedSince ? null : (subscription?.periodEnd ?? null),
      endsThen: subscription?.cancelAtPeriodEnd ?? false,
    },
    setup,
    hasOwnData,
    usage,
    tasks: tasksOf({
      now,
      emailsPerDay,
      timeZone,
      sentToday: usage.sentToday,
      owedSince: subscription?.owedSince ?? null,
      credits: account.credits - account.creditsHeld,
      disputed: billing.dispute?.bought ?? null,
      limitResetsAt: () => nextDayBegins(account, now),
      setup: { completedSteps: setup.completedSteps, emailConfigured },
      heldRuns: facts.heldRuns,
      // Whoever has nothing to send yet has no reason to hear of it.
      isSendingOn: facts.isSendingOn || !hasOwnData,
      stoppedSenders: facts.stoppedSenders,
      waitingMails: facts.waitingMails,
      dueTasks: facts.dueTasks,
      openAnswers: facts.openAnswers,
      senderProblems: isKnown ? senderCheck.problems : [],
      brandsToSource: facts.brandsToSource,
      newBrands: facts.newBrands,
    }),
    senderToCheck: isCheckDue(sender, isKnown ? new Date(senderCheck.checkedAt) : null, now) ? sender : null,
  };
}
