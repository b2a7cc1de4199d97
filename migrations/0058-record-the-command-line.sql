-- What was done on the command line stands beside what admins did. It has no account: nobody's id stands there.
alter table audit_entries alter column admin_id drop not null;
