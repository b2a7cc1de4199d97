-- queued → claimed → sending → accepted. `sending` is committed before the provider is called; what is found in it
-- when its worker is gone becomes `unknown` and is never sent again by itself.
create table messages (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint not null references brands on delete cascade,
  run_id uuid,
  run_seq integer,
  to_email text not null,
  subject text not null,
  body_text text not null,
  state text not null check (state in ('queued', 'claimed', 'sending', 'accepted', 'refused', 'unknown', 'cancelled')),
  claimed_by uuid,
  -- What the provider's events told of it later.
  delivery text check (delivery in ('deferred', 'delivered', 'dropped', 'bounced', 'unsubscribed', 'complained')),
  transport text not null check (transport in ('sendgrid', 'smtp', 'sandbox')),
  provider_message_id text,
  failure text,
  day date not null,
  is_sandbox boolean not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz
);
-- A brand gets one first inquiry: the database itself refuses a second one that isn't known to have failed.
create unique index messages_one_inquiry on messages (brand_id) where state in ('queued', 'claimed', 'sending', 'accepted', 'unknown');
create index messages_of_account on messages (account_id, created_at desc, id);
create index messages_in_flight on messages (claimed_by) where state in ('claimed', 'sending');
create index messages_of_run on messages (run_id, run_seq) where run_id is not null;
call confine_to_account('messages');

-- The plan's daily limit is a row, raised in the transaction that commits to sending.
create table daily_sends (
  account_id uuid not null references users on delete cascade,
  day date not null,
  sent integer not null default 0 check (sent >= 0),
  primary key (account_id, day)
);
call confine_to_account('daily_sends');

create table mail_events (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  message_id uuid not null,
  event text not null,
  happened_at timestamptz not null,
  detail text,
  applied_at timestamptz not null default now(),
  unique (message_id, event, happened_at)
);
call confine_to_account('mail_events');

-- Webhook posts, raw: stored, answered, then processed. No account: from the operator's own SendGrid.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  account_id uuid references users on delete cascade,
  kind text not null check (kind in ('sendgrid_events', 'sendgrid_inbound')),
  headers jsonb not null,
  body bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  failure text
);
create index webhook_deliveries_waiting on webhook_deliveries (id) where processed_at is null;
create index webhook_deliveries_by_age on webhook_deliveries (received_at);
call confine_to_account('webhook_deliveries');

-- Each account brings its own SendGrid, hence its own webhook address and verification key. The row without an
-- account is the operator's, through which the mails of all accounts without a key of their own go.
create table sendgrid_webhooks (
  id bigint generated always as identity primary key,
  account_id uuid unique nulls not distinct references users on delete cascade,
  token_hash bytea not null unique,
  token_sealed text not null,
  event_public_key text,
  -- For which key and public address the provider was set up, as a hash; null until it was.
  set_up_for bytea,
  tried_at timestamptz,
  failure text
);
call confine_to_account('sendgrid_webhooks');
