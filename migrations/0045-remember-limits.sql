-- Under which limit of the plan the day's mails were put off: once the account may send more, they are brought forward.
alter table daily_sends add column put_off_under integer;
create index daily_sends_put_off on daily_sends (account_id) where put_off_under is not null;
