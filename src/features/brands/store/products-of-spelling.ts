import { sql } from 'kysely';

/**
 * The products of the brand at hand under the spelling at hand, to be joined `lateral`. Each is looked up by its name,
 * whatever the planner thinks: before anybody has counted the tables, as in a first download, it would read all
 * products of the account for every brand.
 */
export const productsOfSpelling = sql`(
  select products.* from products
   where products.account_id = brands.account_id and products.brand_name = spelling
     and products.marketplace is not distinct from brands.marketplace
  offset 0)`;
