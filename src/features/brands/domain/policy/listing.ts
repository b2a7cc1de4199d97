import type { Passage } from './passages.ts';
import { LONGEST_SENTENCE } from './policy.ts';

/** An address of mail or of the web, or a number to call, and nothing that could be a sentence. */
const CONTACT = /^(?:\S+@\S+|(?:https?:\/\/|www\.)\S+|(?:[\p{L}.:-]+ )?\+?[\d ()/.-]{7,})$/u;

/** The entries of one list, which together say what one sentence might: what stands between them is shown too. */
export class Listing<Name extends string> {
  readonly group: number;
  readonly names = new Set<Name>();
  readonly #lead: string;
  readonly #lines: string[] = [];
  #first = -1;
  #last = -1;

  /** `lead` is what introduces the list, where it stands right above it. */
  constructor(group: number, lead: string) {
    this.group = group;
    this.#lead = lead;
  }

  take({ sentence }: Passage, names: readonly Name[]): void {
    // A row is looked at once for each of its cells, and shown once.
    if (this.#lines.at(-1) !== sentence) this.#lines.push(sentence);
    if (names.length === 0) return;
    this.#last = this.#lines.length - 1;
    if (this.#first === -1) this.#first = this.#last;
    for (const name of names) this.names.add(name);
  }

  /** The list as it stands, from what introduces it to the last entry that counts; one that is long from its beginning. */
  get evidence(): string {
    const last = this.#withContacts(this.#last);
    const upTo = (line: number) =>
      [this.#lead, ...this.#lines.slice(0, line + 1)].filter(Boolean).join(' · ');
    return upTo(this.#first).length <= LONGEST_SENTENCE
      ? upTo(last)
      : this.#lines.slice(this.#first, last + 1).join(' · ');
  }

  /** The last entry has its contacts below it as those before it have: they are part of it. */
  #withContacts(entry: number): number {
    let last = entry;
    while (CONTACT.test(this.#lines[last + 1] ?? '')) last += 1;
    return last;
  }
}
