-- A listing's prices and ranks, day by day, as its source keeps them: fetched when somebody wants to see them.
create table product_histories (
  product_id bigint primary key references products on delete cascade,
  account_id uuid not null references users on delete cascade,
  -- catalog/domain/product-history.ts
  history jsonb not null,
  fetched_at timestamptz not null
);
create index product_histories_of_account on product_histories (account_id);
call confine_to_account('product_histories');

-- What the last download replaced, so that a page can tell what has changed: catalog/domain/product-change.ts.
alter table products add column before jsonb;

-- What a person found out about listing a brand's products goes with it into the one that it is merged into.
alter table gatings add column came_by bigint[] not null default '{}';

create function follow_merge_of_gatings() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then
    update gatings set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    return null;
  end if;
  update gatings set brand_id = new.merged_into, came_by = came_by || new.id
   where brand_id = new.id and not exists (select from gatings as other where other.brand_id = new.merged_into);
  return null;
end $$;
create trigger follow_merge_of_gatings after update of merged_into on brands
  for each row when (new.merged_into is distinct from old.merged_into) execute function follow_merge_of_gatings();
