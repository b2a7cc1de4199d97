import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { uuidv7 } from '../../../../kernel/ids.ts';
import { wake } from '../../../../queue/wake.ts';
import { noSuchBrand } from '../../../brands/actions/no-such-brand.ts';
import { PRICE_LISTS_CHANNEL } from '../../jobs.ts';
import { insertPriceList, type NewPriceList } from '../../store/price-lists.ts';

/** Larger than this no brand's list is, and no mail brings one. */
export const MOST_LIST_BYTES = 25 * 1024 * 1024;

const listTooLarge = (): AppError =>
  new AppError('too_large', `The file is larger than ${MOST_LIST_BYTES / 1024 / 1024} MB.`);

/** Takes in a file that a person brought; a worker reads it. */
export async function receivePriceList(
  tx: Tx,
  accountId: string,
  list: Omit<NewPriceList, 'id'>,
): Promise<string> {
  if (list.content.byteLength === 0) throw new AppError('invalid_input', 'The file is empty.');
  if (list.content.byteLength > MOST_LIST_BYTES) throw listTooLarge();
  const id = uuidv7();
  const isThere = await insertPriceList(tx, accountId, {
    ...list,
    id,
    fileName: list.fileName.slice(0, 255),
  });
  if (!isThere) throw noSuchBrand();
  await wakePriceListReaders(tx);
  return id;
}

/** Heard by workers everywhere once the transaction has committed. */
export const wakePriceListReaders = (tx: Tx): Promise<unknown> => wake(tx, PRICE_LISTS_CHANNEL);
