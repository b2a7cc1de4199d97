/** A file, wherever it lies: on disk, in the database, in memory. */
export interface FileBytes {
  size: number;
  /** The bytes from `from` up to `to`, which is cut to the file's end. */
  read(from: number, to: number): Promise<Uint8Array>;
}

export const inMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.byteLength,
  read: async (from, to) => bytes.subarray(from, to),
});

/** A file that a person sends may weigh this much: 100,000 rows of all that Keepa exports. */
export const MOST_FILE_BYTES = 150 * 1024 * 1024;

/** Small enough that a few of them are nothing, large enough that asking for them is nothing either. */
export const PIECE_BYTES = 256 * 1024;

/** The bytes of a stretch, one piece after another. */
export async function* piecesOf(file: FileBytes, from = 0, to = file.size): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += PIECE_BYTES) yield file.read(at, Math.min(to, at + PIECE_BYTES));
}
