import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { containing, wordsOf } from '../../../db/like.ts';
import type { LogLine } from '../domain/log-line.ts';

export interface LogSearch {
  /** Each of its words stands somewhere in the line. */
  text?: string | undefined;
  /** This and graver ones. */
  leastLevel: number;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Older than the line with this id. */
  before?: number | undefined;
  limit: number;
}

/** The newest first. */
export async function searchLog(tx: Tx, search: LogSearch): Promise<LogLine[]> {
  const { text = '', leastLevel, from, to, before, limit } = search;
  let query = tx
    .selectFrom('log_lines')
    .select(['id', 'at', 'level', 'message', 'process', 'fields'])
    .where('level', '>=', leastLevel)
    .orderBy('id', 'desc')
    .limit(limit);
  for (const word of wordsOf(text)) {
    query = query.where(sql<boolean>`(message || ' ' || process || ' ' || fields) ilike ${containing(word)}`);
  }
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

export async function logExtent(tx: Tx): Promise<{ lines: number; oldest: Date | null }> {
  const { rows } = await sql<{ lines: number; oldest: Date | null }>`
    select count(*)::int as lines, min(at) as oldest from log_lines`.execute(tx);
  return rows[0] ?? { lines: 0, oldest: null };
}
