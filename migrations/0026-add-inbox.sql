-- What was written to us and by whom. A brand has one conversation; mail that belongs to no brand has one by its
-- sender's address, until a person says whose it is.
create table conversations (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  brand_id bigint unique references brands on delete cascade,
  stranger text,
  is_unread boolean not null default false,
  -- A person wrote, and nobody has answered or said that there is nothing to answer.
  needs_answer boolean not null default false,
  snoozed_until timestamptz,
  -- These follow its mails. The class is that of the newest one, machines' mere receipts aside.
  mail_count integer not null default 0,
  last_inbound_at timestamptz not null,
  last_class text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(brand_id, stranger) = 1),
  unique (account_id, stranger)
);
create index conversations_by_last_mail on conversations (account_id, last_inbound_at desc, id desc);
create index conversations_by_class on conversations (account_id, last_class, last_inbound_at desc);
create index conversations_unread on conversations (account_id, last_inbound_at desc) where is_unread;
create index conversations_to_answer on conversations (account_id, last_inbound_at desc) where needs_answer;
create index conversations_unmatched on conversations (account_id, last_inbound_at desc) where brand_id is null;
create index conversations_snoozed on conversations (snoozed_until) where snoozed_until is not null;
call confine_to_account('conversations');

create table inbound_mails (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  -- That of the conversation; null: not matched.
  brand_id bigint references brands on delete cascade,
  -- Our mail that it answers, or tells of.
  message_id uuid references messages on delete set null,
  matched_by text check (matched_by in ('token', 'headers', 'address', 'domain', 'person')),
  source text not null check (source in ('sendgrid', 'mailbox')),
  -- Of its Message-ID and sender, else of all that it says: the same mail counts once, however often it comes.
  fingerprint bytea not null,
  header_id text,
  in_reply_to text,
  refs text[] not null default '{}',
  from_name text not null,
  from_email text not null,
  reply_to text,
  to_emails text[] not null default '{}',
  subject text not null,
  text text not null,
  -- What its sender wrote anew, without what it quotes and signs with.
  new_text text not null,
  signature text,
  quoted text,
  html text,
  headers jsonb not null,
  -- What a machine tells with it (replies/domain/mail/machine-mail.ts); null: a person's.
  machine jsonb,
  sent_at timestamptz,
  received_at timestamptz not null,
  class text not null check (class in (
    'interested', 'application_form', 'price_list', 'asks_documents', 'moq_or_opening_order', 'distributor_referral',
    'map_terms', 'no_amazon', 'exclusive_partner', 'brand_sells_itself', 'not_now', 'wrong_contact', 'question',
    'unsubscribe', 'auto_reply', 'bounce', 'other')),
  secondary text[] not null default '{}',
  confidence real not null,
  -- A list of {name, value, words, confidence} (replies/domain/reading/reply-facts.ts).
  facts jsonb not null,
  is_human boolean not null,
  stops_follow_ups boolean not null,
  suppresses boolean not null,
  read_by text not null check (read_by in ('rules', 'model', 'person')),
  is_sandbox boolean not null,
  -- What it is searched by: folded_words().
  words text not null,
  -- The brands that it stood with before they were merged, the last one at the end.
  came_by bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (account_id, fingerprint)
);
create index inbound_mails_of_conversation on inbound_mails (conversation_id, received_at desc, id desc);
create index inbound_mails_of_brand on inbound_mails (brand_id, received_at) where brand_id is not null;
create index inbound_mails_by_time on inbound_mails (account_id, received_at desc);
create index inbound_mails_of_message on inbound_mails (message_id) where message_id is not null;
create index inbound_mails_by_words on inbound_mails using gin (words_of_account(account_id, words)) with (fastupdate = off);
call confine_to_account('inbound_mails');

-- What a conversation tells of its mails. One that has none left goes.
create function recount_conversation(which bigint) returns void language plpgsql as $$
begin
  update conversations
     set mail_count = mails.count, last_inbound_at = mails.latest, last_class = mails.class
    from (select count(*) as count, max(received_at) as latest,
                 (array_agg(class order by class = 'auto_reply', received_at desc, id desc))[1] as class
            from inbound_mails where conversation_id = which) as mails
   where conversations.id = which and mails.count > 0;
  if not found then
    delete from conversations where id = which;
  end if;
