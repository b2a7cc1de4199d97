import { DAY_MS } from '../../../../kernel/durations.ts';

/** A sequence of mails to a brand that doesn't answer, and after the last of them a call. */
export interface Sequence {
  id: number;
  name: string;
  /** First inquiries of today begin it. */
  isInUse: boolean;
  approval: Approval;
  /** How many of its mails a person has approved. */
  approved: number;
  steps: SequenceStep[];
}

export const APPROVALS = ['each', 'first_ten', 'automatic'] as const;
export type Approval = (typeof APPROVALS)[number];

export type SequenceStep =
  | { step: number; day: number; kind: 'mail'; templateId: number; templateBId: number | null }
  | { step: number; day: number; kind: 'call' };

/** A step as a person enters it: its place is its number. */
export type StepDraft =
  | { day: number; kind: 'mail'; templateId: number; templateBId: number | null }
  | { day: number; kind: 'call' };

export const MAX_MAILS = 5;
export const LAST_DAY = 365;
/** Mails that people approve before a sequence that asks for ten goes on by itself. */
export const APPROVED_FIRST = 10;
export const DEFAULT_MAIL_DAYS = [0, 4, 9, 16] as const;
export const DEFAULT_CALL_DAY = 21;

/** What is wrong with a sequence's steps, as a sentence; null where nothing is. */
export function stepsProblem(steps: readonly StepDraft[]): string | null {
  const mails = steps.filter(({ kind }) => kind === 'mail').length;
  const [first, ...later] = steps;
  if (first?.kind !== 'mail' || first.day !== 0) return 'A sequence begins with the first inquiry on day 0.';
  if (mails > MAX_MAILS) return `A sequence can have at most ${MAX_MAILS} emails.`;
  if (later.some(({ kind }, index) => kind === 'call' && index < later.length - 1))
    return 'The call comes last: it is for brands that answered none of the emails.';
  for (const [index, { day }] of later.entries()) {
    const problem = dayProblem(day, steps[index]?.day ?? 0);
    if (problem !== null) return problem;
  }
  return null;
}

/** The same of the day of a step that comes after another one. */
export function dayProblem(day: number, before: number): string | null {
  if (!Number.isInteger(day) || day > LAST_DAY) return `Days are whole numbers up to ${LAST_DAY}.`;
  return day <= before ? 'Each step comes at least a day after the one before it.' : null;
}

/** Why a brand's sequence has ended before its last step. */
export const STOP_REASONS = [
  'replied',
  'bounced',
  'unsubscribed',
  'complained',
  'stage_changed',
  'by_hand',
  'set_aside',
  'merged',
  'refused',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Whether a mail of this sequence waits for a person before it goes out. */
export const needsApproval = ({ approval, approved }: Pick<Sequence, 'approval' | 'approved'>): boolean =>
  approval === 'each' || (approval === 'first_ten' && approved < APPROVED_FIRST);

export type Arm = 'A' | 'B';

/** Every second brand gets the other words, and always the same ones, whenever it is asked. */
export function armOf(brandId: number, step: number): Arm {
  let hash = Math.imul(brandId + 1, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash ^= hash >>> 16;
  return (hash & 1) === 0 ? 'A' : 'B';
}

/** Which template a brand gets at a step, and as which arm where two are compared. */
export function templateFor(
  step: { step: number; templateId: number; templateBId: number | null },
  brandId: number,
): { templateId: number; arm: Arm | null } {
  if (step.templateBId === null) return { templateId: step.templateId, arm: null };
  const arm = armOf(brandId, step.step);
  return { templateId: arm === 'A' ? step.templateId : step.templateBId, arm };
}

/** A mail that is later than this doesn't go out without being asked about. */
export const LATE_MS = DAY_MS;

/**
 * When a step is due: so many days after the first inquiry, but never sooner after the mail before it than the plan
 * has between the two, however late that one was.
 */
export function stepDueAt(
  step: { day: number },
  before: { day: number; sentAt: Date },
  startedAt: Date,
): Date {
  const asPlanned = startedAt.getTime() + step.day * DAY_MS;
  const afterTheLast = before.sentAt.getTime() + (step.day - before.day) * DAY_MS;
  return new Date(Math.max(asPlanned, afterTheLast));
}

/** When the mails of a sequence that waits until a day ("2026-03-09") may go: at noon, when everybody is back. */
export const resumesAt = (pausedUntil: string): Date => new Date(`${pausedUntil}T12:00:00Z`);
