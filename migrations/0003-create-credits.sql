-- An append-only ledger. `amount` changes what the account owns, `held` the part that running bots have set aside.
-- Every effect has a key of its own, so that settling a row again changes nothing.
create table credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null check (kind in ('grant', 'purchase', 'hold', 'settle', 'release', 'lapse', 'take_back')),
  bucket text not null default 'bought' check (bucket in ('monthly', 'bought')),
  amount numeric(12, 1) not null default 0,
  held numeric(12, 1) not null default 0,
  effect_key text not null,
  reason text not null,
  run_id uuid,
  actor text,
  created_at timestamptz not null default now(),
  unique (account_id, effect_key)
);
create index credit_entries_of_account on credit_entries (account_id, id desc);
create index credit_entries_of_run on credit_entries (run_id) where run_id is not null;
call confine_to_account('credit_entries');
revoke update, delete on credit_entries from linesheet_app, linesheet_system;

-- The balance follows the ledger in the same transaction; the profile's own checks refuse an overdraft.
create function follow_ledger() returns trigger language plpgsql as $$
begin
  update profiles
     set credits = profiles.credits + change.amount,
         credits_monthly = profiles.credits_monthly + change.monthly,
         credits_held = profiles.credits_held + change.held,
         updated_at = now()
    from (
      select account_id, sum(amount) as amount, sum(held) as held,
             coalesce(sum(amount) filter (where bucket = 'monthly'), 0) as monthly
        from entered group by account_id
    ) change
   where profiles.id = change.account_id;
  return null;
end $$;
create trigger follow_ledger after insert on credit_entries
  referencing new table as entered for each statement execute function follow_ledger();
