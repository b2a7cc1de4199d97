import type { Marketplace } from '../../catalog/domain/product.ts';
import type { BrandFigures } from './brand-figures.ts';
import type { BrandDecision, SetAsideReason, SourcingState } from './brand-list.ts';
import type { BrandEvidence } from './score/evidence.ts';

/** A brand as a list shows it. */
export interface ListedBrand extends BrandFigures {
  id: number;
  marketplace: Marketplace;
  name: string;
  category: string | null;
  website: string | null;
  email: string | null;
  applicationUrl: string | null;
  sourcingState: SourcingState;
  sourcedAt: Date | null;
  tags: string[];
  score: number | null;
  privateLabel: boolean | null;
  decision: BrandDecision | null;
  setAside: SetAsideReason | null;
  isSandbox: boolean;
}

/** One brand with everything that it is judged by. */
export interface StandingBrand extends BrandEvidence {
  id: number;
  score: number | null;
  tags: string[];
  note: string | null;
  decision: BrandDecision | null;
  setAside: SetAsideReason | null;
}
