import type { Database } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { type FileBytes, MOST_FILE_BYTES, PIECE_BYTES } from '../domain/file-bytes.ts';
import type { Import } from '../domain/import.ts';
import { insertPiece, readPiece } from '../store/import-files.ts';
import {
  deleteImport,
  deleteUnplanned,
  findImport,
  insertImport,
  type NewImport,
  setReceived,
} from '../store/imports.ts';
import { tooLarge } from './read-table.ts';

/** Files that somebody chose and then left: so many are kept for coming back to. */
const UNPLANNED_KEPT = 4;

/** Stores a file piece by piece as it comes, so that it never stands in memory as a whole. */
export async function receiveFile(
  database: Database,
  accountId: string,
  { fileName, startedBy }: Omit<NewImport, 'id'>,
  chunks: AsyncIterable<Uint8Array>,
  mostBytes = MOST_FILE_BYTES,
): Promise<string> {
  const id = uuidv7();
  await database.asAccount(accountId, async (tx) => {
    await deleteUnplanned(tx, accountId, UNPLANNED_KEPT);
    await insertImport(tx, accountId, { id, fileName: fileName.slice(0, 255), startedBy });
  });
  try {
    let seq = 0;
    let size = 0;
    for await (const bytes of repacked(chunks)) {
      size += bytes.byteLength;
      if (size > mostBytes) throw tooLarge();
      await database.asAccount(accountId, (tx) => insertPiece(tx, accountId, id, { seq, bytes }));
      seq += 1;
    }
    await database.asAccount(accountId, (tx) => setReceived(tx, id, size));
    return id;
  } catch (error) {
    // Half a file is of no use; if this fails as well, the file is forgotten with those that were left.
    await database.asAccount(accountId, (tx) => deleteImport(tx, accountId, id)).catch(() => undefined);
    throw error;
  }
}

/** In pieces of one size, so that each is found by its number. */
async function* repacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength; ) {
      const part = chunk.subarray(at, at + PIECE_BYTES - filled);
      piece.set(part, filled);
      filled += part.byteLength;
      at += part.byteLength;
      if (filled < PIECE_BYTES) continue;
      yield piece;
      piece = new Uint8Array(PIECE_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** The file of an import, out of its stored pieces. */
export function storedFile(database: Database, { id, accountId, fileBytes }: Import): FileBytes {
  let last: { seq: number; bytes: Uint8Array } | undefined;
  const piece = async (seq: number): Promise<Uint8Array> => {
    if (last?.seq === seq) return last.bytes;
    const bytes = await database.asAccount(accountId, (tx) => readPiece(tx, id, seq));
    if (!bytes) throw new Error(`Import ${id} has lost piece ${seq} of its file.`);
    last = { seq, bytes };
    return bytes;
  };
  return {
    size: fileBytes,
    read: async (from, to) => {
      const end = Math.min(to, fileBytes);
      const parts: Uint8Array[] = [];
      for (let at = Math.max(0, from); at < end; ) {
        const seq = Math.floor(at / PIECE_BYTES);
        const start = seq * PIECE_BYTES;
        const part = (await piece(seq)).subarray(at - start, end - start);
        parts.push(part);
        at += part.byteLength;
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    },
  };
}

/** An import that waits for its columns to be confirmed, or null. */
export async function receivedImport(
  database: Database,
  accountId: string,
  id: string,
): Promise<Import | null> {
  const found = await database.asAccount(accountId, (tx) => findImport(tx, accountId, id));
  return found?.state === 'received' ? found : null;
}
