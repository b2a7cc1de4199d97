/** A statement that takes this long is worth a look. */
export const SLOW_MS = 200;

/** Statements with ever new texts are not to fill the memory. */
const MOST_HELD = 200;

export interface SlowStatement {
  /** Without the values that it was called with. */
  statement: string;
  calls: number;
  totalMs: number;
  longestMs: number;
  lastAt: Date;
}

/** Slow statements since somebody last took them; for where Postgres keeps no such list itself. */
export interface SlowStatements {
  /** To be told of every statement: the quick ones cost a comparison. */
  note(statement: string, ms: number): void;
  take(): SlowStatement[];
}

export function createSlowStatements(now: () => Date = () => new Date()): SlowStatements {
  let held = new Map<string, SlowStatement>();
  return {
    note: (statement, ms) => {
      if (ms < SLOW_MS) return;
      const known = held.get(statement);
      if (!known && held.size >= MOST_HELD) return;
      held.set(statement, {
        statement,
        calls: (known?.calls ?? 0) + 1,
        totalMs: (known?.totalMs ?? 0) + ms,
        longestMs: Math.max(known?.longestMs ?? 0, ms),
        lastAt: now(),
      });
    },
    take: () => {
      const taken = [...held.values()];
      held = new Map();
      return taken;
    },
  };
}
