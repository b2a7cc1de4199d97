-- Payments whose card's owner wants them back, while the bank has not decided: what was granted for them is held.
create table payment_disputes (
  payment_id text primary key,
  account_id uuid not null references users on delete cascade,
  bought text not null check (bought in ('month', 'pack')),
  heard_at timestamptz not null default now()
);
create index payment_disputes_of_account on payment_disputes (account_id);
call confine_to_account('payment_disputes');
