create table runs (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  bot text not null check (bot in ('keepa-download', 'source-bot', 'emailer-bot')),
  state text not null default 'running'
    check (state in ('running', 'waiting', 'paused', 'stopped', 'finished', 'failed')),
  -- What it waits for or failed of, as a sentence, and when it goes on by itself.
  waiting_for text check (waiting_for in ('tokens', 'credits', 'provider')),
  reason text,
  wait_until timestamptz,
  -- Rows that the run covers, and what became of them; kept in step with run_rows in the same transaction.
  rows_total integer not null default 0,
  rows_done integer not null default 0,
  rows_processed integer not null default 0,
  rows_failed integer not null default 0,
  credits_charged numeric(12, 1) not null default 0,
  -- What the bot needs to go on: the finder's page, the query, the tokens spent.
  progress jsonb not null default '{}',
  started_by text not null check (started_by in ('browser', 'api', 'command_line')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index runs_one_at_a_time on runs (account_id, bot) where state in ('running', 'waiting', 'paused');
create index runs_of_account on runs (account_id, created_at desc);
create index runs_alive on runs (state) where state in ('running', 'waiting');
call confine_to_account('runs');

create table run_rows (
  run_id uuid not null references runs on delete cascade,
  seq integer not null,
  account_id uuid not null,
  -- What the row is about: a brand's id, or a product's ASIN.
  brand_id bigint,
  asin text,
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'done', 'failed', 'skipped')),
  -- The lease is the worker's: when it has not been seen for a while, what it claimed is free again.
  claimed_by uuid,
  -- Whether half a credit is set aside for this row.
  held boolean not null default false,
  attempts smallint not null default 0,
  outcome text,
  detail text,
  charged boolean not null default false,
  finished_at timestamptz,
  primary key (run_id, seq)
);
create index run_rows_open on run_rows (run_id, seq) where state in ('waiting', 'claimed');
create index run_rows_latest on run_rows (run_id, finished_at desc) where finished_at is not null;
call confine_to_account('run_rows');

create index run_rows_of_open_fate on run_rows (run_id, seq) where outcome = 'unknown' and held;
create index run_rows_claimed on run_rows (claimed_by) where state = 'claimed';

-- Who works on which run: each says so every second; one that falls silent loses what it claimed.
create table run_workers (
  id uuid primary key,
  run_id uuid not null,
  host text not null,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on run_workers to linesheet_system;
