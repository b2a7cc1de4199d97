import { CREDITS_PER_ROW, formatCredits, rowsAffordable } from '../../../kernel/credits.ts';
import { count, counted } from '../../../kernel/words.ts';
import type { DisputedPurchase } from '../../billing/domain/payment.ts';
import { graceEnds } from '../../billing/domain/subscription.ts';
import { SETUP_VALUES } from '../../onboarding/domain/steps.ts';
import { SENDING_WAITS } from '../../outreach/domain/senders/sending-pause.ts';
import { BOT_NAMES, type Bot } from '../../runs/domain/run.ts';

/** What a task is about, and with it where its button leads. */
export const TASK_KINDS = [
  'payment',
  'credits',
  'run',
  'setup',
  'deliverability',
  'sending',
  'sender',
  'waiting_mails',
  'daily_limit',
  'brands_to_source',
  'due_tasks',
  'answers',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export interface Task {
  kind: TaskKind;
  urgency: 'now' | 'soon' | 'later';
  title: string;
  detail: string;
  /** Of a task that is about a run. */
  run: { id: string; bot: Bot } | null;
}

export interface TaskFacts {
  now: Date;
  owedSince: Date | null;
  /** What is free to spend. */
  credits: number;
  /** What the payment was for that is disputed. */
  disputed: DisputedPurchase | null;
  emailsPerDay: number;
  sentToday: number;
  /** Asked for only where the limit is reached: to find the next day's first moment takes a while. */
  limitResetsAt: () => Date;
  setup: { completedSteps: number; emailConfigured: boolean };
  /** Runs that don't move. */
  heldRuns: readonly { id: string; bot: Bot; state: 'waiting' | 'paused'; reason: string | null }[];
  /** Whether mail may go out at all; the operator decides, for everybody. */
  isSendingOn: boolean;
  /** Senders that write no more by themselves until a person has read why. */
  stoppedSenders: readonly { email: string; reason: string | null }[];
  /** Mails that don't go out before a person says so. */
  waitingMails: { draft: number; held: number; expired: number };
  /** What the mail domain lacks, as sentences. */
  senderProblems: readonly string[];
  /** What the next Source run covers, and how many of them nobody has looked for yet. */
  brandsToSource: number;
  newBrands: number;
  /** Of the tasks that are about brands, those of today and before, and the one that has waited longest. */
  /** Brands that a person answered for, and that nobody has answered yet; the one that has waited longest. */
  openAnswers: { count: number; first: string | null };
  dueTasks: { count: number; overdue: number; first: { title: string; brand: string | null } | null };
  timeZone: string;
}

const sample = (kind: TaskKind, title: string, detail: string): Task => ({
  kind,
  urgency: 'later',
  title,
  detail,
  run: null,
});

/** How the list looks while there is nothing of the account's own; always shown under a badge. */
export const SAMPLE_TASKS: readonly Task[] = [
  sample('setup', 'Complete your setup', 'Connect your workspace email and your delivery key.'),
  sample('brands_to_source', 'Review new brands', 'Look through the brands that the Source Bot has found.'),
  sample('credits', 'Check your credits', 'Top up before the next run of the Emailer Bot.'),
];

/** What there is to do, the most urgent first. Every one is true at this moment; none is made up. */
export const tasksOf = (facts: TaskFacts): Task[] =>
  RULES.flatMap((rule) => rule(facts)).sort((one, other) => RANK[one.urgency] - RANK[other.urgency]);

const RANK: Record<Task['urgency'], number> = { now: 0, soon: 1, later: 2 };

type Rule = (facts: TaskFacts) => Task[];

const payment: Rule = ({ owedSince, timeZone }) => {
  if (owedSince === null) return [];
  const until = dateIn(timeZone, graceEnds(owedSince));
  const detail = `The last payment failed. Update your card by ${until}, or your plan ends and sending is held.`;
  return [task('payment', 'now', 'Your payment is failing', detail)];
};

const credits: Rule = ({ credits: left, emailsPerDay, disputed }) => {
  if (left < CREDITS_PER_ROW) {
    const detail =
      disputed === null
        ? `The bots need at least ${CREDITS_PER_ROW} credits to start.`
        : `Your payment for a ${disputed} is disputed: what was left of its credits is held until the bank decides. Those that you buy can be used at once.`;
    return [task('credits', 'now', 'You are out of credits', detail)];
  }
  const rows = rowsAffordable(left);
  // Less than what a day's inquiries cost.
  if (rows >= emailsPerDay) return [];
  const detail = `${formatCredits(left)} credits pay for ${counted(rows, 'more row')}.`;
  return [task('credits', 'soon', 'Credits are running low', detail)];
};

const heldRuns: Rule = ({ heldRuns: runs }) =>
  runs.map(({ id, bot, state, reason }) => ({
    kind: 'run',
    urgency: state === 'paused' ? 'now' : 'soon',
    title: `${BOT_NAMES[bot]} is ${state}`,
    detail: reason ?? (state === 'paused' ? 'It continues when you continue it.' : 'It continues by itself.'),
    run: { id, bot },
  }));

const setup: Rule = ({ setup: { completedSteps, emailConfigured } }) => {
  if (completedSteps < SETUP_VALUES) {
    const detail = `${completedSteps} of ${SETUP_VALUES} steps completed. The bots need the rest.`;
    return [task('setup', 'soon', 'Finish your setup', detail)];
  }
  if (emailConfigured) return [];
  const detail = 'The Emailer Bot needs your company name and a template.';
  return [task('setup', 'soon', 'Write your email template', detail)];
};

const deliverability: Rule = ({ senderProblems: [first, ...more] }) => {
  if (first === undefined) return [];
  const detail = more.length === 0 ? first : `${first} And ${counted(more.length, 'more finding')}.`;
  return [task('deliverability', 'soon', 'Your mail domain needs a record', detail)];
};

const sendingIsOff: Rule = ({ isSendingOn }) => {
  if (isSendingOn) return [];
  const detail = SENDING_WAITS;
  return [task('sending', 'soon', 'Sending is paused for everybody', detail)];
};

const stoppedSenders: Rule = ({ stoppedSenders: senders }) =>
  senders.map(({ email, reason }) =>
    task('sender', 'now', `${email} has stopped sending`, reason ?? 'It continues when you start it again.'),
  );

const waitingMails: Rule = ({ waitingMails: { draft, held, expired } }) => {
  const all = draft + held + expired;
  if (all === 0) return [];
  const parts = [
    ...(draft > 0 ? [`${count(draft)} for your approval`] : []),
    ...(held > 0 ? [`${count(held)} for a ground to write`] : []),
    ...(expired > 0 ? [`${count(expired)} because ${expired === 1 ? 'it came' : 'they came'} too late`] : []),
  ];
  const title = all === 1 ? 'A mail waits for you' : `${count(all)} mails wait for you`;
  return [task('waiting_mails', 'soon', title, `Nothing goes out before you say so: ${parts.join(', ')}.`)];
};

const dailyLimit: Rule = ({ sentToday, emailsPerDay, limitResetsAt, timeZone }) => {
  if (emailsPerDay === 0 || sentToday < emailsPerDay) return [];
  const over = sentToday - emailsPerDay;
  const beyond = over > 0 ? `, and ${count(over)} beyond, as replies are never held back` : '';
  const detail = `All ${counted(emailsPerDay, 'email')} of today are sent${beyond}. Sending goes on at ${timeIn(timeZone, limitResetsAt())}.`;
  return [task('daily_limit', 'later', 'Today’s limit is reached', detail)];
};

/** Those that were looked up before wait along; alone they are nothing to be reminded of. */
const brandsToSource: Rule = ({ brandsToSource: waiting, newBrands }) => {
  if (newBrands === 0) return [];
  const wait = `${counted(waiting, 'brand')} ${waiting === 1 ? 'waits' : 'wait'} to be looked up`;
  const detail = newBrands === waiting ? `${wait}.` : `${wait}, ${count(newBrands)} for the first time.`;
  return [task('brands_to_source', 'later', 'Run the Source Bot', detail)];
};

const answers: Rule = ({ openAnswers: { count: open, first } }) => {
  if (open === 0) return [];
  const title = open === 1 ? 'An answer waits for you' : `${count(open)} answers wait for you`;
  const who = first ?? 'A mail that no brand of yours could be found for';
  const more = open === 1 ? '' : `, and ${count(open - 1)} more`;
  return [task('answers', 'soon', title, `${who}${more}.`)];
};

/** The list of tasks has them one by one. */
const dueTasks: Rule = ({ dueTasks: { count: due, overdue, first } }) => {
  if (due === 0 || first === null) return [];
  const name = first.brand === null ? first.title : `${first.title}: ${first.brand}`;
  const more = due === 1 ? '' : `, and ${count(due - 1)} more`;
  const late = overdue === 0 ? '' : ` ${count(overdue)} of them ${overdue === 1 ? 'is' : 'are'} overdue.`;
  const title = due === 1 ? 'A task is due' : `${count(due)} tasks are due`;
  return [
    task(
      'due_tasks',
      'soon',
      title,
      `${name}${more}.${due === 1 && overdue === 1 ? ' It is overdue.' : late}`,
    ),
  ];
};

const RULES: readonly Rule[] = [
  payment,
  credits,
  heldRuns,
  sendingIsOff,
  setup,
  deliverability,
  stoppedSenders,
  answers,
  waitingMails,
  dueTasks,
  dailyLimit,
  brandsToSource,
];

const task = (kind: TaskKind, urgency: Task['urgency'], title: string, detail: string): Task => ({
  kind,
  urgency,
  title,
  detail,
  run: null,
});

const dateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' }).format(at);

const timeIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