end $$;

-- Mails go where they are told to, with a conversation there if there is none, which is as unread as the one that they
-- come from.
create function move_mails(mails uuid[], from_conversation bigint, to_brand bigint) returns bigint language plpgsql as $$
declare
  target bigint;
begin
  insert into conversations (account_id, brand_id, is_unread, needs_answer, snoozed_until, last_inbound_at, last_class)
  select account_id, to_brand, is_unread, needs_answer, snoozed_until, last_inbound_at, last_class
    from conversations where id = from_conversation
      on conflict (brand_id) do update
     set is_unread = conversations.is_unread or excluded.is_unread,
         needs_answer = conversations.needs_answer or excluded.needs_answer,
         snoozed_until = case when excluded.is_unread then null else conversations.snoozed_until end
  returning id into target;
  update inbound_mails set brand_id = to_brand, conversation_id = target where id = any (mails);
  perform recount_conversation(target);
  perform recount_conversation(from_conversation);
  return target;
end $$;

-- A brand that is merged takes its mails along, and back when the merge is undone.
create function take_mails_along() returns trigger language plpgsql as $$
declare
  left_behind bigint;
begin
  select id into left_behind from conversations where brand_id = coalesce(
    case when new.merged_into is null then old.merged_into else new.id end, 0);
  if left_behind is null then
    return null;
  end if;
  if new.merged_into is null then
    perform move_mails(array_agg(id), left_behind, new.id) from inbound_mails
      where conversation_id = left_behind and came_by[cardinality(came_by)] = new.id having count(*) > 0;
    update inbound_mails set came_by = trim_array(came_by, 1)
     where brand_id = new.id and came_by[cardinality(came_by)] = new.id;
  else
    update inbound_mails set came_by = came_by || new.id where conversation_id = left_behind;
    perform move_mails(array_agg(id), left_behind, new.merged_into) from inbound_mails
      where conversation_id = left_behind;
  end if;
  return null;
end $$;
create trigger take_mails_along after update of merged_into on brands
  for each row when (new.merged_into is distinct from old.merged_into) execute function take_mails_along();

create table inbound_attachments (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  mail_id uuid not null references inbound_mails on delete cascade,
  place smallint not null,
  filename text not null,
  content_type text not null,
  size integer not null,
  -- Null: it was too large to keep.
  content bytea,
  content_id text,
  is_inline boolean not null,
  unique (mail_id, place)
);
create index inbound_attachments_of_account on inbound_attachments (account_id, mail_id);
call confine_to_account('inbound_attachments');

-- Where a person read a mail otherwise: it holds whatever is read later.
create table reply_corrections (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  mail_id uuid not null references inbound_mails on delete cascade,
  -- "class", or the name of a fact.
  what text not null,
  was jsonb,
  is_now jsonb,
  corrected_at timestamptz not null default now()
);
create index reply_corrections_of_mail on reply_corrections (mail_id, id);
create index reply_corrections_of_account on reply_corrections (account_id, id);
call confine_to_account('reply_corrections');

-- How far a sender's mailbox was read, and when to look again. Nothing is changed in the mailbox itself.
create table mailbox_positions (
  sender_id uuid primary key references senders on delete cascade,
  account_id uuid not null references users on delete cascade,
  -- The mailbox's own: when it changes, the numbers of its mails mean others.
  uid_validity bigint,
  last_uid bigint,
  look_at timestamptz not null default now(),
  failures smallint not null default 0,
  failure text
);
create index mailbox_positions_of_account on mailbox_positions (account_id);
call confine_to_account('mailbox_positions');

-- A post that can't be applied is tried a few times, and then kept with its failure.
alter table webhook_deliveries add column tries smallint not null default 0;
alter table webhook_deliveries add column try_at timestamptz not null default now();
-- Whose mail it is that comes with no token and no reference.
create index messages_by_recipient on messages (account_id, lower(to_email));
