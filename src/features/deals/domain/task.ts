import { DAY_MS } from '../../../kernel/durations.ts';

export const TASK_KINDS = ['call', 'form', 'certificate', 'follow_up', 'other'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_KIND_LABELS: Record<TaskKind, string> = {
  call: 'Call',
  form: 'Form',
  certificate: 'Certificate',
  follow_up: 'Follow-up',
  other: 'Other',
};

/** The parts of the list, each by what a task's day is against today. */
export const TASK_LISTS = ['overdue', 'today', 'upcoming', 'done'] as const;
export type TaskList = (typeof TASK_LISTS)[number];

export const TASK_LIST_LABELS: Record<TaskList, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  upcoming: 'Upcoming',
  done: 'Done',
};

export function listOf(task: { dueOn: string; isDone: boolean }, today: string): TaskList {
  if (task.isDone) return 'done';
  if (task.dueOn === today) return 'today';
  return task.dueOn < today ? 'overdue' : 'upcoming';
}

export const CALL_OUTCOMES = ['reached', 'no_answer', 'voicemail', 'call_back', 'wrong_number'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  reached: 'Spoke with somebody',
  no_answer: 'No answer',
  voicemail: 'Left a message',
  call_back: 'They will call back',
  wrong_number: 'Wrong number',
};

/** What to say on the phone to a brand that has answered no mail. */
export function callScript(call: {
  brand: string;
  writtenTo: string | null;
  firstName: string | null;
  company: string | null;
}): string {
  const name = call.firstName ? `this is ${call.firstName}` : 'I am calling';
  const from = call.company ? ` from ${call.company}` : '';
  const where = call.writtenTo ? ` to ${call.writtenTo}` : '';
  return [
    `“Hello, ${name}${from}. I wrote${where} about a wholesale account with ${call.brand}, and wanted to make sure that it reached the right person.`,
    'Who looks after new wholesale accounts, and how do I best reach them? What would you need from us to open one, and could you send me the application and your price list?”',
  ].join(' ');
}

export const LONGEST_TITLE = 200;
export const LONGEST_DETAIL = 2_000;
export const LONGEST_CALL_NOTE = 4_000;

/** The day so many days later: "2026-03-09". */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** The same, but never on a Saturday or a Sunday, on which no brand is at its desk. */
export function workingDayAfter(day: string, days: number): string {
  const wanted = dayAfter(day, days);
  const weekday = weekdayOf(wanted);
  return weekday === 6 ? dayAfter(wanted, 2) : weekday === 0 ? dayAfter(wanted, 1) : wanted;
}

/** The first working day of what a brand named: a day, a month (`2026-03`) or a quarter (`2026-Q1`). */
export function firstDayOf(named: string): string | null {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(named) ?? [];
  const day = quarter
    ? `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`
    : /^\d{4}-\d{2}$/.test(named)
      ? `${named}-01`
      : named;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T12:00:00Z`);
  // 2026-02-30 becomes a day of March: no calendar has it.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null;
  return workingDayAfter(day, 0);
}
