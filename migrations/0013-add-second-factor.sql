-- A second step at sign-in, kept by the sign-in library: the secret and the recovery codes are encrypted.
alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False while it is being set up; only then does a new secret take the place of the old one.
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- The codes of the last minutes: each may be tried once, so that one that was overlooked is worth nothing.
create table tried_codes (
  user_id uuid not null references users on delete cascade,
  code text not null,
  tried_at timestamptz not null,
  primary key (user_id, code)
);

-- When the person behind a session gave the password again, and when the session was last seen.
alter table sessions add column confirmed_at timestamptz, add column last_used_at timestamptz;

-- Like the rest of signing in, for the system role alone.
grant select, insert, update, delete on two_factors, tried_codes to linesheet_system;
alter table two_factors enable row level security;
alter table tried_codes enable row level security;
create policy across_accounts on two_factors to linesheet_system using (true) with check (true);
create policy across_accounts on tried_codes to linesheet_system using (true) with check (true);
