import type { Journal } from '../journal.ts';
import { type Arrival, addressIn, type Content, type Mail, present } from './mail.ts';
import { readMime } from './mime.ts';

export type Reader = (raw: Buffer, arrival: Arrival) => Content;

interface Kept {
  arrival: Arrival;
  raw: Buffer;
}

type Entry = { raw: string; arrivals: Arrival[] } | { emptied: true };

export interface Mailbox {
  /** Resolves when the mails outlive the process. */
  receive(raw: Buffer, arrivals: Arrival[]): Promise<void>;
  /** Newest first. */
  list(query: { to?: string; search?: string; before?: string; limit: number }): Arrival[];
  open(id: string): Mail | undefined;
  /** By the mailbox's id, the Message-ID header, or anything that the sender tied to the mail. */
  find(reference: string): Arrival | undefined;
  empty(): Promise<void>;
  count(): { kept: number; received: number };
}

const MOST_MAILS = 50_000;
const MOST_BYTES = 256_000_000;

export function createMailbox(
  journal: Journal,
  readers: Partial<Record<Arrival['form'], Reader>>,
  limits = { mails: MOST_MAILS, bytes: MOST_BYTES },
): Mailbox {
  // Oldest first, as a Map keeps its keys in the order of their insertion.
  let mails = new Map<string, Kept>();
  let bytes = 0;
  let received = 0;

  const keep = (raw: Buffer, arrivals: Arrival[]) => {
    for (const arrival of arrivals) mails.set(arrival.id, { arrival, raw });
    received += arrivals.length;
    bytes += raw.length * arrivals.length;
    while (mails.size > limits.mails || (bytes > limits.bytes && mails.size > 1)) {
      const [id, oldest] = mails.entries().next().value ?? [];
      if (id === undefined || oldest === undefined) return;
      mails.delete(id);
      bytes -= oldest.raw.length;
    }
  };

  const clear = () => {
    mails = new Map();
    bytes = 0;
  };

  const write = journal.section<Entry>('mailbox', {
    replay(entry) {
      if ('emptied' in entry) clear();
      else keep(Buffer.from(entry.raw, 'latin1'), entry.arrivals);
    },
    *snapshot() {
      for (const { arrival, raw } of mails.values()) {
        yield { raw: raw.toString('latin1'), arrivals: [arrival] };
      }
    },
  });

  const newestFirst = () => [...mails.values()].reverse();

  return {
    receive(raw, arrivals) {
      keep(raw, arrivals);
      return write({ raw: raw.toString('latin1'), arrivals });
    },
    list({ to, search, before, limit }) {
      const wanted = to === undefined ? undefined : addressIn(to);
      const words = search?.toLowerCase().trim();
      const found: Arrival[] = [];
      let reached = before === undefined;
      for (const { arrival } of newestFirst()) {
        if (found.length === limit) break;
        const matches =
          (wanted === undefined || arrival.recipients.includes(wanted)) &&
          (!words ||
            [...arrival.recipients, arrival.subject].some((text) => text.toLowerCase().includes(words)));
        if (reached && matches) found.push(arrival);
        if (arrival.id === before) reached = true;
      }
      return found;
    },
    open(id) {
      const kept = mails.get(id);
      if (!kept) return undefined;
      const read = readers[kept.arrival.form] ?? readMime;
      return present(kept.arrival, read(kept.raw, kept.arrival));
    },
    find(reference) {
      const bare = reference.replace(/^<|>$/g, '');
      return (
        mails.get(bare)?.arrival ??
        newestFirst().find(
          ({ arrival }) =>
            arrival.messageId === `<${bare}>` || Object.values(arrival.args ?? {}).includes(reference),
        )?.arrival
      );
    },
    empty() {
      clear();
      return write({ emptied: true });
    },
    count: () => ({ kept: mails.size, received }),
  };
}
