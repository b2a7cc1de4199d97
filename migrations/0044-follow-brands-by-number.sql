-- A list's rows follow their brands, each found by its number. With the wall between accounts in the statement, the planner
-- took all brands of a freshly filled account for one, and read them whole for each that had changed: 2 ms a brand of a
-- first run. These run as the tables' owner, who sees no wall; they touch the rows of what was changed within it, alone.
create or replace function list_changed_brands() returns trigger language plpgsql security definer
  set search_path from current
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

create or replace function list_set_asides() returns trigger language plpgsql security definer
  set search_path from current
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_seqscan = off as $$
begin
  update listed_brands set aside_by = case when is_aside then decided_by end
    from saved
   where listed_brands.brand_id = saved.brand_id and listed_brands.account_id = saved.account_id;
  return null;
end $$;

create or replace function unlist_set_asides() returns trigger language plpgsql security definer
  set search_path from current
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_seqscan = off as $$
begin
  update listed_brands set aside_by = null
    from gone
   where listed_brands.brand_id = gone.brand_id and listed_brands.account_id = gone.account_id;
  return null;
end $$;
