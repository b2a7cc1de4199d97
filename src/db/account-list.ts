import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

/** What each part of a filter asks of a row of `listed`; what is left out asks nothing. */
export type Conditions<Filter> = {
  [Part in keyof Filter]-?: (wanted: NonNullable<Filter[Part]>, accountId: string) => RawBuilder<unknown>;
};

/** What is listed: narrow rows, of which a view walls in the account's own. */
export interface Listing<Filter, Order extends string> {
  view: string;
  id: string;
  /** What each order sorts by, and what parts those that are alike in it; what is unknown comes last either way. */
  columns: Readonly<Record<Order, string | readonly string[]>>;
  conditions: Conditions<Filter>;
}

export interface InOrder<Order> {
  order: Order;
  direction: 'asc' | 'desc';
}

export interface Page<Order> extends InOrder<Order> {
  limit: number;
  offset: number;
}

export interface IdsOnPage {
  ids: number[];
  /** All that match, on every page. */
  total: number;
}

/**
 * A long list of an account's. Whatever is asked, it reads the account's narrow rows once and no more; the wide rows of a
 * page are read by the ids that it gives.
 */
export function accountList<Filter extends object, Order extends string>({
  view,
  id,
  columns,
  conditions,
}: Listing<Filter, Order>) {
  const rowsOf = sql`${sql.table(view)} as listed`;
  const idOf = sql.ref(`listed.${id}`);

  const asks = (accountId: string, filter: Filter): RawBuilder<unknown>[] =>
    (Object.keys(conditions) as (keyof Filter)[]).flatMap((part) => {
      const wanted = filter[part];
      if (wanted === undefined || wanted === null || wanted === '') return [];
      return [conditions[part](wanted, accountId)];
    });

  const matching = (accountId: string, filter: Filter): RawBuilder<unknown> =>
    sql.join([sql`listed.account_id = ${accountId}`, ...asks(accountId, filter)], sql` and `);

  function inOrder({ order, direction }: InOrder<Order>): RawBuilder<unknown> {
    const way = sql.raw(direction);
    const by = [columns[order]].flat().map((column) => sql`${sql.ref(`listed.${column}`)} ${way} nulls last`);
    return sql.join([...by, sql`${idOf} ${way}`]);
  }

  async function count(tx: Tx, accountId: string, filter: Filter): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${rowsOf} where ${matching(accountId, filter)}`.execute(tx);
    return rows[0]?.total ?? 0;
  }

  /** Where nothing is asked an index counts, quicker than keeping all rows for counting them beside. */
  async function pageOfAll(tx: Tx, accountId: string, page: Filter & Page<Order>): Promise<IdsOnPage> {
    const [{ rows }, total] = await Promise.all([
      sql<{ id: number }>`
        select ${idOf} as id from ${rowsOf} where listed.account_id = ${accountId}
         order by ${inOrder(page)} limit ${page.limit} offset ${page.offset}`.execute(tx),
      count(tx, accountId, page),
    ]);
    return { ids: rows.map((row) => row.id), total };
  }

  async function page(tx: Tx, accountId: string, wanted: Filter & Page<Order>): Promise<IdsOnPage> {
    if (asks(accountId, wanted).length === 0) return pageOfAll(tx, accountId, wanted);
    const { rows } = await sql<{ id: number; total: number }>`
      select ${idOf} as id, count(*) over () as total from ${rowsOf} where ${matching(accountId, wanted)}
       order by ${inOrder(wanted)} limit ${wanted.limit} offset ${wanted.offset}`.execute(tx);
    const [first] = rows;
    // Beyond the last page no row says how many there are.
    const total = first?.total ?? (wanted.offset === 0 ? 0 : await count(tx, accountId, wanted));
    return { ids: rows.map((row) => row.id), total };
  }

  /** The ids of all that match, in the order of the list. */
  async function idsInOrder(
    tx: Tx,
    accountId: string,
    wanted: Filter & InOrder<Order>,
    limit?: number,
  ): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select ${idOf} as id from ${rowsOf} where ${matching(accountId, wanted)}
       order by ${inOrder(wanted)} limit ${limit ?? null}`.execute(tx);
    return rows.map((row) => row.id);
  }

  return { page, idsInOrder };
}
