-- Rows that wait with credits set aside for them: what a worker left that died. A run that waits for credits looks here
-- whether it has paid for some already.
create index run_rows_paid_for on run_rows (run_id) where state = 'waiting' and held;
