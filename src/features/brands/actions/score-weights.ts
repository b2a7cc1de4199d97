import type { Tx } from '../../../db/database.ts';
import { DEFAULT_WEIGHTS, type ScoreWeights } from '../domain/score/reasons.ts';
import { rescoreBrands, saveWeights, weightsOf } from '../store/score.ts';

export const readWeights = async (tx: Tx, accountId: string): Promise<ScoreWeights> => ({
  ...DEFAULT_WEIGHTS,
  ...(await weightsOf(tx, accountId)),
});

/** Weighs the reasons anew; all brands have their new score at once. */
export async function changeWeights(
  tx: Tx,
  accountId: string,
  change: Partial<ScoreWeights>,
): Promise<ScoreWeights> {
  const weights = { ...(await readWeights(tx, accountId)), ...change };
  await saveWeights(tx, accountId, weights);
  await rescoreBrands(tx, accountId, weights);
  return weights;
}
