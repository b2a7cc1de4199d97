import type { BrandFigures } from '../brand-figures.ts';

/** What a brand is judged by: its figures, and what else its listings tell. */
export interface BrandEvidence extends BrandFigures {
  /** Whether Amazon itself offers any of its products; null where no listing says. */
  amazonOffers: boolean | null;
  /** Whether a seller of it bears its name; null where no seller's name is known. */
  ownSellerName: boolean | null;
  /** Whether its maker or the brand itself is called “Generic” or the like; null where neither is named. */
  genericMaker: boolean | null;
  /** It was looked for on the web, and has no site of its own. */
  hasNoSite: boolean;
}

/** 0 at `from` or before, 1 at `to` or beyond; `from` may be the greater one. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
