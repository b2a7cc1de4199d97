import type { Database } from '../../../db/database.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { wakeConversations } from '../actions/change-conversation.ts';

const LOOK_EVERY_MS = 10_000;

/** Brings conversations back at the moment until which they were snoozed. */
export const startSnoozes = (deps: { database: Database; failed: (error: unknown) => void }): Running =>
  startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: async () => ((await deps.database.asSystem(wakeConversations)) > 0 ? 'more' : 'done'),
    failed: deps.failed,
  });
