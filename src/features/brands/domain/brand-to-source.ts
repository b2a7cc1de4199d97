/** Looked for with the next run: nobody has yet, or the site couldn't be read and may be back. */
export const SOURCED_NEXT: readonly string[] = ['waiting', 'unreachable'];

/** Looked for again after a while, or when somebody asks for it: the site named nobody, or there was none. */
export const SOURCED_AGAIN: readonly string[] = ['no_contact', 'no_site'];
export const LOOK_AGAIN_AFTER = '30 days';

/** Brands that were looked up in vain not long ago, and when the first of them is looked up again. */
export interface RestingBrands {
  brands: number;
  from: Date;
}

/** A brand without a way in, with what is known for the search. */
export interface BrandToSource {
  id: number;
  name: string;
  category: string | null;
  productTitles: string[];
  /** From the person's own list; the page has to confirm it all the same. */
  website: string | null;
}

/** What a run is asked to look up. */
export interface SourcingWish {
  /** Only these. */
  brandIds?: readonly number[] | null | undefined;
  /** Also what was looked up longer ago than this, found or not; nothing that is fresher is looked up again. */
  refreshOlderThanDays?: number | null | undefined;
}
