import type { Database } from '../db/database.ts';
import { type LoopOptions, type Running, startWorkLoop } from './work-loop.ts';

/** A work loop that looks at once when its channel is woken, on whichever machine; in between as often as any. */
export async function startWokenLoop({
  database,
  channel,
  ...options
}: LoopOptions & { database: Pick<Database, 'listen'>; channel: string }): Promise<Running> {
  const loop = startWorkLoop(options);
  const stopListening = await database.listen(channel, loop.wake);
  return {
    stop: async () => {
      await stopListening();
      await loop.stop();
    },
  };
}

export const together = (loops: readonly Running[]): Running => ({
  stop: async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  },
});
