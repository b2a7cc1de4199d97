-- A mail that could not be read is set aside for its person, who has it as it came in its attachment.
alter table inbound_mails add column is_unreadable boolean not null default false;

-- Which mail of the mailbox is being read, and how often that was begun: one that ends its readers is not read for ever.
alter table mailbox_positions
  add column trying_uid bigint,
  add column tries smallint not null default 0;

-- Brands whose answers could not be taken over into their deal, and when that is tried again: they hold up no others.
create table deal_failures (
  brand_id bigint primary key references brands on delete cascade,
  account_id uuid not null references users on delete cascade,
  tries smallint not null default 1,
  try_at timestamptz not null
);
create index deal_failures_of_account on deal_failures (account_id);
call confine_to_account('deal_failures');

-- A person's own file waits here for its answer, and stays with it. A document of the trust pack goes once it was sent.
alter table outgoing_attachments
  alter column bytes drop not null,
  add column size integer,
  add column is_waiting boolean not null default false,
  add column is_kept boolean not null default false;
update outgoing_attachments set size = octet_length(bytes);
alter table outgoing_attachments alter column size set not null;
create index outgoing_attachments_waiting on outgoing_attachments (created_at) where is_waiting;
