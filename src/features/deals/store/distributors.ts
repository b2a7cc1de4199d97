import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';

/** A brand of the account that is written to at an address. */
export interface BrandAtAddress {
  id: number;
  name: string;
  website: string | null;
  /** A mail went there, or waits to. */
  isWritten: boolean;
  isSent: boolean;
  hasGround: boolean;
}

export async function brandAtAddress(
  tx: Tx,
  accountId: string,
  email: string,
): Promise<BrandAtAddress | null> {
  const { rows } = await sql<BrandAtAddress>`
    select id, name, website,
           exists (select from messages
                    where brand_id = brands.id and state not in ('cancelled', 'refused')) as "isWritten",
           exists (select from messages
                    where brand_id = brands.id and state in ('sending', 'accepted', 'unknown')) as "isSent",
           exists (select from contact_grounds where brand_id = brands.id) as "hasGround"
      from brands
     where account_id = ${accountId} and lower(email) = ${addressKey(email)} and merged_into is null
     order by "isWritten" desc, id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Where a brand is from, as far as it may be written to there. */
export async function siteOfBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
): Promise<{ website: string | null; hasGround: boolean } | null> {
  const { rows } = await sql<{ website: string | null; hasGround: boolean }>`
    select website, exists (select from contact_grounds where brand_id = brands.id) as "hasGround"
      from brands where account_id = ${accountId} and id = ${brandId}`.execute(tx);
  return rows[0] ?? null;
}
