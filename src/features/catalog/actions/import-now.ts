import type { Database } from '../../../db/database.ts';
import { sleep } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { type Import, isUnderWay } from '../domain/import.ts';
import { mappingOf } from '../domain/import-columns.ts';
import type { Marketplace } from '../domain/product.ts';
import { claimImport } from '../store/imports.ts';
import { canBeImported, type FileLook } from './look-into-file.ts';
import { recogniseFile, takeColumns } from './plan-import.ts';
import { discardFile, readImport } from './read-imports.ts';
import { receiveFile } from './receive-file.ts';
import { type ImportWork, workThroughImport } from './work-through-import.ts';

const LOOK_EVERY_MS = 250;

/**
 * Imports a file from its beginning to its end, with its columns taken for what they were the last time or for what
 * they most probably are. If this process dies, a worker goes on with it.
 */
export async function importNow(
  work: ImportWork,
  accountId: string,
  file: { name: string; marketplace: Marketplace; chunks: AsyncIterable<Uint8Array> },
): Promise<Import> {
  const { database } = work;
  const id = await receiveFile(
    database,
    accountId,
    { fileName: file.name, startedBy: 'command_line' },
    file.chunks,
  );
  try {
    await takeAsRecognised(database, accountId, id, file.marketplace);
  } catch (error) {
    await database.asAccount(accountId, (tx) => discardFile(tx, accountId, id));
    throw error;
  }
  const workerId = uuidv7();
  const claimed = await database.asSystem((tx) => claimImport(tx, workerId, id));
  if (claimed) await workThroughImport(work, claimed, workerId, new AbortController().signal);
  for (;;) {
    const found = await database.asAccount(accountId, (tx) => readImport(tx, accountId, id));
    if (!isUnderWay(found.state)) return found;
    // A worker was quicker, and is at it.
    await sleep(LOOK_EVERY_MS);
  }
}

/** Takes the columns for what they seem to be; refuses a file of which no row says what it is about. */
export async function takeAsRecognised(
  database: Database,
  accountId: string,
  id: string,
  marketplace: Marketplace | undefined,
): Promise<void> {
  const look = await recogniseFile(database, accountId, id);
  await takeAsSeen(database, accountId, id, { ...look, marketplace: marketplace ?? look.marketplace });
}

/** The same of a file that was looked into already. */
export async function takeAsSeen(
  database: Database,
  accountId: string,
  id: string,
  look: FileLook,
): Promise<void> {
  if (!canBeImported(look)) {
    const seen = look.firstLines[0]?.cells.filter(Boolean).slice(0, 5).join(', ');
    const told = seen ? ` Its first row is: ${seen}.` : '';
    throw new AppError('invalid_input', `The file has no column of ASINs, item ids or brands.${told}`);
  }
  const { marketplace, sheet, headingRow, headings } = look;
  const columns = mappingOf(look.guesses);
  await database.asAccount(accountId, (tx) =>
    takeColumns(tx, accountId, id, { marketplace, columns, sheet, headingRow, headings }),
  );
}
