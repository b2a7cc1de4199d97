-- Who does an account's runs: Linesheet itself, a workflow host of the account's own (its address stands in
-- workflow_webhook_url), or the operator's, whichever it is at the time.
alter table profiles
  add column workflow_host text not null default 'none' check (workflow_host in ('none', 'own', 'operator')),
  -- Signs what the account's own host is asked; sealed with SECRET_KEY, and shown once.
  add column workflow_secret text;

alter table runs
  add column host text not null default 'linesheet' check (host in ('linesheet', 'workflow')),
  -- A workflow host couldn't be asked, refused, or never answered.
  add column failed_to_start boolean not null default false;

-- What an account's mail domain published when it was last looked up, for whoever must not wait for name servers.
create table sender_checks (
  account_id uuid primary key references users on delete cascade,
  email text not null,
  -- Sentences on what is missing or incomplete.
  problems text[] not null,
  checked_at timestamptz not null
);
call confine_to_account('sender_checks');
