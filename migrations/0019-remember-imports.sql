-- A file that a person sent for its products and brands. It is worked through row by row; what has been read of it is
-- counted in the transaction that saves it, so that whoever goes on after a kill neither loses nor repeats a row.
create table imports (
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  file_name text not null,
  file_bytes bigint not null default 0,
  state text not null default 'receiving'
    check (state in ('receiving', 'received', 'waiting', 'running', 'finished', 'stopped', 'failed')),
  -- A person asked for its end.
  stop_asked boolean not null default false,
  marketplace text check (marketplace in ('amazon', 'walmart', 'tiktok')),
  sheet text,
  -- The row of the headings as the file counts it; null where it has none.
  heading_row integer,
  headings text[] not null default '{}',
  -- {field: the column's index}
  columns jsonb not null default '{}',
  -- Rows of the file that are behind it, those without anything in them included.
  rows_read integer not null default 0,
  -- How much of the file is behind it, from 0 to 1.
  share_read real not null default 0,
  rows_total integer not null default 0,
  products_added integer not null default 0,
  products_changed integer not null default 0,
  products_unchanged integer not null default 0,
  -- Of the unchanged: lines that name a product of an earlier line, which counts.
  rows_repeated integer not null default 0,
  rows_refused integer not null default 0,
  -- Rows that name a brand and no product.
  brand_rows integer not null default 0,
  brands_changed integer not null default 0,
  -- Why it failed, as a sentence.
  reason text,
  started_by text not null check (started_by in ('browser', 'api', 'command_line')),
  -- Who is at it, and when it was last heard of.
  claimed_by uuid,
  seen_at timestamptz,
  -- Since the last step that succeeded.
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index imports_of_account on imports (account_id, created_at desc);
create index imports_open on imports (created_at) where state in ('receiving', 'received', 'waiting', 'running');
call confine_to_account('imports');

-- The file itself, in pieces of one size, until it has been worked through.
create table import_pieces (
  import_id uuid not null references imports on delete cascade,
  seq integer not null,
  account_id uuid not null,
  bytes bytea not null,
  primary key (import_id, seq)
);
alter table import_pieces alter column bytes set storage external;
call confine_to_account('import_pieces');

create table import_refused_lines (
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  account_id uuid not null,
  reason text not null,
  cells text[] not null,
  primary key (import_id, line)
);
call confine_to_account('import_refused_lines');

-- Brands that gained, lost or changed a product, and those that the file lists itself, with the way to them where it
-- names one: taken in once all rows are read.
create table import_brands (
  id bigint generated always as identity primary key,
  import_id uuid not null references imports on delete cascade,
  account_id uuid not null,
  name text not null,
  is_listed boolean not null,
  line integer,
  website text,
  email text,
  unique nulls not distinct (import_id, name, is_listed, website, email)
);
create index import_brands_by_name on import_brands (import_id, name, id);
call confine_to_account('import_brands');

-- What a person took the columns under these headings for, so that the next file of the kind needs no choosing.
create table import_mappings (
  account_id uuid not null references users on delete cascade,
  -- Digest of the headings.
  fingerprint text not null,
  marketplace text not null check (marketplace in ('amazon', 'walmart', 'tiktok')),
  columns jsonb not null,
  used_at timestamptz not null default now(),
  primary key (account_id, fingerprint)
);
call confine_to_account('import_mappings');
