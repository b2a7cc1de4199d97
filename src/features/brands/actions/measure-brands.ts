import type { Tx } from '../../../db/database.ts';
import { judgeBrand } from '../domain/score/judge.ts';
import { rollUpFigures, saveJudgements } from '../store/measure.ts';
import { readWeights } from './score-weights.ts';

/** Rolls up the figures of these brands and judges them anew. */
export async function measureBrands(tx: Tx, accountId: string, brandIds: readonly number[]): Promise<void> {
  const evidence = await rollUpFigures(tx, accountId, brandIds);
  const judged = evidence.map((brand) => {
    const { parts, privateLabel } = judgeBrand(brand);
    return { id: brand.id, parts, privateLabel: privateLabel.looksLikeOne };
  });
  await saveJudgements(tx, accountId, judged, await readWeights(tx, accountId));
}
