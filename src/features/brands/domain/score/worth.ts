import type { StandingBrand } from '../listed-brand.ts';
import type { BrandJudgement, Score } from './judge.ts';

/** Whether a brand is worth asking, with all that says so. */
export interface BrandWorth {
  brand: StandingBrand;
  judgement: BrandJudgement;
  score: Score;
}
