import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { storable } from '../kernel/storable.ts';
import { startWorkLoop } from '../queue/work-loop.ts';

export interface LogKeeper {
  /** Takes a line of JSON; it is written to the table soon, with others. */
  keep(line: string): void;
  /** From here on lines reach the table. Ends with the last of them written. */
  start(): { stop(): Promise<void> };
}

export interface LogKeeperOptions {
  database: Database;
  /** Who says so: "machine:1234". */
  process: string;
  everyMs?: number;
  mostKept?: number;
}

/** What doesn't fit is left out and counted: a flood of lines must take neither the memory nor the database. */
const MOST_WAITING = 2_000;
const WRITTEN_AT_ONCE = 500;
const LONGEST_MESSAGE = 500;
const LONGEST_FIELDS = 8_000;
const KEPT_FOR = '14 days';
const MOST_KEPT = 100_000;
const TRIM_EVERY_MS = 60_000;

interface Line {
  at: Date;
  level: number;
  message: string;
  process: string;
  fields: string;
}

/** Keeps the newest lines of the log in the database, where those of all processes can be searched together. */
export function createLogKeeper(options: LogKeeperOptions): LogKeeper {
  const { database, process, everyMs = 1_000, mostKept = MOST_KEPT } = options;
  let waiting: string[] = [];
  let leftOut = 0;
  let trimmedAt = 0;

  const write = async (): Promise<'more' | 'done'> => {
    const taken = { lines: Math.min(waiting.length, WRITTEN_AT_ONCE), leftOut };
    const lines = waiting.slice(0, taken.lines).flatMap((line) => lineOf(line, process));
    if (taken.leftOut > 0) lines.push(noteOf(taken.leftOut, process));
    if (lines.length > 0) await database.asSystem((tx) => insertLines(tx, lines));
    waiting = waiting.slice(taken.lines);
    leftOut -= taken.leftOut;
    if (lines.length > 0) await trim();
    return waiting.length > 0 ? 'more' : 'done';
  };

  const trim = async (): Promise<void> => {
    if (Date.now() - trimmedAt < TRIM_EVERY_MS) return;
    trimmedAt = Date.now();
    await database.asSystem((tx) =>
      sql`
        delete from log_lines
         where id <= (select max(id) from log_lines) - ${mostKept}::bigint
            or at < now() - ${KEPT_FOR}::interval`.execute(tx),
    );
  };

  return {
    keep: (line) => {
      if (waiting.length < MOST_WAITING) waiting.push(line);
      else leftOut += 1;
    },
    start: () => {
      // While the database is away lines wait; to log that here would only make them more.
      const loop = startWorkLoop({ everyMs, work: write, failed: () => undefined });
      return {
        stop: async () => {
          await loop.stop();
          while ((await write().catch(() => 'done')) === 'more');
        },
      };
    },
  };
}

/** One text for however many lines, so that the server knows the statement. */
const insertLines = (tx: Tx, lines: readonly Line[]): Promise<unknown> =>
  sql`
    insert into log_lines (at, level, message, process, fields)
    select at, level, message, process, fields
      from json_to_recordset(${JSON.stringify(lines)}::json)
           as line (at timestamptz, level smallint, message text, process text, fields text)`.execute(tx);

function lineOf(text: string, process: string): Line[] {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return [];
  }
  if (isOfAFile(read)) return [];
  const { time, level, msg, pid: _, hostname: __, ...fields } = read;
  return [
    {
      at: new Date(Number(time)),
      level: Number(level),
      // Cut first: what is cut may end with half a character.
      message: storable(String(msg ?? '').slice(0, LONGEST_MESSAGE)),
      process,
      fields: storable(JSON.stringify(fields).slice(0, LONGEST_FIELDS)),
    },
  ];
}

/** The files that make up the pages: dozens for each that is opened, and they tell nobody anything. */
const isOfAFile = ({ msg, route, status }: Record<string, unknown>): boolean =>
  msg === 'request' && route === '/*' && Number(status) < 400;

const noteOf = (count: number, process: string): Line => ({
  at: new Date(),
  level: 40,
  process,
  fields: '{}',
  message: `${count} lines were left out: there were too many at once`,
});
