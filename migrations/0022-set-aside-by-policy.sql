-- Lists and bots know of one kind of being set aside: a person does it, the brand's own rules ask for it, or its figures.
drop view own_listed_brands;
alter table listed_brands drop column set_aside;
-- As `brand_set_asides` has it: by whose word; null where it is not aside.
alter table listed_brands add column aside_by text check (aside_by in ('policy', 'person'));
alter table listed_brands add column set_aside text collate "C" generated always as (
  case when decision = 'exclude' or aside_by = 'person' then 'excluded'
       when aside_by = 'policy' then 'policy'
       when decision is null and private_label then 'private_label' end
) stored;
create view own_listed_brands as select * from listed_brands where account_id = (select current_account());
grant select on own_listed_brands to linesheet_app;

create function list_set_asides() returns trigger language plpgsql as $$
begin
  update listed_brands set aside_by = case when is_aside then decided_by end
    from saved
   where listed_brands.brand_id = saved.brand_id and listed_brands.account_id = saved.account_id;
  return null;
end $$;
create trigger list_new_set_asides after insert on brand_set_asides
  referencing new table as saved for each statement execute function list_set_asides();
create trigger list_changed_set_asides after update on brand_set_asides
  referencing new table as saved for each statement execute function list_set_asides();

create function unlist_set_asides() returns trigger language plpgsql as $$
begin
  update listed_brands set aside_by = null
    from gone
   where listed_brands.brand_id = gone.brand_id and listed_brands.account_id = gone.account_id;
  return null;
end $$;
create trigger unlist_set_asides after delete on brand_set_asides
  referencing old table as gone for each statement execute function unlist_set_asides();

update listed_brands set aside_by = decided_by
  from brand_set_asides
 where brand_set_asides.brand_id = listed_brands.brand_id and is_aside;
