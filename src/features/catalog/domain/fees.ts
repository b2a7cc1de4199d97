/** Where a listing doesn't tell its referral fee, in per cent: what most categories cost. */
export const USUAL_REFERRAL_PERCENT = 15;

export interface FeeBasis {
  fbaFeeCents: number | null;
  referralFeePercent: number | null;
}

export interface MarketplaceFees {
  referralCents: number;
  /** Null where the listing doesn't tell it. */
  fbaCents: number | null;
  /** Whether the referral fee is what most categories cost, as the listing tells none. */
  isUsualReferral: boolean;
}

/** What the marketplace keeps of a price, and what it takes for sending the parcel. */
export function marketplaceFees(
  priceCents: number,
  { fbaFeeCents, referralFeePercent }: FeeBasis,
): MarketplaceFees {
  const percent = referralFeePercent ?? USUAL_REFERRAL_PERCENT;
  return {
    referralCents: Math.round((priceCents * percent) / 100),
    fbaCents: fbaFeeCents,
    isUsualReferral: referralFeePercent === null,
  };
}
