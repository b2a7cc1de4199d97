import type { Tx } from '../../../db/database.ts';
import type { LogLine } from '../domain/log-line.ts';
import { type LogSearch, logExtent, searchLog } from '../store/log-lines.ts';

export interface FoundLines {
  lines: LogLine[];
  /** Whether there are older ones that fit. */
  hasMore: boolean;
  /** What there is to search at all. */
  kept: { lines: number; oldest: Date | null };
}

/** A page of the log, the newest lines first. Needs the system role. */
export async function findLogLines(tx: Tx, search: LogSearch): Promise<FoundLines> {
  const [found, kept] = await Promise.all([
    searchLog(tx, { ...search, limit: search.limit + 1 }),
    logExtent(tx),
  ]);
  return { lines: found.slice(0, search.limit), hasMore: found.length > search.limit, kept };
}
