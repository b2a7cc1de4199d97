create table subscriptions (
  account_id uuid primary key references users on delete cascade,
  customer_id text not null,
  subscription_id text unique,
  tier smallint check (tier between 1 and 4),
  status text not null,
  price_cents integer not null default 0,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  first_month_discount_used boolean not null default false,
  is_sandbox boolean not null,
  updated_at timestamptz not null default now()
);
create index subscriptions_by_customer on subscriptions (customer_id);
call confine_to_account('subscriptions');

create table checkouts (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  tier smallint not null check (tier between 1 and 4),
  url text not null,
  completed_at timestamptz,
  is_sandbox boolean not null,
  created_at timestamptz not null default now()
);
create index checkouts_of_account on checkouts (account_id, created_at desc);
call confine_to_account('checkouts');

-- Stored as they came, answered, then processed; the provider's own event id makes a second copy harmless.
create table payment_events (
  id text primary key,
  kind text not null,
  body text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  failure text
);
create index payment_events_waiting on payment_events (received_at) where processed_at is null;
alter table payment_events enable row level security;
create policy across_accounts on payment_events to linesheet_system using (true) with check (true);
grant select, insert, update, delete on payment_events to linesheet_system;
