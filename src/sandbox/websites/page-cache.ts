/** Keeps what was used last, up to a number of bytes. */
export class PageCache {
  private readonly pages = new Map<string, Buffer>();
  private readonly limit: number;
  private held = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get bytes(): number {
    return this.held;
  }

  get size(): number {
    return this.pages.size;
  }

  get(key: string): Buffer | undefined {
    const page = this.pages.get(key);
    if (page) {
      // A Map keeps the order of insertion, so putting a page in again makes it the youngest.
      this.pages.delete(key);
      this.pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: Buffer): void {
    this.drop(key);
    this.pages.set(key, page);
    this.held += page.length;
    for (const oldest of this.pages.keys()) {
      if (this.held <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.held -= this.pages.get(key)?.length ?? 0;
    this.pages.delete(key);
  }
}
