import type { WorldCounts } from '../world/world.ts';
import type { LimitSide } from './limit-side.ts';
import { familySeconds, load, processorSeconds } from './processes.ts';
import type { BenchBot, ProductSide } from './product-side.ts';
import type { Stage } from './stage.ts';

/** One side's run over the rows of one round. */
export interface Round {
  rows: number;
  seconds: number;
  rowsPerSecond: number;
  delivered: number;
  /** Processor time per row in ms: of the program itself, of Postgres for it, and of the stand-ins. */
  processorMs: { own: number; postgres: number; world: number };
  asked: WorldCounts;
  loadBefore: number;
}

/** As many rows in work at once as the product's own default. */
const PLACES = 256;

export async function limitRound(
  stage: Stage,
  limit: LimitSide,
  bot: BenchBot,
  rows: number,
  first: number,
): Promise<Round> {
  const { port } = stage.world;
  return measure(stage, limit.pid, rows, () => limit.perform({ bot, rows, first, port, places: PLACES }));
}

export async function productRound(
  stage: Stage,
  product: ProductSide,
  bot: BenchBot,
  rows: number,
): Promise<Round> {
  return measure(stage, product.pid, rows, async () => {
    const { run, seconds } = await product.run(bot);
    if (run.state !== 'finished')
      throw new Error(`The run is ${run.state}: ${run.reason ?? 'no reason given'}`);
    return { seconds, delivered: run.rowsProcessed };
  });
}

async function measure(
  stage: Stage,
  pid: number,
  rows: number,
  work: () => Promise<{ seconds: number; delivered: number }>,
): Promise<Round> {
  const { world, postgresPid } = stage;
  const taken = () =>
    [processorSeconds(pid), familySeconds(postgresPid), processorSeconds(world.pid)] as const;
  await world.forget();
  const loadBefore = load();
  const before = taken();
  const { seconds, delivered } = await work();
  const after = taken();
  const perRow = (index: 0 | 1 | 2) => ((after[index] - before[index]) * 1_000) / rows;
  return {
    rows,
    seconds,
    delivered,
    loadBefore,
    rowsPerSecond: rows / seconds,
    processorMs: { own: perRow(0), postgres: perRow(1), world: perRow(2) },
    asked: await world.counts(),
  };
}

/** The round in the middle by its time. */
export function medianRound(rounds: readonly Round[]): Round {
  const sorted = [...rounds].sort((one, other) => one.seconds - other.seconds);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('No rounds were run');
  return middle;
}
