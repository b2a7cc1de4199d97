import { table } from './report.ts';
import { requireAllDelivered } from './speed.ts';
import { peakMegabytes, residentMegabytes } from './stage/processes.ts';
import { type BenchBot, type ProductSide, startProduct } from './stage/product-side.ts';
import { productRound, type Round } from './stage/rounds.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { worldBrand } from './world/brands.ts';

export interface LargeRun {
  bot: BenchBot;
  round: Round;
  idleMegabytes: number;
  peakMegabytes: number;
}

/** An idle process has ended whatever its start had begun. */
const IDLE_AFTER_MS = 5_000;

/** One bot's first run in a fresh process over so many rows, each result checked, with the memory that it took. */
export async function measureLargeRun(bot: BenchBot, rows: number): Promise<LargeRun> {
  const stage = await openStage();
  let product: ProductSide | undefined;
  try {
    product = await startProduct(stage);
    await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS));
    const idle = residentMegabytes(product.pid);
    await product.importBrands(bot, rows, 0);
    const round = await productRound(stage, product, bot, rows);
    const peak = peakMegabytes(product.pid);
    requireAllDelivered(round);
    await requireAllRight(stage, product, bot, rows);
    return { bot, round, idleMegabytes: idle, peakMegabytes: peak };
  } finally {
    await product?.stop();
    await stage.close();
  }
}

async function requireAllRight(
  stage: Stage,
  product: ProductSide,
  bot: BenchBot,
  rows: number,
): Promise<void> {
  const right = new Set(Array.from({ length: rows }, (_, number) => worldBrand(number).address));
  const reached =
    bot === 'source'
      ? (await product.exported<{ email: string }>('brands')).map(({ email }) => email)
      : (await product.exported<{ to: string; state: string }>('messages'))
          .filter(({ state }) => state === 'accepted')
          .map(({ to }) => to);
  for (const address of reached) right.delete(address);
  if (right.size > 0 || reached.length !== rows)
    throw new Error(`${right.size} of ${rows} addresses are missing, ${reached.length} were reached`);
  const { mails, twice } = await stage.world.counts();
  if (bot === 'emailer' && (mails !== rows || twice > 0))
    throw new Error(`${mails} mails arrived for ${rows} rows`);
}

export function largeRunTable(runs: readonly LargeRun[]): string {
  const lines = runs.map(({ bot, round, idleMegabytes, peakMegabytes }) => [
    `${bot}, ${round.rows.toLocaleString('en-US')} rows`,
    `${round.delivered.toLocaleString('en-US')}`,
    round.seconds.toFixed(2),
    round.rowsPerSecond.toFixed(0),
    idleMegabytes.toFixed(0),
    peakMegabytes.toFixed(0),
  ]);
  return table([['', 'right', 's', 'rows/s', 'MB idle', 'MB at most'], ...lines]);
}
