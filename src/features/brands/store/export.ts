import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface ExportedBrand {
  id: number;
  brand: string;
  marketplace: string;
  products: number;
  website: string | null;
  email: string | null;
  application_url: string | null;
  sourcing_state: string;
  /** 0 to 100; null while too little is known of its products. */
  score: number | null;
  private_label: 'yes' | 'no' | null;
  set_aside: string | null;
  /** Apart by commas. */
  tags: string;
  contacts: { email: string; role: string; source_url: string; status: string }[];
}

/** Brands after the one with `afterId`, with every address that was found, the best first. */
export async function brandsAfter(
  tx: Tx,
  accountId: string,
  afterId: number,
  limit: number,
): Promise<ExportedBrand[]> {
  const { rows } = await sql<ExportedBrand>`
    select brands.id, brands.name as brand, brands.marketplace, brands.product_count as products, brands.website,
           brands.email, brands.application_url, brands.sourcing_state, listed.score,
           case when listed.private_label then 'yes' when not listed.private_label then 'no' end as private_label,
           listed.set_aside, array_to_string(listed.tags, ', ') as tags,
           coalesce((select json_agg(json_build_object('email', value, 'role', role, 'source_url', source_url, 'status', status)
                                     order by rank)
                       from brand_contacts
                      where brand_contacts.account_id = brands.account_id and brand_contacts.brand_id = brands.id
                        and kind = 'address'), '[]') as contacts
      from brands join listed_brands as listed on listed.brand_id = brands.id
     where brands.account_id = ${accountId} and brands.id > ${afterId}
     order by brands.id
     limit ${limit}`.execute(tx);
  return rows;
}
