-- Whoever looks for a brand's mails is confined to an account, too: with both in one index, the planner has no reason to
-- look through all that the account ever sent, for each brand anew.
drop index messages_of_brand;
create index messages_of_brand on messages (brand_id, account_id, created_at);
