import { addressKey } from '../../../suppression/domain/suppression.ts';
import type { SenderRoom } from '../senders/sender-room.ts';

/** A mail that is about to be sent, and by whom. */
export interface Wanted {
  messageId: string;
  senderId: string;
  to: string;
  brand: NamedBrand;
  /** A first mail to a brand, of which one address gets few a week; not a follow-up. */
  isFirstInquiry: boolean;
}

export interface NamedBrand {
  id: number;
  name: string;
}

/** A mail's place of the day, of the account's and of its sender's. */
export interface Place {
  messageId: string;
  senderId: string;
  /** The day of the plan's counter, and that of the sender's. */
  day: string;
  senderDay: string;
}

export interface Turned {
  messageId: string;
  /** Whose limit it was. */
  by: 'plan' | 'sender' | 'recipient';
  reason: string;
  /** When it may go by itself; null where nobody can say. */
  until: Date | null;
}

/** What an address has had of first inquiries already. */
export interface Had {
  /** Lately, from all accounts. */
  inquiries: number;
  /** The brands for which this account wrote to it on this day, or in this run. */
  today: readonly NamedBrand[];
}

/** One address gets so many first inquiries within `INQUIRY_DAYS`, whoever sends them. */
const MOST_INQUIRIES = 3;
export const INQUIRY_DAYS = 7;

/** Gives each mail its place in the order given, as far as the limits go; all of them are counted before. */
export function allot(
  wanted: readonly Wanted[],
  limits: {
    day: string;
    planLeft: number;
    planResetsAt: Date;
    /** What a sender may write once it has taken so many places. */
    roomAfter: (senderId: string, taken: number) => SenderRoom | undefined;
    hadBy: (address: string) => Had;
  },
): { places: Place[]; turned: Turned[] } {
  const places: Place[] = [];
  const turned: Turned[] = [];
  const bySender = new Map<string, number>();
  const byAddress = new Map<string, NamedBrand>();

  for (const { messageId, senderId, to, brand, isFirstInquiry } of wanted) {
    const turn = (by: Turned['by'], reason: string, until: Date | null) =>
      turned.push({ messageId, by, reason, until });
    const taken = bySender.get(senderId) ?? 0;
    const room = limits.roomAfter(senderId, taken);
    const address = addressKey(to);
    const had = limits.hadBy(address);
    const other = byAddress.get(address) ?? had.today.find(({ id }) => id !== brand.id);
    if (isFirstInquiry && other) turn('recipient', afterAnother(other), null);
    else if (isFirstInquiry && had.inquiries >= MOST_INQUIRIES) turn('recipient', TOO_MANY_INQUIRIES, null);
    else if (places.length >= limits.planLeft) turn('plan', 'Today’s limit is reached.', limits.planResetsAt);
    else if (!room) turn('sender', 'Its sender no longer exists.', null);
    else if (room.places === 0) turn('sender', room.reason ?? '', room.until);
    else {
      places.push({ messageId, senderId, day: limits.day, senderDay: room.day });
      bySender.set(senderId, taken + 1);
      if (isFirstInquiry) byAddress.set(address, brand);
    }
  }
  return { places, turned };
}

/** A group has several brands and one desk, which isn't written to about two of them on one day. */
const afterAnother = ({ name }: NamedBrand): string =>
  `${name}, which has this address too, was written to first, so this one goes on another day`;

const TOO_MANY_INQUIRIES =
  'this address has had as many first inquiries as it may get within a week, so nothing is sent for now';
