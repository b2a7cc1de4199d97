-- What a row of a bot costs is mostly the upkeep of indexes and references.

-- A mail in work is found by its own number or its row's: by its worker nobody looks for it but the planner, which read all
-- that the worker had ever had there.
drop index messages_in_flight;

-- Nobody asks for a run's entries of the ledger.
drop index credit_entries_of_run;

-- Written in the order of time, and read by it once an hour, to be forgotten.
drop index first_inquiries_by_age;
create index first_inquiries_by_age on first_inquiries using brin (sent_at);

-- Each row in one index at a time, and those that wait without those in work before them: a step had read past all of these.
drop index run_rows_open;
drop index run_rows_claimed;
create index run_rows_waiting on run_rows (run_id, seq) where state = 'waiting';
create index run_rows_claimed on run_rows (run_id, seq) where state = 'claimed';

-- They go with their brand, and it with its account; each row looked its account up once more, and locked it.
alter table messages drop constraint messages_account_id_fkey;
alter table brand_contacts drop constraint brand_contacts_account_id_fkey;

-- To count a table is to sort what each column holds. By these nobody looks for rows but through an index of one each.
alter table messages
  alter column subject set statistics 0,
  alter column body_text set statistics 0,
  alter column evidence set statistics 0,
  alter column failure set statistics 0,
  alter column refs set statistics 0,
  alter column came_by set statistics 0,
  alter column attachment_ids set statistics 0;
alter table brands
  alter column sourcing_trail set statistics 0,
  alter column product_titles set statistics 0,
  alter column spellings set statistics 0,
  alter column website_confirmed_by set statistics 0,
  alter column way_in_reason set statistics 0;
alter table brand_contacts
  alter column source_url set statistics 0,
  alter column context set statistics 0,
  alter column reason set statistics 0,
  alter column came_by set statistics 0;
alter table credit_entries
  alter column effect_key set statistics 0,
  alter column reason set statistics 0;
