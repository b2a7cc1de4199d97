import { startWokenLoop } from '../../../queue/woken-loop.ts';
import type { Running } from '../../../queue/work-loop.ts';
import { applyInboundPost, type InboundDeps } from '../actions/apply-inbound-post.ts';

const LOOK_EVERY_MS = 5_000;

/** Takes up mails as they are posted, on whichever machine they came in. */
export function startInboundPosts(deps: InboundDeps & { channel: string }): Promise<Running> {
  return startWokenLoop({
    database: deps.database,
    channel: deps.channel,
    everyMs: LOOK_EVERY_MS,
    work: async () => ((await applyInboundPost(deps)) === 'applied' ? 'more' : 'done'),
    failed: deps.failed,
  });
}
