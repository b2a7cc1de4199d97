-- Queries of the product source that an account keeps beside the one of its setup, which stays in its profile.
create table product_queries (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  name text not null,
  site_id smallint not null,
  selection jsonb not null,
  rows integer not null,
  page integer not null,
  -- Without a default among them, the setup's is it.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The source gives no fewer rows, and reaches no further than its 10,000th.
  check (rows >= 50 and page >= 0 and (page + 1) * rows <= 10000),
  unique (account_id, name)
);
create unique index product_queries_default on product_queries (account_id) where is_default;
call confine_to_account('product_queries');
