import { AMAZON_SITES, amazonSite } from '../../../../catalog/domain/amazon-site.ts';

/** What a list's figures rest on beside the list itself. A person may change each of them. */
export interface Assumptions {
  /** Amazon's site on which the goods are sold. */
  siteId: number;
  /** What one unit of the list's currency is worth in the site's; null: not known yet. */
  rate: number | null;
  /** Of the goods' cost. */
  freightPercent: number;
  /** For each product that is sent in, in cents of the site's currency. */
  prepCents: number;
  inboundCents: number;
  /** Where a listing doesn't tell its FBA fee; null: then nothing is reckoned. */
  usualFbaCents: number | null;
  /** No more than so many months of stock. */
  mostMonths: number;
  /** Lines that return less on what they cost aren't ordered. */
  leastRoiPercent: number;
  /** The brand's minimum for an order, in cents of the list's currency. */
  minimumOrderCents: number | null;
}

const USUAL: Assumptions = {
  siteId: 1,
  rate: null,
  freightPercent: 5,
  prepCents: 40,
  inboundCents: 50,
  usualFbaCents: null,
  mostMonths: 2,
  leastRoiPercent: 20,
  minimumOrderCents: null,
};

/** What is usual was seen in dollars: so many units of these are about one. Of the others one is. */
const UNITS_TO_A_DOLLAR: Readonly<Record<string, number>> = { JPY: 150, INR: 85, MXN: 18, BRL: 5 };

function usualOn(siteId: number): Assumptions {
  const units = UNITS_TO_A_DOLLAR[currencyOfSite(siteId)] ?? 1;
  return { ...USUAL, prepCents: USUAL.prepCents * units, inboundCents: USUAL.inboundCents * units };
}

/** What was changed, over what is usual. The rate between one currency and itself is 1. */
export function assumptionsOf(changed: Partial<Assumptions>, listCurrency: string | null): Assumptions {
  const all = { ...usualOn(changed.siteId ?? USUAL.siteId), ...changed };
  return { ...all, rate: all.rate ?? (isSameCurrency(all.siteId, listCurrency) ? 1 : null) };
}

/** A list that names no currency is taken to be in the site's own. */
const isSameCurrency = (siteId: number, listCurrency: string | null): boolean =>
  listCurrency === null || listCurrency === currencyOfSite(siteId);

export const currencyOfSite = (siteId: number): string =>
  (amazonSite(siteId)?.currency ?? 'usd').toUpperCase();

/** The site whose currency the list is in. */
export const siteForCurrency = (currency: string | null): number =>
  AMAZON_SITES.find((site) => site.currency === currency?.toLowerCase())?.id ?? USUAL.siteId;
