/** Lines of bytes, each with its line feed, read one after another. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Null at the end. */
  async next(): Promise<Buffer | null> {
    let searched = this.#at;
    for (;;) {
      const end = this.#held.indexOf(0x0a, searched);
      if (end >= 0) {
        const line = this.#held.subarray(this.#at, end + 1);
        this.#at = end + 1;
        return line;
      }
      const { value, done } = await this.#chunks.next();
      if (done) return null;
      const rest = this.#held.subarray(this.#at);
      searched = rest.length;
      this.#held = rest.length === 0 ? value : Buffer.concat([rest, value]);
      this.#at = 0;
    }
  }
}
