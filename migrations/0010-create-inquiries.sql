-- What people ask of the operator: a demo, a talk with sales, help. Visitors ask too, hence for the system role alone.
create table inquiries (
  id uuid primary key,
  account_id uuid references users on delete cascade,
  kind text not null check (kind in ('demo', 'sales', 'support')),
  name text not null,
  email text not null,
  company text,
  role text,
  message text not null,
  created_at timestamptz not null default now()
);
create index inquiries_by_age on inquiries (created_at desc);
create index inquiries_of_account on inquiries (account_id) where account_id is not null;
alter table inquiries enable row level security;
create policy across_accounts on inquiries to linesheet_system using (true) with check (true);
grant select, insert, update, delete on inquiries to linesheet_system;
