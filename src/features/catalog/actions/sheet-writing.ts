import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { sheetProblem } from '../domain/sheet-problem.ts';
import type { SheetBooks } from '../ports.ts';
import { claimDueSheet, type DueSheet, setWriteFailed, setWritten } from '../store/sheet-links.ts';

/** A sheet into which results are to be written, and until when nobody else does. */
export type Writing = DueSheet;

const AGAIN_AFTER_MS = 60_000;
/** Then it waits for the next results: what is wrong is for the person to mend. */
const MOST_ATTEMPTS = 5;

export const claimWriting = (database: Database): Promise<Writing | null> => database.asSystem(claimDueSheet);

/** Writes, and keeps that it was done or what to do about its failure. */
export async function endWriting(
  desk: { database: Database; books: SheetBooks; clock: Clock },
  { accountId, leaseUntil, attempts }: Writing,
  write: () => Promise<void>,
): Promise<void> {
  const { database, books, clock } = desk;
  try {
    await write();
  } catch (error) {
    const problem = sheetProblem(error, books.shareWith);
    const again =
      attempts < MOST_ATTEMPTS ? new Date(clock.now().getTime() + AGAIN_AFTER_MS * attempts) : null;
    await database.asAccount(accountId, (tx) => setWriteFailed(tx, accountId, problem, again));
    return;
  }
  await database.asAccount(accountId, (tx) => setWritten(tx, accountId, leaseUntil));
}
