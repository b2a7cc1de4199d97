import PostalMime from 'postal-mime';

/** What it keeps of a part's body until the part ends: mostly two pieces for each line. */
interface Decoder {
  chunks: (Uint8Array | ArrayBuffer | string)[];
}

/** So many pieces are joined into one. */
const JOINED = 8_192;

/**
 * Postal-mime hands the pieces of a body to a Blob one by one, which takes 20 seconds for half a million short lines.
 * They are joined as they come instead, and stay the same bytes.
 */
export class LineParser extends PostalMime {
  readonly #joined = new WeakMap<Decoder, number>();

  // Of the library's own, though it doesn't say so: each line passes through it.
  async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const inside = this as unknown as { currentNode: { contentDecoder: Decoder | null } };
    const decoder = inside.currentNode.contentDecoder;
    if (decoder) this.#join(decoder);
    await PROCESS_LINE.call(this, line, isFinal);
  }

  #join(decoder: Decoder): void {
    const { chunks } = decoder;
    const from = this.#joined.get(decoder) ?? 0;
    if (chunks.length - from < JOINED) return;
    chunks.push(Buffer.concat(chunks.splice(from).map(bytesOf)));
    this.#joined.set(decoder, chunks.length);
  }
}

const PROCESS_LINE = (
  PostalMime.prototype as unknown as {
    processLine: (this: PostalMime, line: Uint8Array, isFinal: boolean) => Promise<void>;
  }
).processLine;

const bytesOf = (piece: Uint8Array | ArrayBuffer | string): Uint8Array =>
  typeof piece === 'string' ? Buffer.from(piece) : new Uint8Array(piece as Uint8Array<ArrayBuffer>);
