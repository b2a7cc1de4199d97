-- What another download brought than the one before it, beside the figures themselves: lists filter and sort by it. Null
-- where either download didn't know the figure, or there was only one.
alter table listed_products
  add column price_change integer,
  add column rank_change integer,
  add column offers_change integer,
  add column is_changed boolean not null default false;

create or replace function list_products() returns trigger language plpgsql as $$
begin
  insert into listed_products as listed
    (product_id, account_id, marketplace, price_cents, sales_rank, monthly_sold, offers_new, amazon_share, rating,
     review_count, fetched_at, category, brand_name, words, price_change, rank_change, offers_change, is_changed)
  select saved.id, saved.account_id, saved.marketplace, now.price, saved.sales_rank, saved.monthly_sold, saved.offers_new,
         saved.amazon_buy_box_percent, saved.rating, saved.review_count, saved.fetched_at, saved.category_root,
         saved.brand_name,
         folded_words(concat_ws(' ', title, brand_name, external_id, array_to_string(upcs || eans, ' '))),
         now.price - was.price, saved.sales_rank - was."salesRank", saved.offers_new - was."newOffers",
         saved.before is not null
         and (now.price, saved.sales_rank, saved.offers_new, saved.monthly_sold, saved.review_count)
             is distinct from (was.price, was."salesRank", was."newOffers", was."monthlySold", was."reviewCount")
    from saved
   cross join lateral (select coalesce(saved.price_buy_box_cents, saved.price_new_cents) as price) as now
    left join lateral jsonb_to_record(saved.before)
           as was (price integer, "salesRank" integer, "newOffers" integer, "monthlySold" integer, "reviewCount" integer)
           on true
   order by saved.id
  on conflict (product_id) do update
    set price_cents = excluded.price_cents, sales_rank = excluded.sales_rank, monthly_sold = excluded.monthly_sold,
        offers_new = excluded.offers_new, amazon_share = excluded.amazon_share, rating = excluded.rating,
        review_count = excluded.review_count, fetched_at = excluded.fetched_at, category = excluded.category,
        brand_name = excluded.brand_name, words = excluded.words, price_change = excluded.price_change,
        rank_change = excluded.rank_change, offers_change = excluded.offers_change, is_changed = excluded.is_changed;
  return null;
end $$;

update listed_products as listed
   set price_change = listed.price_cents - was.price, rank_change = listed.sales_rank - was."salesRank",
       offers_change = listed.offers_new - was."newOffers",
       is_changed = (listed.price_cents, listed.sales_rank, listed.offers_new, listed.monthly_sold, listed.review_count)
                    is distinct from (was.price, was."salesRank", was."newOffers", was."monthlySold", was."reviewCount")
  from products cross join lateral jsonb_to_record(products.before)
         as was (price integer, "salesRank" integer, "newOffers" integer, "monthlySold" integer, "reviewCount" integer)
 where products.id = listed.product_id and products.before is not null;

-- A view has the columns that there were when it was made.
create or replace view own_listed_products as
  select * from listed_products where account_id = (select current_account());
