-- The spreadsheet that an account works with. One service account opens everybody's, so that an address alone proves
-- nothing: a sheet is an account's once the code that we show it stands in one of its cells.
create table sheet_links (
  account_id uuid primary key references users on delete cascade,
  spreadsheet_id text not null,
  gid bigint,
  code text not null,
  proven_at timestamptz,
  read_at timestamptz,
  written_at timestamptz,
  -- Set while results wait to be written; not tried before.
  write_due_at timestamptz,
  attempts smallint not null default 0,
  -- What to do about the last failure, as a sentence.
  problem text,
  created_at timestamptz not null default now()
);
create unique index sheet_links_proven on sheet_links (spreadsheet_id) where proven_at is not null;
create index sheet_links_due on sheet_links (write_due_at) where write_due_at is not null;
call confine_to_account('sheet_links');
