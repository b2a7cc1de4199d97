import { startWorkLoop } from '../../../queue/work-loop.ts';
import { type MailboxDeps, readNextMailbox } from '../actions/read-mailbox.ts';

const LOOK_EVERY_MS = 15_000;

/** Reads the mailboxes that people have set up, one after the other, and changes nothing in them. */
export const startMailboxes = (deps: MailboxDeps): { stop(): Promise<void> } =>
  startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: async (signal) => ((await readNextMailbox(deps, signal)) === 'read' ? 'more' : 'done'),
    failed: deps.failed,
  });
