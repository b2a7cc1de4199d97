import { uuidv7 } from '../../../kernel/ids.ts';
import type { Draft } from '../../outreach/actions/send-inquiries.ts';
import type { BrandToWriteTo } from '../../outreach/domain/brand-to-write-to.ts';
import type { MailDesk } from '../../outreach/ports.ts';
import type { RowResult } from '../domain/run.ts';

/** A claimed row with the brand that it is about. */
export interface Claimed {
  seq: number;
  brand: BrandToWriteTo | undefined;
}

/** Where mails are written for claimed rows while others are on their way, and wait for a place. */
export class Drafting {
  readonly #desk: MailDesk;
  #drafts: Draft[] = [];
  #ended: RowResult[] = [];
  /** How many mails are being written. */
  count = 0;

  constructor(desk: MailDesk) {
    this.#desk = desk;
  }

  get isEmpty(): boolean {
    return this.count === 0 && this.#drafts.length === 0 && this.#ended.length === 0;
  }

  /** Hands over what is ready: mails, and rows that ended without one. */
  take(): { drafts: Draft[]; ended: RowResult[] } {
    const ready = { drafts: this.#drafts, ended: this.#ended };
    this.#drafts = [];
    this.#ended = [];
    return ready;
  }

  /** What was handed over and is still to do comes before what got ready since. */
  putBack(drafts: Draft[], ended: RowResult[]): void {
    this.#drafts = [...drafts, ...this.#drafts];
    this.#ended = [...ended, ...this.#ended];
  }

  /** Writes a row's mail; one that can't be written as it should be ends its row, with the reason. */
  async write({ seq, brand }: Claimed): Promise<void> {
    this.count += 1;
    const composed = await this.#compose(brand);
    this.count -= 1;
    if ('held' in composed) this.#ended.push({ seq, outcome: 'held', detail: composed.held });
    else this.#drafts.push({ seq, ...composed });
  }

  async #compose(brand: BrandToWriteTo | undefined): Promise<{ held: string } | Omit<Draft, 'seq'>> {
    if (!brand?.email) return { held: 'The brand has no address any more.' };
    if (brand.isSetAside) return { held: 'The brand is set aside.' };
    const composed = await this.#desk.compose(uuidv7(), { ...brand, email: brand.email });
    return 'held' in composed
      ? composed
      : { brandId: brand.id, isSandbox: brand.isSandbox, mail: composed.mail };
  }
}
