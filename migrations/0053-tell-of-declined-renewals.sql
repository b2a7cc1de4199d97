-- The renewal that is owed, and the last one of which its payer was told by mail: once each, however often it is heard of.
alter table subscriptions add column owed_invoice text, add column told_of_invoice text;
alter table mentorship_seats add column owed_invoice text, add column told_of_invoice text;
