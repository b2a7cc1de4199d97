-- A list's rows follow their brands by themselves. As long as nobody has counted the tables, as in a first run, the planner
-- takes an account for small and joins all of its brands at each step: here it looks each up by its number.
drop trigger list_changed_brands on brands;
drop function list_changed_brands();

create function list_changed_brands() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_seqscan = off as $$
begin
  update listed_brands
     set state = saved.sourcing_state, has_email = saved.email is not null, has_form = saved.application_url is not null,
         sourced_at = saved.sourced_at, products = saved.product_count, category = saved.category
    from saved
   where listed_brands.brand_id = saved.id and listed_brands.account_id = saved.account_id
     and (state, has_email, has_form, listed_brands.sourced_at, products, listed_brands.category)
         is distinct from (saved.sourcing_state, saved.email is not null, saved.application_url is not null,
                           saved.sourced_at, saved.product_count, saved.category);
  return null;
end $$;
create trigger list_changed_brands after update on brands
  referencing new table as saved for each statement execute function list_changed_brands();

create function list_renamed_brand() returns trigger language plpgsql as $$
begin
  update listed_brands set words = folded_words(concat_ws(' ', new.name, array_to_string(new.spellings, ' ')))
   where brand_id = new.id and account_id = new.account_id;
  return null;
end $$;
create trigger list_renamed_brand after update on brands for each row
  when ((old.name, old.spellings) is distinct from (new.name, new.spellings)) execute function list_renamed_brand();

-- Room beside each row for its next versions: a run changes one after the other, and the indexes then stay as they are.
alter table listed_brands set (fillfactor = 60);

-- What is merged away stands in no list, and stands there again when that is undone.
create function list_merged_brand() returns trigger language plpgsql as $$
begin
  delete from listed_brands where brand_id = new.id and account_id = new.account_id;
  insert into listed_brands (brand_id, account_id, marketplace, state, has_email, has_form, sourced_at, products, category, words,
                             aside_by)
  select new.id, new.account_id, new.marketplace, new.sourcing_state, new.email is not null, new.application_url is not null,
         new.sourced_at, new.product_count, new.category,
         folded_words(concat_ws(' ', new.name, array_to_string(new.spellings, ' '))),
         (select decided_by from brand_set_asides where brand_id = new.id and is_aside)
   where new.merged_into is null;
  return null;
end $$;
create trigger list_merged_brand after update on brands for each row
  when (old.merged_into is distinct from new.merged_into) execute function list_merged_brand();

-- What waits to be looked up is found in the list.
drop index brands_to_source;
