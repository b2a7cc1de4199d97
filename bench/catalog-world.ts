import type pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { connectAsOwner, ensureLogins } from '../src/db/roles.ts';

export interface CatalogSize {
  products: number;
  brands: number;
  accounts: number;
  /** Of the one large account; the others share the rest. */
  largeProducts: number;
  largeBrands: number;
}

const accountNumber = (number: number): string =>
  `00000000-0000-7000-8000-${(number * 7919 + 4096).toString(16).padStart(12, '0')}`;

/** The large account is the first. */
export const LARGE_ACCOUNT = accountNumber(1);

/** Fills an empty database with products and brands, by statements over whole tables; what triggers derive comes last. */
export async function fillCatalog(ownerUrl: string, secretKey: string, size: CatalogSize): Promise<void> {
  const owner = await connectAsOwner(ownerUrl);
  try {
    await migrate(owner);
    await ensureLogins(owner, secretKey);
    await owner.query(`select setseed(0.42)`);
    await owner.query(`set work_mem = '64MB'; set maintenance_work_mem = '256MB'`);
    await owner.query(
      `insert into users (id, name, email, email_verified)
       select ${accountSql('n')}, 'Sam Seller', n || '@bench.example', true from generate_series(1, $1::int) n`,
      [size.accounts],
    );
    const indexes = await dropWordIndexes(owner);
    await owner.query('set session_replication_role = replica');
    await makeWords(owner);
    await makeProducts(owner, size);
    await makeBrands(owner);
    await listAll(owner);
    await owner.query('set session_replication_role = origin');
    for (const index of indexes) await owner.query(index);
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}

const accountSql = (number: string): string =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(${number} * 7919 + 4096), 12, '0'))::uuid`;

/** Words that an index takes one by one are entered at once at the end. */
async function dropWordIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where indexname like 'listed%by_words'`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

/** Some words are in every other title, most in few. */
async function makeWords(owner: pg.Client): Promise<void> {
  const syllables = `('{ba,co,dri,fe,gra,ho,ja,kel,lo,mi,nor,pa,qui,ro,sta,tu,va,wen,xi,yo}'::text[])`;
  await owner.query(
    `create function pg_temp.word(n integer) returns text language sql immutable
     as $$ select ${syllables}[1 + n % 20] || ${syllables}[1 + n / 20 % 20] || ${syllables}[1 + n / 400 % 20] $$`,
  );
}

const anyWord = 'pg_temp.word(floor(8000 * power(random(), 3))::int)';

async function makeProducts(owner: pg.Client, size: CatalogSize): Promise<void> {
  const small = Math.max(1, size.accounts - 1);
  const rest = Math.max(1, size.products - size.largeProducts);
  const perBrand = Math.max(1, Math.round(size.largeProducts / size.largeBrands));
  const restPerBrand = Math.max(1, Math.round(rest / Math.max(1, size.brands - size.largeBrands)));
  await owner.query(
    `insert into products (
       account_id, marketplace, site_id, external_id, upcs, title, brand, category_root, price_buy_box_cents, sales_rank,
       sales_rank_drops30, monthly_sold, offers_new, offers_new_fba, offers_new_fbm, buy_box_shares,
       amazon_buy_box_percent, buy_box_shares_at, buy_box_seller_id, rating, review_count, fba_fee_cents,
       referral_fee_percent, out_of_stock_new90, fetched_at, is_sandbox)
     select ${accountSql(`case when n <= $2 then 1 else 2 + ((n - $2 - 1) * $3::bigint / $4)::int end`)},
            'amazon', 1, 'B' || lpad(n::text, 9, '0'), array[lpad((n::bigint * 37)::text, 12, '0')],
            initcap(concat_ws(' ', ${Array.from({ length: 9 }, () => anyWord).join(', ')})) || ' ' || n % 40 || ' oz',
            'Maker ' || (case when n <= $2 then n / $5 else 1000000 + n / $6 end),
            'Category ' || n % 24, (500 + power(random(), 3) * 20000)::int, (1 + power(random(), 3) * 900000)::int,
            (random() * 200)::int, case when random() < 0.4 then (1 + (random() * 40)::int) * 50 end,
            1 + (power(random(), 2) * 25)::int, (random() * 12)::int, (random() * 12)::int,
            jsonb_build_array(
              jsonb_build_object('sellerId', 'A' || n % 900, 'percent', 50),
              jsonb_build_object('sellerId', 'B' || n % 700, 'percent', 30),
              jsonb_build_object('sellerId', 'ATVPDKIKX0DER', 'percent', 20)),
            case when random() < 0.75 then (random() * 100)::int end, now(), 'A' || n % 900, 3 + random() * 2,
            (power(random(), 3) * 9000)::int, 350 + n % 400, 15, n % 30, now() - random() * interval '90 days', false
       from generate_series(1, $1::int) n`,
    [size.products, size.largeProducts, small, rest, perBrand, restPerBrand],
  );
  await owner.query('analyze products');
}

async function makeBrands(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into brands (account_id, marketplace, key, name, spellings, category, product_count, product_titles, email,
                         sourcing_state, sourcing_trail, is_sandbox)
     select account_id, 'amazon', lower(replace(brand, ' ', '')), initcap(${anyWord}) || ' ' || brand, array[brand],
            min(category_root), count(*), (array_agg(title))[1:3],
            case when random() < 0.4 then 'trade@' || min(id) || '.example' end,
            (array['waiting', 'found_address', 'no_contact', 'no_site'])[1 + floor(random() * 4)::int],
            jsonb_build_array(jsonb_build_object('step', 'searched', 'detail', repeat(md5(brand), 8))), false
       from products group by account_id, brand`,
  );
}

/** What the triggers would have done, as the migration does it for what is there already. */
async function listAll(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into listed_products
       (product_id, account_id, marketplace, price_cents, sales_rank, monthly_sold, offers_new, amazon_share, rating,
        review_count, fetched_at, category, brand_name, words)
     select id, account_id, marketplace, price_buy_box_cents, sales_rank, monthly_sold, offers_new, amazon_buy_box_percent,
            rating, review_count, fetched_at, category_root, brand_name,
            folded_words(concat_ws(' ', title, brand_name, external_id, array_to_string(upcs, ' ')))
       from products order by id`,
  );
  await owner.query(
    `insert into listed_brands
       (brand_id, account_id, marketplace, state, has_email, has_form, sourced_at, products, category, words)
     select id, account_id, marketplace, sourcing_state, email is not null, false, sourced_at, product_count, category,
            folded_words(concat_ws(' ', name, array_to_string(spellings, ' ')))
       from brands order by id`,
  );
}
