import { setTimeout as sleep } from 'node:timers/promises';
import { peakMegabytes, residentMegabytes } from './stage/processes.ts';
import { type BenchBot, startProduct } from './stage/product-side.ts';
import { openStage } from './stage/stage.ts';

export interface MemoryFigures {
  /** Megabytes resident, server and worker in one process. */
  idle: number;
  runs: { bot: BenchBot; rows: number; delivered: number; seconds: number; peak: number }[];
}

const SETTLED_MS = 3_000;
const MOST = { idle: 250, 2000: 400, 10000: 500 } as const;

/** What server and worker take in one process: at rest, and at most in runs of 2,000 and of 10,000 rows. */
export async function measureMemory(): Promise<MemoryFigures> {
  const stage = await openStage();
  const product = await startProduct(stage);
  try {
    await sleep(SETTLED_MS);
    const idle = residentMegabytes(product.pid);
    const runs: MemoryFigures['runs'] = [];
    let first = 0;
    for (const rows of [2_000, 10_000]) {
      for (const bot of ['source', 'emailer'] as const) {
        await product.importBrands(bot, rows, first);
        first += rows;
        const { run, seconds } = await product.run(bot);
        runs.push({ bot, rows, delivered: run.rowsProcessed, seconds, peak: peakMegabytes(product.pid) });
      }
    }
    return { idle, runs };
  } finally {
    await product.stop();
    await stage.close();
  }
}

export function memoryTable({ idle, runs }: MemoryFigures): string {
  const lines = runs.map(({ bot, rows, delivered, seconds, peak }) => {
    const figures = `${delivered.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s`;
    const most = MOST[rows as keyof typeof MOST];
    return `${bot.padEnd(8)} ${figures.padEnd(34)} peak so far ${peak.toFixed(0)} MB (at most ${most})`;
  });
  return `at rest ${idle.toFixed(0)} MB (at most ${MOST.idle})\n${lines.join('\n')}\n`;
}
