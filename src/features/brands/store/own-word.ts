import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BrandDecision, BulkAction } from '../domain/brand-list.ts';
import { MOST_TAGS } from '../domain/brand-list.ts';

export interface OwnWord {
  tags?: readonly string[] | undefined;
  note?: string | null | undefined;
  decision?: BrandDecision | null | undefined;
}

/** What a person says of one brand; what is left out stays. */
export async function saveOwnWord(
  tx: Tx,
  accountId: string,
  brandId: number,
  { tags, note, decision }: OwnWord,
): Promise<void> {
  if (note !== undefined) {
    await tx
      .updateTable('brands')
      .set({ note, updated_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('id', '=', brandId)
      .execute();
  }
  if (tags === undefined && decision === undefined) return;
  await tx
    .updateTable('listed_brands')
    .set({
      ...(tags === undefined ? {} : { tags: [...new Set(tags)].sort() }),
      ...(decision === undefined ? {} : { decision }),
    })
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .execute();
}

/** What each action makes of a row, and of which rows it makes anything. */
const CHANGES: Record<BulkAction, (tag: string) => ReturnType<typeof sql>> = {
  tag: (tag) => sql`
    set tags = array(select unnest(tags || ${tag}::text) order by 1)
     where not tags @> array[${tag}::text] and cardinality(tags) < ${MOST_TAGS}`,
  untag: (tag) => sql`set tags = array_remove(tags, ${tag}::text) where tags @> array[${tag}::text]`,
  include: () => sql`set decision = 'include' where decision is distinct from 'include'`,
  exclude: () => sql`set decision = 'exclude' where decision is distinct from 'exclude'`,
  undecide: () => sql`set decision = null where decision is not null`,
};

/** Does it to these brands; answers how many it changed. */
export async function changeMany(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  action: BulkAction,
  tag: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update listed_brands ${CHANGES[action](tag)}
       and account_id = ${accountId} and brand_id = any (${brandIds}::bigint[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
