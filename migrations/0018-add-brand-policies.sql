-- What a brand's own site says of selling to shops, with the sentence and the page on which each was read. A field with
-- two places is one in which the site contradicts itself. Sourcing writes these anew; nothing else does.
create table brand_policy_statements (
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  field text not null check (field in ('takes_wholesale', 'marketplaces', 'map_policy', 'minimum_opening_order',
                                       'minimum_reorder', 'documents', 'distributors')),
  place smallint not null,
  -- As brands/domain/policy/policy.ts has it: a word, an amount in cents with its currency, or a list of names.
  value jsonb not null,
  url text not null,
  sentence text not null,
  read_at timestamptz not null default now(),
  primary key (brand_id, field, place)
);
create index brand_policy_statements_of_account on brand_policy_statements (account_id, brand_id);
call confine_to_account('brand_policy_statements');

-- What a person knows better than the site. It holds whatever later sourcing reads.
create table brand_policy_overrules (
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  field text not null check (field in ('takes_wholesale', 'marketplaces', 'map_policy', 'minimum_opening_order',
                                       'minimum_reorder', 'documents', 'distributors')),
  value jsonb not null,
  note text,
  decided_at timestamptz not null default now(),
  primary key (brand_id, field)
);
create index brand_policy_overrules_of_account on brand_policy_overrules (account_id, brand_id);
call confine_to_account('brand_policy_overrules');

-- Brands that nobody writes to for now: the brand's rules for marketplaces ask for it, or a person does. A person's
-- decision, either way, stays.
create table brand_set_asides (
  brand_id bigint primary key references brands on delete cascade,
  account_id uuid not null references users on delete cascade,
  is_aside boolean not null,
  decided_by text not null check (decided_by in ('policy', 'person')),
  reason text not null,
  decided_at timestamptz not null default now()
);
create index brand_set_asides_of_account on brand_set_asides (account_id, brand_id);
call confine_to_account('brand_set_asides');
