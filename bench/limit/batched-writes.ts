/** Writes what has gathered as soon as the write before has ended: the slower the disk, the larger the batches. */
export class BatchedWrites<Item> {
  readonly #write: (items: Item[]) => Promise<unknown>;
  #gathered: Item[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (items: Item[]) => Promise<unknown>) {
    this.#write = write;
  }

  add(item: Item): void {
    this.#gathered.push(item);
    this.#writing ??= this.#run();
  }

  async #run(): Promise<void> {
    // What else ends in this turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#gathered.length > 0) {
      const items = this.#gathered;
      this.#gathered = [];
      await this.#write(items);
    }
    this.#writing = undefined;
  }

  async settled(): Promise<void> {
    await this.#writing;
  }
}
