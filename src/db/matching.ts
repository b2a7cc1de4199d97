import { type RawBuilder, sql } from 'kysely';

/** What each part of a filter asks of a row of `listed`; what is left out asks nothing. */
export type Conditions<Filter> = {
  [Part in keyof Filter]-?: (wanted: NonNullable<Filter[Part]>, accountId: string) => RawBuilder<unknown>;
};

/** The rows of an account's list that match. */
export function matching<Filter extends object>(
  conditions: Conditions<Filter>,
  accountId: string,
  filter: Filter,
): RawBuilder<unknown> {
  const asked = (Object.keys(conditions) as (keyof Filter)[]).flatMap((part) => {
    const wanted = filter[part];
    if (wanted === undefined || wanted === null || wanted === '') return [];
    return [conditions[part](wanted, accountId)];
  });
  return sql.join([sql`listed.account_id = ${accountId}`, ...asked], sql` and `);
}
