-- A refund names the payment that it gives back.
alter table payment_events add column payment_id text;

-- Packs of credits that an account has a checkout for, or has bought. What they grant stands in the ledger.
create table pack_purchases (
  checkout_id text primary key,
  account_id uuid not null references users on delete cascade,
  credits integer not null check (credits > 0),
  cents integer not null check (cents > 0),
  url text not null,
  -- `closed`: it ran out unpaid.
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  -- The provider's payment, and how much of it has been given back.
  payment_id text unique,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and cents),
  is_sandbox boolean not null,
  created_at timestamptz not null default now()
);
create index pack_purchases_of_account on pack_purchases (account_id, created_at desc);
call confine_to_account('pack_purchases');

-- There are five seats, and that is the database's to keep: a sixth row has no number left. What a stand-in sold never
-- takes a real seat.
create table mentorship_seats (
  is_sandbox boolean not null,
  seat smallint not null check (seat between 1 and 5),
  account_id uuid not null references users on delete cascade,
  -- `held` while its checkout is open, `taken` once it is paid.
  state text not null default 'held' check (state in ('held', 'taken')),
  held_until timestamptz not null,
  -- Asking the provider again with the same key opens nothing twice, also after a crash in between.
  hold_key uuid not null,
  checkout_id text unique,
  subscription_id text unique,
  -- As the provider has it; null before the first payment.
  status text,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (is_sandbox, seat),
  unique (account_id, is_sandbox),
  check (state = 'held' or subscription_id is not null)
);
call confine_to_account('mentorship_seats');

create table mentorship_waiters (
  account_id uuid primary key references users on delete cascade,
  joined_at timestamptz not null default now(),
  -- A free seat is kept for them until then; null before their turn.
  invited_until timestamptz
);
create index mentorship_waiters_in_turn on mentorship_waiters (joined_at);
call confine_to_account('mentorship_waiters');
