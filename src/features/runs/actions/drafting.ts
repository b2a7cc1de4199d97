import { uuidv7 } from '../../../kernel/ids.ts';
import { takingTurns } from '../../../kernel/taking-turns.ts';
import type { Draft } from '../../outreach/actions/send-inquiries.ts';
import type { BrandToWriteTo } from '../../outreach/domain/brands/brand-to-write-to.ts';
import type { SenderDesk } from '../../outreach/ports.ts';
import type { RowResult } from '../domain/run.ts';

/** A claimed row with the brand that it is about, and who is to write to it. */
export interface Claimed {
  seq: number;
  brand: BrandToWriteTo | undefined;
  sender: SenderDesk;
}

/** Where mails are written for claimed rows while others are on their way, and wait for a place. */
export class Drafting {
  #turn = takingTurns();
  #drafts: Draft[] = [];
  #ended: RowResult[] = [];
  /** By whom mails are being written. */
  #writers: string[] = [];

  get isEmpty(): boolean {
    return this.#writers.length === 0 && this.#drafts.length === 0 && this.#ended.length === 0;
  }

  /** The sender of each mail that is being written. */
  get writers(): readonly string[] {
    return this.#writers;
  }

  /** Hands over what is ready: mails in the order of their rows, and rows that ended without one. */
  take(): { drafts: Draft[]; ended: RowResult[] } {
    const drafts = this.#drafts.toSorted((one, other) => one.seq - other.seq);
    const ready = { drafts, ended: this.#ended };
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
  async write({ seq, brand, sender }: Claimed): Promise<void> {
    this.#writers.push(sender.id);
    await this.#turn();
    const composed = await compose(brand, sender);
    this.#writers.splice(this.#writers.indexOf(sender.id), 1);
    if ('held' in composed) this.#ended.push({ seq, outcome: 'held', detail: composed.held });
    else this.#drafts.push({ seq, ...composed });
  }
}

async function compose(
  brand: BrandToWriteTo | undefined,
  sender: SenderDesk,
): Promise<{ held: string } | Omit<Draft, 'seq'>> {
  if (!brand?.email) return { held: 'The brand no longer has an address.' };
  if (brand.isSetAside) return { held: 'The brand is set aside.' };
  const composed = await sender.compose(uuidv7(), { ...brand, email: brand.email });
  if ('held' in composed) return composed;
  const { id: brandId, name: brandName, isSandbox } = brand;
  return {
    brandId,
    brandName,
    isSandbox,
    senderId: sender.id,
    transport: sender.transport.kind,
    ...composed,
  };
}
