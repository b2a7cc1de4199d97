-- What happened, numbered: live screens read it from where they left off, later features act on it.
create table events (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index events_of_account on events (account_id, id);
create index events_by_age on events (created_at);
call confine_to_account('events');

-- Politeness is shared: the moment from which a host may be asked again, whichever worker asks.
create table host_gates (
  host text primary key,
  next_at timestamptz not null
);
grant select, insert, update, delete on host_gates to linesheet_system;

-- System mail (confirmations, resets) waits here until the mail server has taken it.
create table system_mails (
  id uuid primary key,
  to_email text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  failure text,
  created_at timestamptz not null default now()
);
create index system_mails_waiting on system_mails (next_at) where state = 'waiting';
alter table system_mails enable row level security;
create policy across_accounts on system_mails to linesheet_system using (true) with check (true);
grant select, insert, update, delete on system_mails to linesheet_system;
