import type { Marketplace } from './product.ts';
import type { ListingChange } from './product-change.ts';

/** Which products: all that is left out counts neither way. Money in cents, parts in per cent. */
export interface ProductFilter {
  /** These alone, of those that match. */
  only?: number | readonly number[] | undefined;
  /** All that match but these. */
  except?: number | readonly number[] | undefined;
  /** Beginnings of words of the title or the brand, or of an identifier, in any order. */
  search?: string | undefined;
  marketplace?: Marketplace | undefined;
  /** One of these, as it is spelled in the product. */
  brand?: string | readonly string[] | undefined;
  category?: string | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  rankMin?: number | undefined;
  rankMax?: number | undefined;
  soldMin?: number | undefined;
  soldMax?: number | undefined;
  sellersMin?: number | undefined;
  sellersMax?: number | undefined;
  amazonShareMax?: number | undefined;
  ratingMin?: number | undefined;
  /** Since the download before the last one. */
  changed?: ListingChange | undefined;
}
