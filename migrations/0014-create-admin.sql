-- What the operator decides for everybody. Without its row a switch is on, so that a fresh database holds nothing.
create table sign_up_switch (
  only_row boolean primary key default true check (only_row),
  is_on boolean not null,
  changed_at timestamptz not null default now()
);
alter table sign_up_switch enable row level security;
create policy across_accounts on sign_up_switch to linesheet_system using (true) with check (true);
grant select, insert, update on sign_up_switch to linesheet_system;

-- Read in the transaction that commits to sending, which works for one account.
create table sending_switch (
  only_row boolean primary key default true check (only_row),
  is_on boolean not null,
  changed_at timestamptz not null default now()
);
grant select, insert, update on sending_switch to linesheet_system;
grant select on sending_switch to linesheet_app;

-- A run may wait for sending to be switched on again.
alter table runs drop constraint runs_waiting_for_check;
alter table runs add constraint runs_waiting_for_check
  check (waiting_for in ('tokens', 'credits', 'provider', 'sending'));

-- What every signed-in page shows on top, until it ends.
create table announcements (
  id uuid primary key,
  text text not null,
  tone text not null check (tone in ('info', 'good_news', 'warning', 'urgent')),
  until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index announcements_one_at_a_time on announcements ((true)) where ended_at is null;
alter table announcements enable row level security;
create policy across_accounts on announcements to linesheet_system using (true) with check (true);
grant select, insert, update on announcements to linesheet_system;

-- For what admins see of all accounts' mail: today's, and what is open for long.
create index messages_by_age on messages using brin (created_at);
create index messages_of_open_fate on messages (sent_at) where state = 'unknown';

alter table inquiries add column answered_at timestamptz;
create index inquiries_unanswered on inquiries (created_at desc) where answered_at is null;

-- What admins did. People stand in it by id alone, so that a deleted account's name goes with the account. Nobody
-- changes or removes an entry: neither role may.
create table audit_entries (
  id bigint generated always as identity primary key,
  admin_id uuid not null,
  action text not null,
  -- The account that it concerned, where it was one.
  subject_id uuid,
  -- What else it concerned: an inquiry, a backup.
  target text,
  before jsonb,
  after jsonb,
  client_address text,
  created_at timestamptz not null default now()
);
create index audit_entries_of_subject on audit_entries (subject_id, id desc) where subject_id is not null;
alter table audit_entries enable row level security;
create policy across_accounts on audit_entries to linesheet_system using (true) with check (true);
grant select, insert on audit_entries to linesheet_system;
