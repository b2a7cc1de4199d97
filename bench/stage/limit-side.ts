import { join } from 'node:path';
import type { LimitReport, LimitTask } from '../limit/limit.ts';
import { startChild } from './child.ts';
import type { Stage } from './stage.ts';

export interface LimitSide {
  pid: number;
  perform(task: LimitTask): Promise<LimitReport>;
  stop(): void;
}

export async function startLimit(stage: Stage): Promise<LimitSide> {
  const program = join(import.meta.dirname, '../limit/limit.ts');
  const limit = await startChild<LimitTask, LimitReport>(program, [await stage.createDatabase()]);
  return { pid: limit.pid, perform: limit.ask, stop: limit.stop };
}
