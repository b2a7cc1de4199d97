import { type FeeBasis, marketplaceFees } from '../../../../catalog/domain/fees.ts';
import type { Assumptions } from './assumptions.ts';

/** What is known of the listing that a line would be sold on. */
export interface ListingBasis extends FeeBasis {
  priceCents: number | null;
  /** Units that all sellers together sell in a month. */
  monthlySales: number | null;
  /** Offers that we would share the Buy Box with, Amazon's aside. */
  sellers: number | null;
  /** Per cent of the time in which Amazon has the Buy Box. */
  amazonPercent: number | null;
}

export interface LineBasis {
  costCents: number | null;
  /** A case's cost is exact where a unit's was rounded. */
  caseCostCents: number | null;
  casePack: number | null;
  unitsPerListing: number;
}

/** For one of the listing, in cents of the site's currency. What can't be known is null. */
export interface LineFigures {
  priceCents: number | null;
  landedCents: number | null;
  feesCents: number | null;
  profitCents: number | null;
  /** Per cent of what it cost, landed. */
  roi: number | null;
  /** Per cent of its price. */
  margin: number | null;
  /** What we may sell in a month. */
  monthlyUnits: number | null;
}

export function lineFigures(line: LineBasis, listing: ListingBasis | null, given: Assumptions): LineFigures {
  const landedCents = landedCost(line, given);
  const priceCents = listing?.priceCents ?? null;
  const feesCents = listing && priceCents !== null ? feesOf(priceCents, listing, given) : null;
  const profitCents =
    priceCents === null || feesCents === null || landedCents === null
      ? null
      : priceCents - feesCents - landedCents;
  const percentOf = (whole: number | null): number | null =>
    profitCents === null || !whole ? null : Math.round((profitCents / whole) * 10_000) / 100;
  return {
    priceCents,
    landedCents,
    feesCents,
    profitCents,
    roi: percentOf(landedCents),
    margin: percentOf(priceCents),
    monthlyUnits: listing && ourMonthlyUnits(listing),
  };
}

/** What one of the listing has cost by the time that it lies with the marketplace. */
function landedCost(line: LineBasis, given: Assumptions): number | null {
  const unit = exactUnitCents(line);
  if (unit === null || given.rate === null) return null;
  const goods = unit * line.unitsPerListing * given.rate * (1 + given.freightPercent / 100);
  return Math.round(goods) + given.prepCents + given.inboundCents;
}

const exactUnitCents = ({ costCents, caseCostCents, casePack }: LineBasis): number | null =>
  caseCostCents !== null && casePack ? caseCostCents / casePack : costCents;

function feesOf(priceCents: number, listing: FeeBasis, given: Assumptions): number | null {
  const { referralCents, fbaCents } = marketplaceFees(priceCents, listing);
  const fba = fbaCents ?? given.usualFbaCents;
  return fba === null ? null : referralCents + fba;
}

/** The Buy Box goes round among those who sell: what Amazon leaves of it, parted equally with us among them. */
export function ourMonthlyUnits({ monthlySales, sellers, amazonPercent }: ListingBasis): number | null {
  if (monthlySales === null || sellers === null) return null;
  const left = 1 - Math.min(100, Math.max(0, amazonPercent ?? 0)) / 100;
  return Math.round((monthlySales * left * 10) / (sellers + 1)) / 10;
}
