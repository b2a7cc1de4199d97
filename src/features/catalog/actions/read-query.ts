import { type ProductQuery, productQuery } from '../domain/product-query.ts';
import type { ProductSource } from '../ports.ts';

/** The query to run: the one that the account pasted, else the one that setup's step 2 offers. */
export const readQuery = (source: Pick<ProductSource, 'readQuery'>, address: string | null): ProductQuery =>
  productQuery(source.readQuery(address?.trim() || null));
