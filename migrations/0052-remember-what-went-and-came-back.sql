-- The mail that an order last went with: one that was stopped or refused took no order to the brand.
alter table order_drafts add column sent_with uuid references messages on delete set null;
create index order_drafts_of_mail on order_drafts (sent_with) where sent_with is not null;
-- When the budget was named: what was ordered since then is spent of it.
alter table price_lists add column budget_at timestamptz;
-- A conversation that was snoozed comes back as something new: it stands where a mail of that moment would.
alter table conversations
  add column returned_at timestamptz,
  add column stands_at timestamptz not null generated always as (greatest(last_inbound_at, returned_at)) stored;
drop index conversations_by_last_mail, conversations_by_class, conversations_unread, conversations_to_answer,
  conversations_unmatched;
create index conversations_in_order on conversations (account_id, stands_at desc, id desc);
create index conversations_by_class on conversations (account_id, last_class, stands_at desc);
create index conversations_unread on conversations (account_id, stands_at desc) where is_unread;
create index conversations_to_answer on conversations (account_id, stands_at desc) where needs_answer;
create index conversations_unmatched on conversations (account_id, stands_at desc) where brand_id is null;
