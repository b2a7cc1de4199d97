-- What the payment provider knows of an account: its customer from the first checkout on, its subscription once one is
-- paid. The row follows the provider; nothing here is decided in a browser.
create table subscriptions (
  account_id uuid primary key references users on delete cascade,
  customer_id text unique,
  subscription_id text unique,
  tier smallint check (tier between 1 and 4),
  -- The provider's own word; null before the first subscription.
  status text,
  price_cents integer not null default 0,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  first_month_discount_used boolean not null default false,
  -- Two tabs that pick a plan at once must not end in two checkouts: one opens it, the other is told to wait.
  checkout_lease_until timestamptz,
  is_sandbox boolean not null,
  updated_at timestamptz not null default now()
);
call confine_to_account('subscriptions');

create table checkouts (
  id text primary key,
  account_id uuid not null references users on delete cascade,
  tier smallint not null check (tier between 1 and 4),
  url text not null,
  is_discounted boolean not null,
  -- `closed`: it ran out, or another took its place.
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  is_sandbox boolean not null,
  created_at timestamptz not null default now()
);
create index checkouts_open on checkouts (account_id) where state = 'open';
call confine_to_account('checkouts');

-- Stored as they came, answered, then processed; the provider's own event id makes a second copy harmless.
create table payment_events (
  id text primary key,
  kind text not null,
  -- Whose it is, so that it can be deleted with the account.
  customer_id text,
  body text not null,
  -- What to look at anew; without either it is of no concern to a plan.
  checkout_id text,
  subscription_id text,
  is_sandbox boolean not null,
  received_at timestamptz not null default now(),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  processed_at timestamptz,
  failure text
);
create index payment_events_waiting on payment_events (next_at) where processed_at is null;
create index payment_events_of_customer on payment_events (customer_id);
create index payment_events_by_age on payment_events (received_at);
alter table payment_events enable row level security;
create policy across_accounts on payment_events to linesheet_system using (true) with check (true);
grant select, insert, update, delete on payment_events to linesheet_system;
