-- Two named roles share the work. `linesheet_app` serves one account at a time and sees only that account's rows;
-- `linesheet_system` works across accounts (signing in, claiming work, metrics). Neither owns anything.
do $$
begin
  if not exists (select from pg_roles where rolname = 'linesheet_app') then
    create role linesheet_app nologin nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'linesheet_system') then
    create role linesheet_system nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same cluster was migrated at the same moment
end $$;

grant usage on schema public to linesheet_app, linesheet_system;

-- The account that the present transaction works for; null sees no row.
create function current_account() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

-- Every table with an account's data passes through here once.
create procedure confine_to_account(target regclass, account_column text default 'account_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_rows on %s to linesheet_app using (%I = (select current_account())) with check (%I = (select current_account()))',
    target, account_column, account_column);
  execute format('create policy across_accounts on %s to linesheet_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to linesheet_app, linesheet_system', target);
end $$;

create table users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  -- Set: nobody signs in, and what is open ends.
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index credentials_of_user on credentials (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- Signing in happens before an account is known, so only the system role touches these.
grant select, insert, update, delete on users, sessions, credentials, verifications to linesheet_system;
alter table users enable row level security;
alter table sessions enable row level security;
alter table credentials enable row level security;
alter table verifications enable row level security;
create policy across_accounts on users to linesheet_system using (true) with check (true);
create policy across_accounts on sessions to linesheet_system using (true) with check (true);
create policy across_accounts on credentials to linesheet_system using (true) with check (true);
create policy across_accounts on verifications to linesheet_system using (true) with check (true);

create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  first_name text not null default '',
  role text not null default 'member' check (role in ('member', 'admin')),
  plan text not null default 'none'
    check (plan in ('Tier-1', 'Tier-2', 'Tier-3', 'Tier-4', 'starter', 'scalable', 'enterprise', 'none')),
  subscription_status text,
  -- The ledger's balance and the part of it that running bots hold; written by the ledger's trigger alone.
  credits numeric(12, 1) not null default 0 check (credits >= 0),
  credits_monthly numeric(12, 1) not null default 0 check (credits_monthly >= 0 and credits_monthly <= credits),
  credits_held numeric(12, 1) not null default 0 check (credits_held >= 0 and credits_held <= credits),
  emails_per_day_override integer check (emails_per_day_override >= 0),
  spreadsheet_link text,
  sender_email text,
  -- Sealed with SECRET_KEY; only the last four characters are ever shown.
  sendgrid_api_key text,
  sendgrid_api_key_last4 text,
  keepa_api_key text,
  keepa_api_key_last4 text,
  keepa_query text,
  keepa_completed_at timestamptz,
  sender_transport text not null default 'sendgrid' check (sender_transport in ('sendgrid', 'smtp')),
  smtp_url text,
  sender_name text,
  email_subject text,
  email_message_body text,
  postal_address text,
  time_zone text not null default 'America/New_York',
  -- A change of zone counts from the day after it (see outreach: the daily limit).
  time_zone_before text,
  time_zone_changed_on date,
  onboarding_step smallint not null default 1 check (onboarding_step between 1 and 5),
  email_configured_at timestamptz,
  workflow_webhook_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_by_email on profiles (lower(email));
call confine_to_account('profiles', 'id');

-- A person and their profile come into being together, whoever creates the person.
create function give_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, email, first_name) values (new.id, new.email, split_part(trim(new.name), ' ', 1));
  return null;
end $$;
create trigger give_profile after insert on users for each row execute function give_profile();

create table api_tokens (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_tokens_of_account on api_tokens (account_id, created_at desc);
call confine_to_account('api_tokens');

create table rate_limits (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);
grant select, insert, update, delete on rate_limits to linesheet_system;
