import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { PriceList } from '../../domain/price-list/price-list.ts';
import { findPriceList } from '../../store/price-lists.ts';

export async function requirePriceList(tx: Tx, accountId: string, id: string): Promise<PriceList> {
  const found = await findPriceList(tx, accountId, id);
  if (!found) throw new AppError('not_found', 'There is no such price list.');
  return found;
}
