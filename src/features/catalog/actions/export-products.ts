import type { Tx } from '../../../db/database.ts';
import type { SavedProduct } from '../domain/product.ts';
import { productsAfter } from '../store/list-products.ts';

const AT_ONCE = 1_000;

/** All of an account's products, a thousand in memory at a time. */
export async function* exportProducts(tx: Tx, accountId: string): AsyncGenerator<SavedProduct> {
  let lastId = 0;
  for (;;) {
    const products = await productsAfter(tx, accountId, lastId, AT_ONCE);
    yield* products;
    const last = products.at(-1);
    if (!last || products.length < AT_ONCE) return;
    lastId = last.id;
  }
}
