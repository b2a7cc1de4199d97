import type { Database } from '../../../../db/database.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { uuidv7 } from '../../../../kernel/ids.ts';
import { eachApart } from '../../../../queue/each-apart.ts';
import { pickedAnew, pricesChanged } from '../../domain/price-list/order/keep-picks.ts';
import type { PriceListReader } from '../../ports/price-lists.ts';
import { replaceLines } from '../../store/price-list-lines.ts';
import {
  addNote,
  attachmentsToTake,
  claimPriceList,
  contentOf,
  findPriceList,
  saveReading,
  setFailed,
  takeAttachment,
} from '../../store/price-lists.ts';
import { settleNewLines } from './settle-lines.ts';

export interface ReadingDeps {
  database: Database;
  reader: PriceListReader;
  clock: Clock;
}

const ATTACHMENTS_AT_ONCE = 20;
/** Longer than the reader may take; a list that was left is then read by somebody else. */
const HELD_MS = 120_000;
/** A file that ended its readers is left alone. */
const MOST_TRIES = 3;

/** Makes price lists of what brands have attached to their mails. */
export async function takeAttachments({ database }: Pick<ReadingDeps, 'database'>): Promise<number> {
  const waiting = await database.asSystem((tx) => attachmentsToTake(tx, ATTACHMENTS_AT_ONCE));
  await eachApart(waiting, ({ id, accountId }) =>
    database.asAccount(accountId, (tx) => takeAttachment(tx, uuidv7(), id)),
  );
  return waiting.length;
}

/** Reads the list that has waited longest, or whose next prices hold from today on; false where there is none. */
export async function readNextList({ database, reader, clock }: ReadingDeps): Promise<boolean> {
  const until = new Date(clock.now().getTime() + HELD_MS);
  const today = clock.now().toISOString().slice(0, 10);
  const claimed = await database.asSystem((tx) => claimPriceList(tx, { until, today }));
  if (!claimed) return false;
  const { id, accountId, tries } = claimed;
  const within = <T>(work: Parameters<typeof database.asAccount<T>>[1]) =>
    database.asAccount(accountId, work);
  if (tries > MOST_TRIES) {
    await within((tx) => setFailed(tx, claimed, 'Reading the file failed again and again.'));
    return true;
  }
  const file = await within(async (tx) => ({
    list: await findPriceList(tx, accountId, id),
    content: await contentOf(tx, id),
  }));
  if (!file.list || !file.content) return true;
  try {
    const reading = await reader.read(file.content, { choices: file.list.choices, today: clock.now() });
    await within(async (tx) => {
      if (!(await saveReading(tx, claimed, reading))) return;
      if (claimed.pricesChangedOn !== null) await addNote(tx, id, pricesChanged(claimed.pricesChangedOn));
      const replaced = await replaceLines(tx, accountId, id, reading.lines);
      if (replaced.pickedAnew > 0) await addNote(tx, id, pickedAnew(replaced.pickedAnew));
      await settleNewLines(tx, accountId, id);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await within((tx) => setFailed(tx, claimed, error.message));
  }
  return true;
}
