import type { SavedProduct } from './product.ts';
import type { FiguresBefore } from './product-change.ts';
import type { ProductHistory } from './product-history.ts';

export interface KeptHistory {
  history: ProductHistory;
  fetchedAt: Date;
}

/** How a listing came to where it is. */
export interface ProductPast {
  product: SavedProduct;
  before: FiguresBefore | null;
  kept: KeptHistory | null;
}
