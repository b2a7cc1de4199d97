-- The first day from which other prices of a list hold than those that were read: it is read again then.
alter table price_lists add column prices_change_on date;
create index price_lists_to_read_again on price_lists (prices_change_on) where state = 'read' and prices_change_on is not null;
