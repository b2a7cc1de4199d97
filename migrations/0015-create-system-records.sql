-- What whoever runs Linesheet watches: who is at work, what was logged, who failed to sign in, and the backups.

-- Each process says every few seconds that it lives, and how its machine fares; one that ends well takes itself off.
create table processes (
  id uuid primary key,
  host text not null,
  pid integer not null,
  role text not null check (role in ('server', 'worker', 'all')),
  version text not null,
  cpu_count smallint not null,
  -- Of all cores together, from 0 to 1, since the report before.
  cpu_share real not null,
  memory_used bigint not null,
  memory_total bigint not null,
  process_memory bigint not null,
  disk_used bigint not null,
  disk_total bigint not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- The newest lines of all processes' logs, so that they can be searched in one place.
create table log_lines (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As pino counts them: 30 info, 40 warn, 50 error, 60 fatal.
  level smallint not null,
  message text not null,
  process text not null,
  fields text not null
);
create index log_lines_by_time on log_lines (at);

create table sign_in_failures (
  id bigint generated always as identity primary key,
  -- Null where nobody has an account with that address: then it is only told apart from others.
  account_id uuid references users on delete cascade,
  email_hash bytea not null,
  client text not null,
  code text not null,
  at timestamptz not null default now()
);
create index sign_in_failures_by_time on sign_in_failures (at);
create index sign_in_failures_of_account on sign_in_failures (account_id);

-- What is worth counting across processes: limits that were hit, failures of providers.
create table hourly_counts (
  hour timestamptz not null,
  name text not null,
  label text not null,
  count bigint not null,
  primary key (hour, name, label)
);

-- Statements that took long, by their text, which has no values in it.
create table slow_statements (
  hash bytea primary key,
  statement text not null,
  calls bigint not null,
  total_ms double precision not null,
  longest_ms double precision not null,
  last_at timestamptz not null
);

create table backups (
  id uuid primary key,
  -- By id alone, so that a deleted account's name goes with the account. Null: by the schedule.
  asked_by uuid,
  -- When the schedule wanted it; two workers that look at once make one of it.
  slot timestamptz unique,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  claimed_by uuid,
  attempts smallint not null default 0,
  tables_done smallint not null default 0,
  tables_total smallint not null default 0,
  failure text,
  -- Where the file lies.
  host text,
  file text,
  bytes bigint,
  row_count bigint,
  sha256 text,
  key_fingerprint text,
  version text,
  -- What was found when the file was last read from its beginning to its end.
  checked_state text check (checked_state in ('whole', 'damaged', 'missing')),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index backups_open on backups (created_at) where state in ('waiting', 'running');

-- Without its row there is a backup each night, so that a fresh database holds nothing.
create table backup_schedule (
  only_row boolean primary key default true check (only_row),
  every text not null check (every in ('day', 'week', 'never')),
  -- UTC.
  at_hour smallint not null check (at_hour between 0 and 23),
  -- Hours before this don't count as missed.
  changed_at timestamptz not null default now()
);
-- When this database came into being is when its first migration was applied.
grant select on migrations to linesheet_system;

do $$
declare
  name text;
begin
  foreach name in array array['processes', 'log_lines', 'sign_in_failures', 'hourly_counts', 'slow_statements',
                              'backups', 'backup_schedule'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy across_accounts on %I to linesheet_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to linesheet_system', name);
  end loop;
end $$;
