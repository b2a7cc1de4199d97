-- What a person found out about whether a marketplace lets them list a brand, or one product of it.
create table gatings (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint references brands on delete cascade,
  product_id bigint references products on delete cascade,
  state text not null check (state in ('open', 'needs_approval', 'approved', 'refused')),
  checked_on date not null,
  checked_by text not null,
  note text,
  -- What was asked of the brand so that the marketplace gives its approval.
  authorisation text check (authorisation in ('letter', 'invoice', 'reseller_agreement', 'other')),
  authorisation_asked_on date,
  authorisation_received_on date,
  -- The buyer as it stands on the brand's invoice.
  invoice_name text,
  invoice_address text,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(brand_id, product_id) = 1),
  unique (account_id, brand_id),
  unique (account_id, product_id)
);
create index gatings_of_brand on gatings (brand_id);
create index gatings_of_product on gatings (product_id);
call confine_to_account('gatings');

-- The seller as it is registered with the marketplace: what an invoice has to say.
create table legal_identities (
  account_id uuid primary key references users on delete cascade,
  name text not null,
  address text not null,
  updated_at timestamptz not null default now()
);
call confine_to_account('legal_identities');
