create table suppressions (
  account_id uuid not null references users on delete cascade,
  email text not null,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'by_hand')),
  source text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, email)
);
call confine_to_account('suppressions');

-- Who opted out stays opted out after the account is gone: keyed hashes alone, of no use without the key.
create table suppressed_hashes (
  email_hash bytea primary key,
  reason text not null,
  created_at timestamptz not null default now()
);
grant select, insert on suppressed_hashes to linesheet_system;
grant select on suppressed_hashes to linesheet_app;
