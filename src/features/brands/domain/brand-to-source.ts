/** A brand without a way in, with what is known for the search. */
export interface BrandToSource {
  id: number;
  name: string;
  category: string | null;
  productTitles: string[];
  /** From the person's own list; the page has to confirm it all the same. */
  website: string | null;
}
