import type { Database } from '../../../db/database.ts';
import type { Table } from '../../../kernel/table.ts';
import { EXPORT_COLUMNS } from '../domain/export-columns.ts';
import { listProducts, type ProductsInOrder, productIdsInOrder } from '../store/list-products.ts';

const AT_ONCE = 500;

/**
 * The products that match, in the order of the list. Each batch is read in a transaction of its own: nobody keeps one
 * open by reading slowly.
 */
export async function productTable(
  database: Database,
  accountId: string,
  wanted: ProductsInOrder,
): Promise<Table> {
  const { order, direction } = wanted;
  const ids = await database.asAccount(accountId, (tx) => productIdsInOrder(tx, accountId, wanted));

  async function* batches() {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const page = { only: ids.slice(at, at + AT_ONCE), order, direction, limit: AT_ONCE, offset: 0 };
      const products = await database.asAccount(accountId, (tx) => listProducts(tx, accountId, page));
      yield products.map((product) => EXPORT_COLUMNS.map(({ of }) => of(product)));
    }
  }
  return { headings: EXPORT_COLUMNS.map(({ heading }) => heading), batches: batches() };
}
