-- Rows that a stopped run never began came to no end, and so have no time of one.
update run_rows set finished_at = null where state = 'skipped' and finished_at is not null;
