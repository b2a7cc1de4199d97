import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { RunsTable } from '../../../db/tables/runs.ts';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import {
  type Bot,
  chargesForRows,
  FAILED_OUTCOMES,
  PROCESSED_OUTCOMES,
  type RowFilter,
  type RowOfRun,
  type RowOutcome,
  type RowResult,
  type Run,
} from '../domain/run.ts';
import { toRun } from './runs.ts';

/** Makes a row for each brand, in the order given. */
export async function insertBrandRows(
  tx: Tx,
  accountId: string,
  runId: string,
  brandIds: readonly number[],
): Promise<void> {
  await sql`
    insert into run_rows (run_id, seq, account_id, brand_id)
    select ${runId}, seq, ${accountId}, brand_id
      from unnest(${brandIds}::bigint[]) with ordinality as picked (brand_id, seq)`.execute(tx);
}

/** Makes a row for each ASIN after those that the run has already; one that it has is left alone. */
export async function insertAsinRows(
  tx: Tx,
  { id: runId, accountId }: Pick<Run, 'id' | 'accountId'>,
  firstSeq: number,
  asins: readonly string[],
): Promise<void> {
  await sql`
    insert into run_rows (run_id, seq, account_id, asin)
    select ${runId}, ${firstSeq}::int + seq - 1, ${accountId}, asin
      from unnest(${asins}::text[]) with ordinality as picked (asin, seq)
    on conflict do nothing`.execute(tx);
}

/** Brands that a run of the bot which is alive has yet to bring to an end. */
export async function brandsInWork(tx: Tx, accountId: string, bot: Bot): Promise<Set<number>> {
  // One after the other: each has an index of its own.
  const { rows } = await sql<{ brandId: number | null }>`
    select open_rows.brand_id as "brandId" from runs cross join lateral (
             select brand_id from run_rows where run_id = runs.id and state = 'waiting'
             union all
             select brand_id from run_rows where run_id = runs.id and state = 'claimed'
           ) as open_rows
     where runs.account_id = ${accountId} and runs.bot = ${bot}
       and runs.state in ('running', 'waiting', 'paused')`.execute(tx);
  return new Set(rows.flatMap(({ brandId }) => brandId ?? []));
}

export interface OpenRow {
  seq: number;
  brandId: number;
  asin: string;
  held: boolean;
  /** How often it was tried in vain. */
  attempts: number;
}

/** As constants, by which the planner knows that an index holds them, in their order. */
const WAITING = sql.lit('waiting');
const CLAIMED = sql.lit('claimed');

/** Locks the next waiting rows that nobody else is looking at. */
export async function pickRows(tx: Tx, runId: string, limit: number): Promise<OpenRow[]> {
  if (limit <= 0) return [];
  const rows = await tx
    .selectFrom('run_rows')
    .select(['seq', 'brand_id', 'asin', 'held', 'attempts'])
    .where('run_id', '=', runId)
    .where('state', '=', WAITING)
    .orderBy('seq')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    brandId: row.brand_id ?? 0,
    asin: row.asin ?? '',
    held: row.held,
    attempts: row.attempts,
  }));
}

export async function claimRows(
  tx: Tx,
  {
    runId,
    seqs,
    workerId,
    held,
  }: { runId: string; seqs: readonly number[]; workerId: string; held: boolean },
): Promise<void> {
  if (seqs.length === 0) return;
  await sql`
    update run_rows set state = 'claimed', claimed_by = ${workerId}, held = ${held}
     where run_id = ${runId} and seq = any (${seqs}::int[])`.execute(tx);
}

/**
 * Writes how rows ended, for those that are still this worker's, counts them in their run, and ends the run with its
 * last one. A worker that was taken for dead finds its rows given to another, and its results dropped.
 */
export async function finishRows(
  tx: Tx,
  { id: runId, bot }: Run,
  workerId: string,
  results: readonly RowResult[],
): Promise<{ run: Run; seqs: Set<number> }> {
  const price = chargesForRows(bot) ? CREDITS_PER_ROW : 0;
  const { rows } = await sql<Selectable<RunsTable> & { seqs: number[] }>`
    with finished as (
      update run_rows
         set state = case when ended.outcome = any (${FAILED_OUTCOMES}::text[]) then 'failed' else 'done' end,
             outcome = ended.outcome, detail = left(ended.detail, 500), held = ended.outcome = 'unknown',
             charged = ${price}::numeric > 0 and ended.outcome = any (${PROCESSED_OUTCOMES}::text[]),
             finished_at = clock_timestamp()
        from unnest(
          ${results.map((result) => result.seq)}::int[],
          ${results.map((result) => result.outcome)}::text[],
          ${results.map((result) => result.detail)}::text[]
        ) as ended (seq, outcome, detail)
       where run_rows.run_id = ${runId} and run_rows.seq = ended.seq
         and run_rows.state = 'claimed' and run_rows.claimed_by = ${workerId}
      returning run_rows.seq, run_rows.outcome = any (${PROCESSED_OUTCOMES}::text[]) as is_processed
    ), counted as (
      select count(*)::int as done, count(*) filter (where is_processed)::int as processed,
             coalesce(array_agg(seq), '{}') as seqs
        from finished
    )
    update runs
       set rows_done = rows_done + counted.done,
           rows_processed = rows_processed + counted.processed,
           rows_failed = rows_failed + counted.done - counted.processed,
           credits_charged = credits_charged + counted.processed * ${price}::numeric,
           state = case when state in ('running', 'waiting') and rows_done + counted.done >= rows_total then 'finished' else state end,
           finished_at = case when state in ('running', 'waiting') and rows_done + counted.done >= rows_total then now() else finished_at end,
           updated_at = now()
      from counted
     where runs.id = ${runId}
    returning runs.*, counted.seqs`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`Run ${runId} is gone`);
  return { run: toRun(row), seqs: new Set(row.seqs) };
}

