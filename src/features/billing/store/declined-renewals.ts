import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface DeclinedRenewal {
  accountId: string;
  /** Null: the mentorship. */
  plan: { tier: number | null; owedSince: Date } | null;
}

/** A renewal of any account that is owed, and of which nobody has been told. Whoever takes it tells of it. */
export async function takeDeclined(tx: Tx, isSandbox: boolean): Promise<DeclinedRenewal | null> {
  const { rows: plans } = await sql<{ accountId: string; tier: number | null; owedSince: Date }>`
    update subscriptions set told_of_invoice = owed_invoice
     where account_id = (${nextUntold(sql`subscriptions`, isSandbox)} and owed_since is not null limit 1 for update skip locked)
    returning account_id as "accountId", tier, owed_since as "owedSince"`.execute(tx);
  const [plan] = plans;
  if (plan) return { accountId: plan.accountId, plan };
  const { rows: seats } = await sql<{ accountId: string }>`
    update mentorship_seats set told_of_invoice = owed_invoice
     where is_sandbox = ${isSandbox}
       and account_id = (${nextUntold(sql`mentorship_seats`, isSandbox)} limit 1 for update skip locked)
    returning account_id as "accountId"`.execute(tx);
  return seats[0] ? { accountId: seats[0].accountId, plan: null } : null;
}

const nextUntold = (table: RawBuilder<unknown>, isSandbox: boolean) => sql`
  select account_id from ${table}
   where owed_invoice is not null and told_of_invoice is distinct from owed_invoice and is_sandbox = ${isSandbox}`;
