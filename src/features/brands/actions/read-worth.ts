import type { Tx } from '../../../db/database.ts';
import { judgeBrand, weighReasons } from '../domain/score/judge.ts';
import type { BrandWorth } from '../domain/score/worth.ts';
import { findStanding } from '../store/read-worth.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { readWeights } from './score-weights.ts';

/** Whether a brand is worth asking, with what says so. */
export async function readWorth(tx: Tx, accountId: string, id: number): Promise<BrandWorth> {
  const brand = await findStanding(tx, accountId, id);
  if (!brand) throw noSuchBrand();
  const judgement = judgeBrand(brand);
  return { brand, judgement, score: weighReasons(judgement.parts, await readWeights(tx, accountId)) };
}
