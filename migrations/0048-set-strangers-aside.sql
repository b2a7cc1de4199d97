-- A person has said that none of their brands wrote this: its mails stay out of those that wait to be matched.
alter table conversations add column is_set_aside boolean not null default false;
drop index conversations_unmatched;
create index conversations_unmatched on conversations (account_id, last_inbound_at desc)
  where brand_id is null and not is_set_aside;
