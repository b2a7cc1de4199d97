import type { Database } from '../../../db/database.ts';
import type { Table } from '../../../kernel/table.ts';
import { EXPORT_HEADINGS, exportedCells } from '../domain/export-columns.ts';
import { type BrandsInOrder, brandIdsInOrder, listedBrands } from '../store/list-brands.ts';
import { withPolicySheets } from './policy.ts';

const AT_ONCE = 500;

/**
 * The brands that match, in the order of the list. Each batch is read in a transaction of its own: nobody keeps one
 * open by reading slowly.
 */
export async function brandTable(
  database: Database,
  accountId: string,
  wanted: BrandsInOrder,
): Promise<Table> {
  const ids = await database.asAccount(accountId, (tx) => brandIdsInOrder(tx, accountId, wanted));

  async function* batches() {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      yield await database.asAccount(accountId, async (tx) => {
        const brands = await withPolicySheets(tx, accountId, await listedBrands(tx, accountId, some));
        return brands.map((brand) => exportedCells(brand, brand.policy));
      });
    }
  }
  return { headings: EXPORT_HEADINGS, batches: batches() };
}
