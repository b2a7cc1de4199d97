create table brands (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  marketplace text not null check (marketplace in ('amazon', 'walmart', 'tiktok')),
  -- The spelling-independent key under which names become one brand (brands/domain/brand-name.ts).
  key text not null,
  name text not null,
  spellings text[] not null default '{}',
  category text,
  product_count integer not null default 0,
  product_titles text[] not null default '{}',
  website text,
  website_confirmed_by text,
  email text,
  application_url text,
  way_in_reason text,
  sourcing_state text not null default 'waiting'
    check (sourcing_state in ('waiting', 'found_address', 'found_form', 'no_contact', 'no_site', 'unreachable')),
  sourced_at timestamptz,
  sourcing_trail jsonb,
  is_sandbox boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, marketplace, key)
);
create index brands_to_source on brands (account_id, id) where sourcing_state = 'waiting';
create index brands_to_write_to on brands (account_id, id) where email is not null;
create index brands_by_name on brands (account_id, name, id);
call confine_to_account('brands');

create table brand_contacts (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  kind text not null check (kind in ('address', 'form')),
  -- The address, or the form's own address.
  value text not null,
  role text not null,
  source_url text not null,
  found_as text not null,
  context text,
  rank integer not null,
  status text not null check (status in ('accepts', 'no_mail', 'unknown', 'disposable', 'refused')),
  reason text,
  created_at timestamptz not null default now(),
  unique (brand_id, kind, value)
);
create index brand_contacts_of_brand on brand_contacts (account_id, brand_id, rank);
call confine_to_account('brand_contacts');
