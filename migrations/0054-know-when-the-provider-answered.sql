-- When what the payment provider last answered of the account was written: an answer to a question that was asked before
-- that may be older, whichever of the two came first.
alter table subscriptions add column answered_at timestamptz;
