import type { PageAnswer } from './answer.ts';

export interface KeptPage extends PageAnswer {
  readonly encoding: 'gzip' | null;
}

/** Keeps the pages that were used last, up to a number of bytes. */
export class PageCache {
  private readonly pages = new Map<string, KeptPage>();
  private readonly limit: number;
  private held = 0;

  constructor(limitBytes: number) {
    this.limit = limitBytes;
  }

  get bytes(): number {
    return this.held;
  }

  get size(): number {
    return this.pages.size;
  }

  get(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    if (page) {
      // A Map keeps the order of insertion, so a page that is put in again becomes the youngest.
      this.pages.delete(key);
      this.pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: KeptPage): void {
    this.drop(key);
    // One giant would push out everything that is worth keeping.
    if (page.body.length > this.limit / 8) return;
    this.pages.set(key, page);
    this.held += page.body.length;
    for (const oldest of this.pages.keys()) {
      if (this.held <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.held -= this.pages.get(key)?.body.length ?? 0;
    this.pages.delete(key);
  }
}
