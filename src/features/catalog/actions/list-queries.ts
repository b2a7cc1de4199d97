import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { type ProductQuery, productQuery, queryText } from '../domain/product-query.ts';
import { type SavedQuery, SETUP_QUERY, SETUP_QUERY_NAME } from '../domain/saved-query.ts';
import type { ProductSource } from '../ports.ts';
import { countsOf } from '../store/product-counts.ts';
import { queriesOf } from '../store/product-queries.ts';
import { readQuery } from './read-query.ts';

type Reader = Pick<ProductSource, 'readQuery'>;

export interface KnownQuery extends SavedQuery {
  query: ProductQuery;
}

/** All queries of an account: first that of its setup, then those that it keeps, by name. */
export async function listQueries(tx: Tx, reader: Reader, accountId: string): Promise<KnownQuery[]> {
  const { keepaQuery } = await readAccount(tx, accountId);
  const kept = await queriesOf(tx, accountId);
  const ofSetup = readQuery(reader, keepaQuery);
  return [
    {
      id: SETUP_QUERY,
      name: SETUP_QUERY_NAME,
      siteId: ofSetup.siteId,
      selection: ofSetup.selection,
      rows: ofSetup.rows,
      page: Math.round(ofSetup.firstRow / ofSetup.rows),
      isDefault: !kept.some(({ isDefault }) => isDefault),
      query: ofSetup,
    },
    ...kept.map((saved) => ({
      ...saved,
      // Its names were looked at when it was saved.
      query: productQuery({ ...saved, perPage: saved.rows, unknownFilters: [] }),
    })),
  ];
}

/** How many products each query matched when it was last asked; in their order, null where it never was. */
export async function matchesOf(
  tx: Tx,
  accountId: string,
  queries: readonly KnownQuery[],
): Promise<(number | null)[]> {
  const texts = queries.map(({ query }) => queryText(query));
  const counts = await countsOf(tx, accountId, texts);
  return texts.map((text) => counts.get(text) ?? null);
}

/** The query to download: the one that is named, else the account's default. */
export async function chooseQuery(
  tx: Tx,
  reader: Reader,
  accountId: string,
  id: number | undefined,
): Promise<KnownQuery> {
  const queries = await listQueries(tx, reader, accountId);
  const chosen = queries.find((query) => (id === undefined ? query.isDefault : query.id === id));
  if (!chosen) throw new AppError('not_found', 'There is no such query.');
  return chosen;
}
