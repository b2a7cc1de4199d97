import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import { AppError } from '../../../kernel/errors.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { productQuery, unknownFiltersSentence } from '../domain/product-query.ts';
import {
  MOST_QUERIES,
  type QueryToSave,
  rowsFault,
  type SavedQuery,
  SETUP_QUERY,
  SETUP_QUERY_NAME,
} from '../domain/saved-query.ts';
import { selectionFault } from '../domain/selection-fault.ts';
import type { QueryAddresses } from '../ports.ts';
import * as store from '../store/product-queries.ts';
import { chooseQuery, type KnownQuery } from './list-queries.ts';

export interface QuerySaving {
  addresses: QueryAddresses;
  sealer: Sealer;
}

/** Keeps a new query. */
export async function createQuery(
  tx: Tx,
  { addresses }: QuerySaving,
  accountId: string,
  query: QueryToSave,
): Promise<KnownQuery> {
  refuseFaulty(addresses, query);
  const kept = await queriesInTurn(tx, accountId);
  if (kept.length >= MOST_QUERIES)
    throw new AppError('conflict', `There are ${MOST_QUERIES} saved queries already. Delete one first.`);
  refuseTaken(kept, query.name);
  return chooseQuery(tx, addresses, accountId, await store.insertQuery(tx, accountId, query));
}

/** Changes a query; that of the setup keeps its name, and is kept where setup's step 2 shows it. */
export async function changeQuery(
  tx: Tx,
  { addresses, sealer }: QuerySaving,
  change: { accountId: string; id: number; query: QueryToSave; now: Date },
): Promise<KnownQuery> {
  const { accountId, id, query, now } = change;
  await chooseQuery(tx, addresses, accountId, id);
  refuseFaulty(addresses, query);
  if (id === SETUP_QUERY) {
    if (query.name !== SETUP_QUERY_NAME)
      throw new AppError('conflict', `“${SETUP_QUERY_NAME}” is the one of the setup, and keeps its name.`);
    const keepaQuery = addresses.addressOf({ ...query, perPage: query.rows });
    await changeAccount(tx, { sealer, now }, accountId, { keepaQuery });
  } else {
    const kept = await queriesInTurn(tx, accountId);
    refuseTaken(
      kept.filter((other) => other.id !== id),
      query.name,
    );
    await store.updateQuery(tx, accountId, id, query);
  }
  return chooseQuery(tx, addresses, accountId, id);
}

export async function removeQuery(tx: Tx, accountId: string, id: number): Promise<{ id: number }> {
  if (id === SETUP_QUERY)
    throw new AppError('conflict', `“${SETUP_QUERY_NAME}” is the one of the setup, and can’t be deleted.`);
  if (!(await store.deleteQuery(tx, accountId, id)))
    throw new AppError('not_found', 'There is no such query.');
  return { id };
}

/** Makes it the one that is downloaded where nobody says which. */
export async function makeDefault(
  tx: Tx,
  { addresses }: Pick<QuerySaving, 'addresses'>,
  accountId: string,
  id: number,
): Promise<KnownQuery> {
  await chooseQuery(tx, addresses, accountId, id);
  await takeTurn(tx, 'product_queries', accountId);
  await store.setDefaultQuery(tx, accountId, id);
  return chooseQuery(tx, addresses, accountId, id);
}

/** Others that name a query at the same time wait. */
async function queriesInTurn(tx: Tx, accountId: string): Promise<SavedQuery[]> {
  await takeTurn(tx, 'product_queries', accountId);
  return store.queriesOf(tx, accountId);
}

function refuseTaken(others: readonly { name: string }[], name: string): void {
  const taken = [SETUP_QUERY_NAME, ...others.map((other) => other.name)];
  if (taken.includes(name)) throw new AppError('conflict', `There is a query “${name}” already.`);
}

/** An unknown filter would be ignored in silence, and buy products that nobody asked for. */
export function refuseFaulty(
  addresses: QueryAddresses,
  query: Omit<QueryToSave, 'name'>,
): ReturnType<typeof productQuery> {
  const unknownFilters = addresses.unknownFilters(query.selection);
  const fault =
    selectionFault(query.selection) ?? unknownFiltersSentence({ unknownFilters }) ?? rowsFault(query);
  if (fault !== null)
    throw new AppError('invalid_input', fault, unknownFilters.length > 0 ? { unknownFilters } : {});
  return productQuery({ ...query, perPage: query.rows, unknownFilters });
}
