import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import type { Import, ImportState } from '../domain/import.ts';
import { IMPORT_CHANGED } from '../domain/import-events.ts';
import type { ImportedBrand } from '../domain/import-row.ts';
import type { Marketplace } from '../domain/product.ts';
import { deletePieces } from '../store/import-files.ts';
import { type TouchedBrand, takeTouchedBrands } from '../store/import-lines.ts';
import { advanceImport, endImport, holdImport, releaseImport } from '../store/imports.ts';
import { batchesOf } from './read-batches.ts';
import { saveBatch } from './save-batch.ts';

/** Brings brands in step with what a file brought; they belong to a later feature. Returns how many it changed. */
export type TakeBrands = (
  tx: Tx,
  accountId: string,
  brands: { marketplace: Marketplace; spellings: readonly string[]; listed: readonly ImportedBrand[] },
) => Promise<number>;

export interface ImportWork {
  database: Database;
  takeBrands: TakeBrands;
}

const BRANDS_AT_ONCE = 500;
const TELL_EVERY_MS = 400;
/** Steps that fail for no reason that a person could mend are tried again, but not for ever. */
const MOST_ATTEMPTS = 4;

/** Another worker has it, or it was deleted. */
class Lost extends Error {}

/**
 * Works through an import that this worker has claimed, from where it was left. Each step is one transaction with its
 * count, so that it can be ended anywhere. What is wrong with the file ends it with a sentence; all else is thrown.
 */
export async function workThroughImport(
  work: ImportWork,
  found: Import,
  workerId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { database } = work;
  const step = <T>(take: (tx: Tx, held: { stopAsked: boolean }) => Promise<T>): Promise<T> =>
    database.asAccount(found.accountId, async (tx) => {
      const held = await holdImport(tx, found.id, workerId);
      if (!held) throw new Lost();
      return take(tx, held);
    });
  const going: Going = { found, step, tell: teller(found.id, found.accountId), stopping };
  try {
    const end = found.attempts > MOST_ATTEMPTS ? GIVEN_UP : await readRows(database, going);
    const isWhole = end === GIVEN_UP || (end !== null && (await settleBrands(work, going)));
    if (!end || !isWhole) return await release(database, found, workerId);
    await step(async (tx) => {
      await endImport(tx, found.id, end);
      await deletePieces(tx, found.id);
      await appendEvent(tx, found.accountId, IMPORT_CHANGED, { importId: found.id });
    });
  } catch (error) {
    if (error instanceof Lost) return;
    await release(database, found, workerId);
    throw error;
  }
}

type Step = <T>(take: (tx: Tx, held: { stopAsked: boolean }) => Promise<T>) => Promise<T>;

/** An import that is being worked through. */
interface Going {
  found: Import;
  step: Step;
  tell: (tx: Tx) => Promise<void>;
  stopping: AbortSignal;
}

interface End {
  state: ImportState;
  reason: string | null;
}

const GIVEN_UP: End = {
  state: 'failed',
  reason: 'Something unexpected happened, several times over. What had been read before stays.',
};

const NO_ROWS: End = {
  state: 'failed',
  reason: 'There was nothing to import: no rows stand below the headings.',
};

/** How it ends, or null where somebody is to go on. One batch is saved while the next is read. */
async function readRows(database: Database, going: Going): Promise<End | null> {
  const { found, step, tell, stopping } = going;
  let rowsTotal = found.rowsTotal;
  let saving: Promise<boolean> = Promise.resolve(false);
  try {
    for await (const batch of batchesOf(database, found)) {
      if (await saving) return { state: 'stopped', reason: null };
      if (stopping.aborted) return null;
      rowsTotal += batch.rowsTotal;
      saving = step(async (tx, { stopAsked }) => {
        // What was asked for is done before any more is taken in.
        if (stopAsked) return true;
        if (batch.rowsRead === found.rowsRead) return false;
        await saveBatch(tx, found, batch);
        await tell(tx);
        return false;
      });
      // It may fail while the next batch is read; that it has is found where it is awaited.
      saving.catch(() => undefined);
    }
    if (await saving) return { state: 'stopped', reason: null };
    return rowsTotal === 0 ? NO_ROWS : { state: 'finished', reason: null };
  } catch (error) {
    await saving;
    if (error instanceof AppError) return { state: 'failed', reason: error.message };
    throw error;
  }
}

/** What the file says first of a brand is what counts. */
const byLine = (one: TouchedBrand, other: TouchedBrand): number =>
  (one.line ?? 0) - (other.line ?? 0) || (one.name < other.name ? -1 : 1);

/** False where somebody is to go on. */
async function settleBrands({ takeBrands }: ImportWork, going: Going): Promise<boolean> {
  const { found, step, tell, stopping } = going;
  const { id, accountId, marketplace } = found;
  if (!marketplace) return true;
  for (;;) {
    if (stopping.aborted) return false;
    const isLast = await step(async (tx) => {
      const touched = (await takeTouchedBrands(tx, id, BRANDS_AT_ONCE)).sort(byLine);
      const spellings = [...new Set(touched.filter((brand) => !brand.isListed).map(({ name }) => name))];
      const listed = touched
        .filter(({ isListed }) => isListed)
        .map(({ name, line, website, email }) => ({ name, line: line ?? 0, marketplace, website, email }));
      if (touched.length > 0) {
        const brandsChanged = await takeBrands(tx, accountId, { marketplace, spellings, listed });
        await advanceImport(tx, id, { brandsChanged });
        await tell(tx);
      }
      return touched.length < BRANDS_AT_ONCE;
    });
    if (isLast) return true;
  }
}

const release = async (database: Database, { id, accountId }: Import, workerId: string): Promise<void> => {
  await database.asAccount(accountId, (tx) => releaseImport(tx, id, workerId));
};

/** Live screens hear of every few steps. */
function teller(importId: string, accountId: string): Going['tell'] {
  let toldAt = 0;
  return async (tx) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    await appendEvent(tx, accountId, IMPORT_CHANGED, { importId });
  };
}
