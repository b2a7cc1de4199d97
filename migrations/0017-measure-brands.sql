-- Words as people search for them: lower case, without accents, marks and punctuation, apart by one space. What the
-- application does to a search (brands/domain/brand-name.ts: wordsOf) is done to what is searched.
create function folded_words(told text) returns text language sql immutable parallel safe
return trim(regexp_replace(
  translate(
    replace(replace(lower(
      case when octet_length(told) = char_length(told) then told
           else replace(replace(replace(
                  translate(
                    regexp_replace(normalize(lower(told), nfkd), '[\u0300-\u036f]+', '', 'g'),
                    'ÆŒẞØøŁłĐđÐðıАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
                    'æœßoollddddiабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω'),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
      end), '&', ' and '), '+', ' and '),
    '''’‘`´', ''),
  '[\x01-\x2f\x3a-\x60\x7b-\xa9\xab-\xb1\xb6-\xb8\xbb-\xbf\u2000-\u2bff\u3000-\u303f\ufe00-\uff0f]+', ' ', 'g'));

-- Words of one account, for an index over all accounts: each carries the end of the account's id, so that the
-- beginning of a word finds that account's rows alone.
create function words_of_account(account_id uuid, words text) returns tsvector language sql immutable parallel safe
return to_tsvector('simple', replace(' ' || words, ' ', ' a' || right(account_id::text, 8)));

-- A search, for that index: beginnings of words, all of them. Null where it has no word, and then nothing matches.
create function beginnings_of_words(account_id uuid, search text) returns tsquery language sql immutable parallel safe
return (
  select string_agg('''a' || right(account_id::text, 8) || word || ''':*', ' & ')::tsquery
    from unnest(string_to_array(folded_words(search), ' ')) as word
   where word <> ''
);

-- What lists of products filter and sort by: a narrow row beside each wide one, so that reading all of an account's is
-- quick, whatever is asked. It follows `products` by itself.
create table listed_products (
  product_id bigint primary key references products on delete cascade,
  account_id uuid not null,
  marketplace text collate "C" not null,
  price_cents integer,
  sales_rank integer,
  monthly_sold integer,
  offers_new integer,
  amazon_share real,
  rating real,
  review_count integer,
  fetched_at timestamptz,
  category text collate "C",
  brand_name text collate "C",
  -- The title's first, hence also the order by title; then the brand's and the identifiers.
  words text collate "C" not null
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
create index listed_products_of_account on listed_products (account_id, product_id);
create index listed_products_by_words on listed_products using gin (words_of_account(account_id, words))
  with (gin_pending_list_limit = 1024);
call confine_to_account('listed_products');

create function list_products() returns trigger language plpgsql as $$
begin
  insert into listed_products as listed
    (product_id, account_id, marketplace, price_cents, sales_rank, monthly_sold, offers_new, amazon_share, rating,
     review_count, fetched_at, category, brand_name, words)
  select id, account_id, marketplace, coalesce(price_buy_box_cents, price_new_cents), sales_rank, monthly_sold, offers_new,
         amazon_buy_box_percent, rating, review_count, fetched_at, category_root, brand_name,
         folded_words(concat_ws(' ', title, brand_name, external_id, array_to_string(upcs || eans, ' ')))
    from saved
   order by id
  on conflict (product_id) do update
    set price_cents = excluded.price_cents, sales_rank = excluded.sales_rank, monthly_sold = excluded.monthly_sold,
        offers_new = excluded.offers_new, amazon_share = excluded.amazon_share, rating = excluded.rating,
        review_count = excluded.review_count, fetched_at = excluded.fetched_at, category = excluded.category,
        brand_name = excluded.brand_name, words = excluded.words;
  return null;
end $$;
create trigger list_new_products after insert on products
  referencing new table as saved for each statement execute function list_products();
create trigger list_changed_products after update on products
  referencing new table as saved for each statement execute function list_products();

alter table brands
  add column note text,
  -- Merged into another one: it keeps what came of it, and stands in no list.
  add column merged_into bigint references brands on delete cascade;
create index brands_merged on brands (merged_into) where merged_into is not null;

-- What came of a brand goes with it into the one that it is merged into, and back. By which merges a row came, the last
-- one last.
alter table brand_contacts add column came_by bigint[] not null default '{}';
alter table messages add column came_by bigint[] not null default '{}';

create function follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then
    update brand_contacts set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    update messages set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    return null;
  end if;
  update brand_contacts as contact set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id
     and not exists (select from brand_contacts as other
                      where other.brand_id = new.merged_into and other.kind = contact.kind and other.value = contact.value);
  -- A brand has one inquiry: where both have been written to, each keeps its own.
  update messages set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id
     and (state not in ('queued', 'claimed', 'sending', 'accepted', 'unknown')
          or not exists (select from messages as other
                          where other.brand_id = new.merged_into
                            and other.state in ('queued', 'claimed', 'sending', 'accepted', 'unknown')));
  return null;
end $$;
create trigger follow_merge after update of merged_into on brands
  for each row when (old.merged_into is distinct from new.merged_into) execute function follow_merge();

-- What lists of brands filter and sort by. Figures are rolled up from products, null where nothing is known; what a
-- person said of a brand stands here, too; `state` to `words` follow `brands` by themselves.
create table listed_brands (
  brand_id bigint primary key references brands on delete cascade,
  account_id uuid not null,
  marketplace text collate "C" not null,
  state text collate "C" not null,
  has_email boolean not null,
  has_form boolean not null,
  sourced_at timestamptz,
  products integer not null,
  category text collate "C",
  -- The name's first, hence also the order by name; then those of the other spellings.
  words text collate "C" not null,
  tags text[] not null default '{}',
  decision text check (decision in ('include', 'exclude')),
  site_id smallint,
  monthly_sales integer,
  monthly_revenue_cents bigint,
  sales_method text check (sales_method in ('monthly_sold', 'rank_drops', 'both')),
  sales_products integer not null default 0,
  price_min_cents integer,
  price_median_cents integer,
  price_max_cents integer,
  sellers integer,
  sellers_method text check (sellers_method in ('buy_box', 'offers')),
  offers_median real,
  fba_offers integer,
  fbm_offers integer,
  amazon_share real,
  buy_box_method text check (buy_box_method in ('shares', 'holders_now')),
  buy_box_products integer not null default 0,
  largest_share real,
  effective_sellers real,
  out_of_stock real,
  amazon_out_of_stock real,
  rating real,
  reviews bigint,
  after_fees real,
  -- Signs of a private label beyond the figures.
  amazon_offers boolean,
  own_seller_name boolean,
  generic_maker boolean,
  -- How far each reason of the score holds, 0 to 1.
  shared_buy_box real,
  many_sellers real,
  not_amazon real,
  open_to_resellers real,
  demand real,
  room real,
  score smallint check (score between 0 and 100),
  private_label boolean,
  -- Null until it was measured: a brand that is older than the figures.
  measured_at timestamptz,
  set_aside text collate "C" generated always as (
    case when decision = 'exclude' then 'excluded' when decision is null and private_label then 'private_label' end
  ) stored
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
create index listed_brands_of_account on listed_brands (account_id, brand_id);
create index listed_brands_by_words on listed_brands using gin (words_of_account(account_id, words))
  with (gin_pending_list_limit = 1024);
create index listed_brands_unmeasured on listed_brands (account_id) where measured_at is null;
call confine_to_account('listed_brands');

create function list_new_brands() returns trigger language plpgsql as $$
begin
  insert into listed_brands (brand_id, account_id, marketplace, state, has_email, has_form, sourced_at, products, category, words)
  select id, account_id, marketplace, sourcing_state, email is not null, application_url is not null, sourced_at,
         product_count, category, folded_words(concat_ws(' ', name, array_to_string(spellings, ' ')))
    from saved
   where merged_into is null
   order by id;
  return null;
end $$;
create trigger list_new_brands after insert on brands
  referencing new table as saved for each statement execute function list_new_brands();

create function list_changed_brands() returns trigger language plpgsql as $$
begin
  delete from listed_brands using saved
   where listed_brands.brand_id = saved.id and listed_brands.account_id = saved.account_id and saved.merged_into is not null;
  update listed_brands
     set state = sourcing_state, has_email = now_listed.has_email, has_form = now_listed.has_form,
         sourced_at = now_listed.sourced_at, products = product_count, category = now_listed.category, words = now_listed.words
    from (select id, account_id, sourcing_state, email is not null as has_email, application_url is not null as has_form,
                 sourced_at, product_count, category, folded_words(concat_ws(' ', name, array_to_string(spellings, ' '))) as words
            from saved) now_listed
   where listed_brands.brand_id = now_listed.id and listed_brands.account_id = now_listed.account_id
     and (state, listed_brands.has_email, listed_brands.has_form, listed_brands.sourced_at, products, listed_brands.category, listed_brands.words)
         is distinct from (sourcing_state, now_listed.has_email, now_listed.has_form, now_listed.sourced_at, product_count,
                           now_listed.category, now_listed.words);
  return null;
end $$;
create trigger list_changed_brands after update on brands
  referencing new table as saved for each statement execute function list_changed_brands();

insert into listed_brands (brand_id, account_id, marketplace, state, has_email, has_form, sourced_at, products, category, words)
select id, account_id, marketplace, sourcing_state, email is not null, application_url is not null, sourced_at,
       product_count, category, folded_words(concat_ws(' ', name, array_to_string(spellings, ' ')))
  from brands order by id;
insert into listed_products
  (product_id, account_id, marketplace, price_cents, sales_rank, monthly_sold, offers_new, amazon_share, rating,
   review_count, fetched_at, category, brand_name, words)
select id, account_id, marketplace, coalesce(price_buy_box_cents, price_new_cents), sales_rank, monthly_sold, offers_new,
       amazon_buy_box_percent, rating, review_count, fetched_at, category_root, brand_name,
       folded_words(concat_ws(' ', title, brand_name, external_id, array_to_string(upcs || eans, ' ')))
  from products order by id;

-- Row-level security lets no index answer a search for words, as a leaking operator could tell of others' rows. These
-- are the signed-in account's rows and no others', with the wall in the view itself.
create view own_listed_products as select * from listed_products where account_id = (select current_account());
create view own_listed_brands as select * from listed_brands where account_id = (select current_account());
grant select on own_listed_products, own_listed_brands to linesheet_app;

-- The order by rank is the lists' now, and that by name too.
drop index products_by_sales_rank;
drop index brands_by_name;

-- Merges and splits that a person made, as downloads and imports have to respect them.
create table brand_aliases (
  account_id uuid not null references users on delete cascade,
  marketplace text not null check (marketplace in ('amazon', 'walmart', 'tiktok')),
  -- Every spelling with this key, or this spelling alone, which counts first.
  kind text not null check (kind in ('key', 'spelling')),
  alias text not null,
  -- The key of the brand that it means.
  key text not null,
  primary key (account_id, marketplace, kind, alias)
);
create index brand_aliases_of_brand on brand_aliases (account_id, marketplace, key);
call confine_to_account('brand_aliases');

create table brand_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('merge', 'split')),
  -- Of a merge: what was merged, and into which. Of a split: what is new, and what it was split from.
  brand_id bigint not null references brands on delete cascade,
  other_id bigint not null references brands on delete cascade,
  spellings text[] not null,
  -- What was moved, for moving it back.
  moved jsonb not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index brand_changes_of_brand on brand_changes (account_id, brand_id);
create index brand_changes_of_other on brand_changes (account_id, other_id);
call confine_to_account('brand_changes');

-- How much each reason of the score counts; without a row the standard weights do.
create table score_weights (
  account_id uuid primary key references users on delete cascade,
  weights jsonb not null,
  updated_at timestamptz not null default now()
);
call confine_to_account('score_weights');

create table saved_views (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  list text not null check (list in ('brands', 'products')),
  name text not null,
  query text not null,
  columns text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, list, name)
);
call confine_to_account('saved_views');
