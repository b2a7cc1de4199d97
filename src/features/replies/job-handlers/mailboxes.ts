import { together } from '../../../queue/woken-loop.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { type MailboxDeps, readNextMailbox } from '../actions/read-mailbox.ts';

const LOOK_EVERY_MS = 15_000;

/** So that a few servers that are slow keep nobody else's mailbox from being read. */
const AT_ONCE = 4;

/** Reads the mailboxes that people have set up, some at a time, and changes nothing in them. */
export function startMailboxes(deps: MailboxDeps): Running {
  const loops = Array.from({ length: AT_ONCE }, () =>
    startWorkLoop({
      everyMs: LOOK_EVERY_MS,
      work: async (signal) => ((await readNextMailbox(deps, signal)) === 'read' ? 'more' : 'done'),
      failed: deps.failed,
    }),
  );
  return together(loops);
}
