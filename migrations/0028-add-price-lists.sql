-- What a brand asks for its goods, as it sent it, and what came of reading it.
create table price_lists (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  -- The attachment that it came as; null: a person brought the file.
  attachment_id uuid unique references inbound_attachments on delete set null,
  file_name text not null,
  content bytea not null,
  -- empty: it was read, and holds no price list.
  state text not null default 'waiting' check (state in ('waiting', 'read', 'empty', 'failed')),
  failure text,
  tries smallint not null default 0,
  -- Whoever is at it has it until then.
  held_until timestamptz not null default '-infinity',
  -- How each sheet was understood (SheetReading), and what a person said of its columns (ColumnChoices).
  sheets jsonb not null default '[]',
  choices jsonb not null default '{}',
  notes jsonb not null default '[]',
  currency text,
  line_count integer not null default 0,
  -- deals/domain/price-list/assumptions.ts
  assumptions jsonb not null default '{}',
  budget_cents bigint,
  -- Lines that are still to be looked up by their code, and when to go on.
  look_up_at timestamptz,
  look_up_failure text,
  -- The newest of what the lines' figures were reckoned from.
  reckoned_at timestamptz,
  is_sandbox boolean not null,
  received_at timestamptz not null default now(),
  came_by bigint[] not null default '{}'
);
create index price_lists_of_brand on price_lists (brand_id, received_at desc);
create index price_lists_of_account on price_lists (account_id, received_at desc, id);
create index price_lists_to_read on price_lists (held_until) where state = 'waiting';
create index price_lists_to_look_up on price_lists (look_up_at) where look_up_at is not null;
call confine_to_account('price_lists');

create table price_list_lines (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  price_list_id uuid not null references price_lists on delete cascade,
  place integer not null,
  -- Where it stands in the file.
  sheet text,
  line integer not null,
  sku text,
  upc text,
  asin text,
  title text,
  variant text,
  category text,
  cost_cents integer,
  -- As the list reckons it: parts of cents in a unit's cost count here.
  case_cost_cents integer,
  currency text,
  case_pack integer,
  inner_pack integer,
  minimum integer,
  msrp_cents integer,
  map_cents integer,
  remarks jsonb not null default '[]',
  -- The code with zeros in front, of 14 digits.
  gtin text,
  match text not null default 'none' check (match in ('matched', 'several', 'none', 'no_code')),
  -- A person's choice stays, whatever is found later.
  is_chosen boolean not null default false,
  is_to_look_up boolean not null default false,
  product_id bigint references products on delete set null,
  -- How many of the line's units make one of the product: 3, for a listing of a pack of 3.
  units_per_product integer not null default 1,
  -- The figures of deals/domain/price-list/line-figures.ts, for one of the product.
  price_cents integer,
  landed_cents integer,
  fees_cents integer,
  profit_cents integer,
  roi real,
  margin real,
  monthly_units real,
  -- What is ordered, in cases; null: nothing.
  cases integer check (cases > 0),
  unique (price_list_id, place)
);
create index price_list_lines_of_account on price_list_lines (account_id, id);
create index price_list_lines_of_product on price_list_lines (product_id) where product_id is not null;
create index price_list_lines_to_look_up on price_list_lines (price_list_id, place) where is_to_look_up;
call confine_to_account('price_list_lines');

-- The products that carry a line's code.
create table price_list_candidates (
  line_id bigint not null references price_list_lines on delete cascade,
  product_id bigint not null references products on delete cascade,
  account_id uuid not null references users on delete cascade,
  primary key (line_id, product_id)
);
create index price_list_candidates_of_product on price_list_candidates (product_id);
create index price_list_candidates_of_account on price_list_candidates (account_id);
call confine_to_account('price_list_candidates');

-- An order as it is sent to the brand. It stays as it was made, whatever becomes of the list.
create table order_drafts (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  price_list_id uuid references price_lists on delete set null,
  po_number text not null,
  seller_name text not null,
  ship_to text,
  brand_name text not null,
  note text,
  currency text not null,
  total_cents bigint not null,
  line_count integer not null,
  is_sandbox boolean not null,
  made_at timestamptz not null default now(),
  came_by bigint[] not null default '{}',
  unique (account_id, po_number)
);
create index order_drafts_of_brand on order_drafts (brand_id, made_at desc);
create index order_drafts_of_list on order_drafts (price_list_id) where price_list_id is not null;
call confine_to_account('order_drafts');

create table order_draft_lines (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  order_draft_id uuid not null references order_drafts on delete cascade,
  place integer not null,
  sku text,
  upc text,
  title text,
  case_pack integer not null,
  cases integer not null,
  case_cost_cents integer not null,
  total_cents bigint not null,
  unique (order_draft_id, place)
);
create index order_draft_lines_of_account on order_draft_lines (account_id, id);
call confine_to_account('order_draft_lines');

-- Lists and orders go along with a brand that is merged, and back when the merge is undone.
create function follow_merge_of_price_lists() returns trigger language plpgsql as $$
begin
  if new.merged_into is null then
    update price_lists set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    update order_drafts set brand_id = new.id, came_by = trim_array(came_by, 1)
     where brand_id = old.merged_into and came_by[cardinality(came_by)] = new.id;
    return null;
  end if;
  update price_lists set brand_id = new.merged_into, came_by = came_by || new.id where brand_id = new.id;
  update order_drafts set brand_id = new.merged_into, came_by = came_by || new.id where brand_id = new.id;
  return null;
end $$;
create trigger follow_merge_of_price_lists after update of merged_into on brands
  for each row when (new.merged_into is distinct from old.merged_into) execute function follow_merge_of_price_lists();
