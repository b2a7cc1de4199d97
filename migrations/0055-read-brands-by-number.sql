-- What a bot's step needs of its brands, each found by its number. With the wall between accounts in the statement, the
-- planner takes the brands of a freshly filled account for a handful and reads all of them at every step. This runs as the
-- table's owner, and holds to the account itself; `is true` keeps that from being looked up instead of the numbers.
create function own_brands(numbers bigint[]) returns setof brands language sql stable security definer
  set search_path from current
  set enable_seqscan = off as $$
  select * from brands where id = any (numbers) and (account_id = (select current_account())) is true
$$;
revoke execute on function own_brands(bigint[]) from public;
grant execute on function own_brands(bigint[]) to linesheet_app;
