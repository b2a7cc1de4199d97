-- A listing's history is claimed before it is asked for, so that the source is asked and paid once and no transaction
-- waits for it. Claimed for the first time, nothing is kept yet; a source that knows nothing leaves a time and no history.
alter table product_histories
  alter column history drop not null,
  alter column fetched_at drop not null,
  add column fetching_until timestamptz;
update product_histories set history = null where not jsonb_path_exists(history, '$.*[*] ? (@.type() == "number")');
