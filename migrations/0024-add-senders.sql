-- The identities under which an account writes. The one that onboarding sets up is the first of them, and stands here
-- with its rules and its health alone: its address, postal address, time zone, transport and credentials stay in the
-- profile, which onboarding writes, and are read from there. So nothing has to be kept in step, and nothing can drift.
create table senders (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references users on delete cascade,
  is_setup boolean not null default false,
  email text,
  -- Null: "first name from company name", as onboarding has them.
  from_name text,
  signature text not null default '',
  postal_address text,
  time_zone text,
  -- A change of zone counts from the day after it.
  time_zone_before text,
  time_zone_changed_on date,
  -- When it may write, by the clock of its zone: minutes since midnight, and days from Monday, which is 1.
  window_start smallint not null default 0 check (window_start between 0 and 1439),
  window_end smallint not null default 1440 check (window_end <= 1440),
  days bigint[] not null default '{1,2,3,4,5,6,7}' check (days <@ '{1,2,3,4,5,6,7}' and cardinality(days) > 0),
  -- Null: the plan's. The smallest of plan, cap and ramp counts.
  daily_cap integer check (daily_cap >= 1),
  -- A new address begins with few mails and adds some every day; off without a first day.
  ramp_start integer not null default 10 check (ramp_start >= 1),
  ramp_step integer not null default 5 check (ramp_step >= 0),
  ramp_from date,
  -- Between two mails, at least; up to `gap_jitter` more.
  gap_seconds integer not null default 0 check (gap_seconds between 0 and 86400),
  gap_jitter integer not null default 0 check (gap_jitter between 0 and 86400),
  next_send_at timestamptz,
  -- Null: the account's. So is each credential that is missing.
  transport text check (transport in ('sendgrid', 'smtp')),
  sendgrid_key_sealed text,
  sendgrid_key_last4 text,
  smtp_sealed text,
  -- Where replies are read.
  imap_sealed text,
  oauth_provider text check (oauth_provider in ('google', 'microsoft')),
  oauth_sealed text,
  -- `stopped` by its health, with the reason; a person may start it again after reading it.
  state text not null default 'active' check (state in ('active', 'paused', 'stopped')),
  stopped_for text check (stopped_for in ('bounces', 'complaints', 'dns')),
  reason text,
  state_since timestamptz not null default now(),
  -- What was sent before a person started it again is not held against it a second time.
  health_since timestamptz,
  dns_findings jsonb,
  dns_checked_at timestamptz,
  dns_failing_since timestamptz,
  created_at timestamptz not null default now(),
  -- Its mails still name it; its credentials are gone.
  removed_at timestamptz,
  check (window_start < window_end),
  check ((state = 'stopped') = (stopped_for is not null)),
  check (case when is_setup
              then num_nonnulls(email, postal_address, time_zone, transport, sendgrid_key_sealed, smtp_sealed,
                                removed_at) = 0
              else num_nonnulls(email, from_name, time_zone) = 3 end)
);
create unique index senders_one_of_setup on senders (account_id) where is_setup;
create unique index senders_one_per_address on senders (account_id, lower(email)) where not is_setup;
create index senders_to_check on senders (dns_checked_at nulls first) where removed_at is null;
call confine_to_account('senders');

insert into senders (account_id, is_setup) select id, true from profiles where sender_email is not null;
create function enter_setup_sender() returns trigger language plpgsql as $$
begin
  insert into senders (account_id, is_setup) values (new.id, true) on conflict do nothing;
  return null;
end $$;
create trigger enter_setup_sender after insert or update of sender_email on profiles
  for each row when (new.sender_email is not null) execute function enter_setup_sender();

-- Beside the plan's counter (daily_sends), raised in the same transaction; the day is the sender's own.
create table sender_days (
  sender_id uuid not null references senders on delete cascade,
  account_id uuid not null references users on delete cascade,
  day date not null,
  sent integer not null default 0 check (sent >= 0),
  primary key (sender_id, day)
);
call confine_to_account('sender_days');

alter table messages add column sender_id uuid references senders on delete set null;
update messages set sender_id = senders.id
  from senders where senders.account_id = messages.account_id and senders.is_setup;
create index messages_of_sender on messages (sender_id, created_at) where sender_id is not null;

-- First inquiries of the last days over all accounts: one address gets only so many, whoever sends them. Keyed hashes
-- and the mails' own ids alone; of no use without the key.
create table first_inquiries (
  message_id uuid primary key,
  email_hash bytea not null,
  sent_at timestamptz not null default now()
);
create index first_inquiries_to on first_inquiries (email_hash, sent_at);
create index first_inquiries_by_age on first_inquiries (sent_at);
grant select, insert, delete on first_inquiries to linesheet_app, linesheet_system;

-- A complaint to one account counts for all of them.
grant insert on suppressed_hashes to linesheet_app;

alter table runs drop constraint runs_waiting_for_check;
alter table runs add constraint runs_waiting_for_check
  check (waiting_for in ('tokens', 'credits', 'provider', 'sending', 'sender'));
