import { type LimitSide, startLimit } from './stage/limit-side.ts';
import { type BenchBot, type ProductSide, startProduct } from './stage/product-side.ts';
import { limitRound, medianRound, productRound, type Round } from './stage/rounds.ts';
import { openStage, type Stage } from './stage/stage.ts';

export interface SpeedFigures {
  limit: Round[];
  product: Round[];
  /** The product's rate as a share of the limit's, of the medians. */
  ratio: number;
}

export interface SpeedOptions {
  rows?: number;
  rounds?: number;
  faulty?: boolean;
  nodeFlags?: string[];
}

const WARM_UP_ROWS = 1_000;

/** Both sides in turn over the same brands, after a round that isn't counted. */
export async function measureSpeed(bot: BenchBot, options: SpeedOptions = {}): Promise<SpeedFigures> {
  const { rows = 2_000, rounds = 3, faulty = false, nodeFlags = [] } = options;
  const stage = await openStage();
  let limit: LimitSide | undefined;
  let product: ProductSide | undefined;
  try {
    limit = await startLimit(stage);
    product = await startProduct(stage, { nodeFlags });
    const figures: { limit: Round[]; product: Round[] } = { limit: [], product: [] };
    await warmUp(stage, limit, product, bot);
    await stage.world.setFaulty(faulty);
    for (let round = 0; round < rounds; round += 1) {
      const first = WARM_UP_ROWS + round * rows;
      await product.importBrands(bot, rows, first);
      figures.limit.push(await limitRound(stage, limit, bot, rows, first));
      figures.product.push(await productRound(stage, product, bot, rows));
    }
    if (!faulty) for (const round of [...figures.limit, ...figures.product]) requireAllDelivered(round);
    const ratio = medianRound(figures.product).rowsPerSecond / medianRound(figures.limit).rowsPerSecond;
    return { ...figures, ratio };
  } finally {
    limit?.stop();
    await product?.stop();
    await stage.close();
  }
}

async function warmUp(stage: Stage, limit: LimitSide, product: ProductSide, bot: BenchBot): Promise<void> {
  await product.importBrands(bot, WARM_UP_ROWS, 0);
  await limitRound(stage, limit, bot, WARM_UP_ROWS, 0);
  await productRound(stage, product, bot, WARM_UP_ROWS);
}

/** A rate is worth nothing if rows were lost, or mails sent twice, to reach it. */
export function requireAllDelivered({ rows, delivered, asked }: Round): void {
  if (delivered !== rows) throw new Error(`${delivered} of ${rows} rows were delivered`);
  if (asked.twice > 0) throw new Error(`${asked.twice} mails were sent twice`);
}