/** Puts claimed rows back to be tried again; what is set aside for them stays so. `inVain`: those that were tried. */
export async function returnRows(
  tx: Tx,
  runId: string,
  workerId: string,
  { seqs, inVain }: { seqs: readonly number[]; inVain: readonly number[] },
): Promise<void> {
  if (seqs.length === 0) return;
  await sql`
    update run_rows
       set state = 'waiting', claimed_by = null,
           attempts = least(attempts + (seq = any (${inVain}::int[]))::int, 1000)
     where run_id = ${runId} and seq = any (${seqs}::int[]) and state = 'claimed' and claimed_by = ${workerId}`.execute(
    tx,
  );
}

/** Which of these rows are still this worker's; locks them until the transaction ends. */
export async function lockOwnRows(
  tx: Tx,
  runId: string,
  workerId: string,
  seqs: readonly number[],
): Promise<Set<number>> {
  if (seqs.length === 0) return new Set();
  const { rows } = await sql<{ seq: number }>`
    select seq from run_rows
     where run_id = ${runId} and seq = any (${seqs}::int[]) and state = 'claimed' and claimed_by = ${workerId}
       for no key update`.execute(tx);
  return new Set(rows.map((row) => row.seq));
}

/** Lets go of what an ended run never began, which has no time of end; returns how many rows had credits set aside. */
export async function skipOpenRows(tx: Tx, runId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with skipped as (
      update run_rows set state = 'skipped', held = false
       where run_id = ${runId} and state = 'waiting'
      returning (select old_row.held from run_rows old_row where old_row.run_id = run_rows.run_id and old_row.seq = run_rows.seq) as was_held
    )
    select count(*) filter (where was_held)::int as held from skipped`.execute(tx);
  return rows[0]?.held ?? 0;
}

export async function hasRowsToClaim(tx: Tx, runId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('run_rows')
    .select('seq')
    .where('run_id', '=', runId)
    .where('state', '=', WAITING)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody is at work on rows of a run: one that was stopped finishes them, and counts them. */
export async function hasRowsInWork(tx: Tx, runId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('run_rows')
    .select('seq')
    .where('run_id', '=', runId)
    .where('state', '=', CLAIMED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const rowsOfRun = (tx: Tx, runId: string) =>
  tx
    .selectFrom('run_rows')
    .leftJoin('brands', 'brands.id', 'run_rows.brand_id')
    .select(['seq', 'brand_id', 'asin', 'name', 'state', 'outcome', 'detail', 'charged', 'finished_at'])
    .select((row) =>
      row
        .selectFrom('messages')
        .select('delivery')
        .whereRef('messages.run_id', '=', 'run_rows.run_id')
        .whereRef('messages.run_seq', '=', 'run_rows.seq')
        .orderBy('messages.created_at', 'desc')
        .limit(1)
        .as('delivery'),
    )
    .where('run_id', '=', runId);

type ReadRow = Awaited<ReturnType<ReturnType<typeof rowsOfRun>['executeTakeFirstOrThrow']>>;

const toRow = (row: ReadRow): RowOfRun => ({
  seq: row.seq,
  brandId: row.brand_id,
  asin: row.asin,
  name: row.name,
  state: row.state,
  outcome: row.outcome as RowOutcome | null,
  detail: row.detail,
  charged: row.charged,
  delivery: row.delivery as RowOfRun['delivery'],
  finishedAt: row.finished_at,
});

export async function findRow(tx: Tx, runId: string, seq: number): Promise<RowOfRun | null> {
  const row = await rowsOfRun(tx, runId).where('seq', '=', seq).executeTakeFirst();
  return row ? toRow(row) : null;
}

/** A run's rows, those that ended last first, then those to come. */
export async function listRows(
  tx: Tx,
  runId: string,
  page: { limit: number; offset: number; outcome?: RowFilter | undefined },
): Promise<RowOfRun[]> {
  const rows = await rowsOfRun(tx, runId)
    .where(endedAs(page.outcome))
    .orderBy('finished_at', (order) => order.desc().nullsLast())
    .orderBy('seq')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toRow);
}

export async function countRows(tx: Tx, runId: string, outcome: RowFilter | undefined): Promise<number> {
  const { total } = await tx
    .selectFrom('run_rows')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('run_id', '=', runId)
    .where(endedAs(outcome))
    .executeTakeFirstOrThrow();
  return total;
}

function endedAs(filter: RowFilter | undefined) {
  if (filter === undefined) return sql<boolean>`true`;
  if (filter === 'not_done') return sql<boolean>`outcome is null`;
  if (filter === 'unprocessed') return sql<boolean>`outcome <> all (${PROCESSED_OUTCOMES}::text[])`;
  return sql<boolean>`outcome = ${filter}`;
}
