import { join } from 'node:path';
import type { WorldCounts, WorldQuestion } from '../world/world.ts';
import { startChild } from './child.ts';

export interface StandIns {
  pid: number;
  port: number;
  counts(): Promise<WorldCounts>;
  /** Counts anew, and forgets which mails it has seen. */
  forget(): Promise<void>;
  setFaulty(isFaulty: boolean): Promise<void>;
  stop(): void;
}

export async function startStandIns(): Promise<StandIns> {
  const program = join(import.meta.dirname, '../world/world.ts');
  const world = await startChild<WorldQuestion, { counts: WorldCounts }>(program);
  const { port } = world.first as { port: number };
  return {
    pid: world.pid,
    port,
    counts: async () => (await world.ask('counts')).counts,
    forget: async () => void (await world.ask('forget')),
    setFaulty: async (isFaulty) => void (await world.ask(isFaulty ? 'faulty' : 'flawless')),
    stop: world.stop,
  };
}
