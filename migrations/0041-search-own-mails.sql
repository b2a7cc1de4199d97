-- As own_listed_brands: row-level security lets no index answer a search for words, so that a search of an inbox read
-- every mail that there is, of all accounts.
create view own_mail_words as
  select conversation_id, account_id, words from inbound_mails where account_id = (select current_account());
grant select on own_mail_words to linesheet_app;
