import { startWorkLoop } from '../../../queue/work-loop.ts';
import { applyInboundPost, type InboundDeps } from '../actions/apply-inbound-post.ts';

const LOOK_EVERY_MS = 5_000;

/** Takes up mails as they are posted, on whichever machine they came in. */
export async function startInboundPosts(
  deps: InboundDeps & { channel: string },
): Promise<{ stop(): Promise<void> }> {
  const loop = startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: async () => ((await applyInboundPost(deps)) === 'applied' ? 'more' : 'done'),
    failed: deps.failed,
  });
  const stopListening = await deps.database.listen(deps.channel, loop.wake);
  return {
    stop: async () => {
      await stopListening();
      await loop.stop();
    },
  };
}
