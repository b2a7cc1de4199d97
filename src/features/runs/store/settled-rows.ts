import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface SettledRow {
  runId: string;
  accountId: string;
  seq: number;
  /** Whether its mail was taken, or surely was not sent. */
  wasSent: boolean;
}

const LATEST_MAIL = sql`
  messages where messages.run_id = run_rows.run_id and messages.run_seq = run_rows.seq
   order by created_at desc limit 1`;

/** Rows of open fate of whose mail it has turned out meanwhile what became of it. */
export async function settledRows(tx: Tx): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    select run_rows.run_id as "runId", run_rows.account_id as "accountId", run_rows.seq,
           mail.state = 'accepted' as "wasSent"
      from run_rows cross join lateral (select state from ${LATEST_MAIL}) as mail
     where run_rows.outcome = 'unknown' and run_rows.held and mail.state in ('accepted', 'cancelled')
     limit 5000`.execute(tx);
  return rows;
}

/** Ends rows of open fate as sent; returns those that nobody else took first. */
export async function takeSent(tx: Tx, runId: string, seqs: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    update run_rows
       set outcome = 'sent', charged = true, held = false, detail = (select to_email from ${LATEST_MAIL})
     where run_id = ${runId} and seq = any (${seqs}::int[]) and outcome = 'unknown' and held
    returning seq`.execute(tx);
  return rows.map((row) => row.seq);
}

/** Ends rows of open fate as held back; returns how many nobody else took first. */
export async function takeUnsent(tx: Tx, runId: string, seqs: readonly number[]): Promise<number> {
  const { rows } = await sql`
    update run_rows
       set outcome = 'held', held = false,
           detail = (select to_email || ': it did not go out, so the next run tries it again' from ${LATEST_MAIL})
     where run_id = ${runId} and seq = any (${seqs}::int[]) and outcome = 'unknown' and held
    returning seq`.execute(tx);
  return rows.length;
}
