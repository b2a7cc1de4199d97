import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../../../kernel/errors.ts';
import { type FileBytes, piecesOf } from '../domain/file-bytes.ts';

export interface ZipEntry {
  name: string;
  isPacked: boolean;
  isEncrypted: boolean;
  packedBytes: number;
  headerAt: number;
}

/** What one entry may unpack to. It is never held as a whole, but somebody has to wait for it. */
const MOST_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024;
const END_BYTES = 22;
const MOST_COMMENT_BYTES = 65_535;

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const HEADER_MARK = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** What is in a ZIP, by its names. */
export async function readZip(file: FileBytes): Promise<Map<string, ZipEntry>> {
  const { from, bytes, count } = await directoryOf(file);
  if (from + bytes > file.size) throw brokenWorkbook();
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES)
    throw new AppError('too_large', 'The workbook is packed from more parts than any spreadsheet has.');
  const view = viewOf(await file.read(from, from + bytes));
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_MARK) throw brokenWorkbook();
    const nameBytes = view.getUint16(at + 28, true);
    const name = textIn(view, at + 46, nameBytes).replace(/^\//, '');
    const method = view.getUint16(at + 10, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (method !== STORED && method !== DEFLATED && !isEncrypted) throw brokenWorkbook();
    entries.set(name, {
      name,
      isPacked: method === DEFLATED,
      isEncrypted,
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The directory stands at the end, before a comment of any length. */
async function directoryOf(file: FileBytes): Promise<{ from: number; bytes: number; count: number }> {
  const start = Math.max(0, file.size - END_BYTES - MOST_COMMENT_BYTES);
  const view = viewOf(await file.read(start, file.size));
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_MARK) continue;
    const [count, bytes, from] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ];
    return { from, bytes, count };
  }
  throw brokenWorkbook();
}

/** An entry's bytes as they were before packing; `packedRead` is told how many packed ones are behind it. */
export async function* unpack(
  file: FileBytes,
  entry: ZipEntry,
  packedRead: (bytes: number) => void = () => undefined,
  mostBytes = MOST_UNPACKED_BYTES,
): AsyncGenerator<Uint8Array> {
  const header = viewOf(await file.read(entry.headerAt, entry.headerAt + 30));
  if (header.byteLength < 30 || header.getUint32(0, true) !== HEADER_MARK) throw brokenWorkbook();
  const from = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (from + entry.packedBytes > file.size) throw brokenWorkbook();
  const packed = counted(piecesOf(file, from, from + entry.packedBytes), packedRead);
  if (!entry.isPacked) {
    yield* packed;
    return;
  }
  const source = Readable.from(packed, { objectMode: false, highWaterMark: 0 });
  const inflate = createInflateRaw({ chunkSize: 128 * 1024 });
  source.on('error', (error) => inflate.destroy(error));
  source.pipe(inflate);
  let bytes = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes)
        throw new AppError('too_large', 'The workbook is too large once it is unpacked.');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Error && /^Z_/.test((error as { code?: string }).code ?? '')
      ? brokenWorkbook()
      : error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

async function* counted(
  pieces: AsyncGenerator<Uint8Array>,
  read: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const piece of pieces) {
    sum += piece.byteLength;
    read(sum);
    yield piece;
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textIn = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));

export const brokenWorkbook = (): AppError =>
  new AppError('invalid_input', 'The workbook is damaged. Save it once more, or as CSV, and try again.');
