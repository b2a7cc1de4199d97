import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { type BrandDecision, MOST_TAGS } from '../domain/brand-list.ts';

export interface OwnWord {
  tags?: readonly string[] | undefined;
  note?: string | null | undefined;
}

/** What a person says of one brand; what is left out stays. */
export async function saveOwnWord(
  tx: Tx,
  accountId: string,
  brandId: number,
  { tags, note }: OwnWord,
): Promise<void> {
  if (note !== undefined) {
    await tx
      .updateTable('brands')
      .set({ note, updated_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('id', '=', brandId)
      .execute();
  }
  if (tags === undefined) return;
  await tx
    .updateTable('listed_brands')
    .set({ tags: [...new Set(tags)].sort() })
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .execute();
}

/** Gives these brands a tag, but for those that have it or can't have more; answers how many got it. */
export async function addTag(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  tag: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update listed_brands set tags = array(select unnest(tags || ${tag}::text) order by 1)
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[])
       and not tags @> array[${tag}::text] and cardinality(tags) < ${MOST_TAGS}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function removeTag(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  tag: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update listed_brands set tags = array_remove(tags, ${tag}::text)
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[])
       and tags @> array[${tag}::text]`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Answers the brands of which something else was decided before. */
export async function saveDecision(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  decision: BrandDecision | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update listed_brands set decision = ${decision}
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[])
       and decision is distinct from ${decision}
    returning brand_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
