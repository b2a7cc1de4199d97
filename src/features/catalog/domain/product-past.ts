import type { SavedProduct } from './product.ts';
import type { ProductHistory } from './product-history.ts';

export interface KeptHistory {
  /** null: the source was asked and knew nothing. */
  history: ProductHistory | null;
  fetchedAt: Date;
}

/** How a listing came to where it is. */
export interface ProductPast {
  product: SavedProduct;
  kept: KeptHistory | null;
}
