import type { CallOutcome, TaskKind } from './task.ts';

/** What comes after a call, so that none of them is the last that is heard of a brand. */
export const AFTER_CALL: Record<CallOutcome, { kind: TaskKind; title: string; inDays: number }> = {
  reached: { kind: 'follow_up', title: 'Send them a summary of the call', inDays: 1 },
  no_answer: { kind: 'call', title: 'Call them again', inDays: 2 },
  voicemail: { kind: 'call', title: 'Call them again', inDays: 3 },
  call_back: { kind: 'call', title: 'Call them, unless they have called back', inDays: 3 },
  wrong_number: { kind: 'other', title: 'Find their number', inDays: 1 },
};
