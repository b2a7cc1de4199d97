import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import {
  allot,
  type Had,
  INQUIRY_DAYS,
  type Place,
  type Turned,
  type Wanted,
} from '../domain/mails/place.ts';
import type { Sender } from '../domain/senders/sender.ts';
import { nextAfter, roomOf, type SenderRoom } from '../domain/senders/sender-room.ts';
import { countDailySends, lockDailySends } from '../store/daily-sends.ts';
import {
  deleteFirstInquiries,
  deleteFirstInquiriesBefore,
  insertFirstInquiries,
  lockFirstInquiries,
} from '../store/first-inquiries.ts';
import {
  countOnSenderDays,
  readSenderDays,
  type SenderDay,
  type SentByDay,
  sentOnDay,
  setNextSends,
} from '../store/sender-days.ts';
import { listSenders, lockSenders } from '../store/senders.ts';
import type { Allowance } from './daily-allowance.ts';

const INQUIRIES_COUNT_FOR_MS = INQUIRY_DAYS * DAY_MS;

export interface Claim {
  accountId: string;
  /** The run that it is for, if it is for one. */
  runId: string | null;
  allowance: Allowance;
  optOuts: OptOutHasher;
  now: Date;
}

/**
 * Which senders may write now, and how many mails each; only a look, nothing is locked. The plan's limit is the run's
 * own: what exceeds it ends, and doesn't wait.
 */
export async function readSenderRooms(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<Map<string, SenderRoom>> {
  const [senders, sent] = await Promise.all([listSenders(tx, accountId), readSenderDays(tx, accountId, now)]);
  const roomAfter = roomsOf(senders, sent, Number.MAX_SAFE_INTEGER, now);
  return new Map(
    senders.flatMap(({ id }) => {
      const room = roomAfter(id, 0);
      return room ? [[id, room]] : [];
    }),
  );
}

const NOTHING_HAD: Had = { inquiries: 0, today: [] };

/** What places are taken from; nobody else takes any until the transaction ends. */
export interface HeldPlaces {
  senders: readonly Sender[];
  limits: Parameters<typeof allot>[1];
}

/**
 * Holds still what the mails' places are taken from: the account's day, their senders' days, and what their recipients
 * may get. All is asked in one go.
 */
export async function holdPlaces(
  tx: Tx,
  { accountId, runId, allowance, optOuts, now }: Claim,
  wanted: readonly Wanted[],
): Promise<HeldPlaces> {
  const { day, limit, resetsAt: planResetsAt } = allowance;
  if (wanted.length === 0)
    return {
      senders: [],
      limits: { day, planLeft: 0, planResetsAt, roomAfter: () => undefined, hadBy: () => NOTHING_HAD },
    };
  const senderIds = [...new Set(wanted.map(({ senderId }) => senderId))];
  const hashes = hashesOf(wanted, optOuts);
  // Always in this order, so that two claims never wait for each other; the counters are read once they hold still.
  const since = new Date(now.getTime() - INQUIRIES_COUNT_FOR_MS);
  const [sent, senders, sentByDay, inquiries] = await Promise.all([
    lockDailySends(tx, accountId, day),
    lockSenders(tx, accountId, senderIds),
    readSenderDays(tx, accountId, now),
    lockFirstInquiries(tx, [...hashes.values()].flat(), { since, accountId, day, runId }),
  ]);
  const hadBy = (address: string): Had => {
    const had = (hashes.get(address) ?? []).flatMap((hash) => inquiries.get(hash.toString('base64')) ?? []);
    return {
      inquiries: had.reduce((sum, { inquiries }) => sum + inquiries, 0),
      today: had.flatMap(({ today }) => today),
    };
  };
  const roomAfter = roomsOf(senders, sentByDay, limit, now);
  return {
    senders,
    limits: { day, planLeft: Math.max(0, limit - sent), planResetsAt, roomAfter, hadBy },
  };
}

/** Writes that places which were given out of held ones are taken. */
export async function takePlaces(
  tx: Tx,
  { accountId, optOuts, now }: Claim,
  { senders }: HeldPlaces,
  wanted: readonly Wanted[],
  places: readonly Place[],
): Promise<void> {
  const taken = new Set(places.map(({ messageId }) => messageId));
  const first = wanted.filter(({ messageId, isFirstInquiry }) => isFirstInquiry && taken.has(messageId));
  await Promise.all([
    countPlaces(tx, accountId, places, 1),
    setNextSends(tx, nextSendsOf(senders, places, now)),
    insertFirstInquiries(
      tx,
      first.map(({ messageId, to }) => ({ messageId, hash: optOuts.hash(to) })),
      now,
    ),
  ]);
}

/**
 * Takes the mails' places. To be called in the very transaction that writes that they are about to be sent; until it
 * ends, others wait. What is `turned` away must not be sent.
 */
export async function claimPlaces(
  tx: Tx,
  claim: Claim,
  wanted: readonly Wanted[],
): Promise<{ places: Place[]; turned: Turned[] }> {
  const held = await holdPlaces(tx, claim, wanted);
  const allotted = allot(wanted, held.limits);
  await takePlaces(tx, claim, held, wanted, allotted.places);
  return allotted;
}

/** Gives back places whose mails surely weren't sent. */
export async function givePlacesBack(tx: Tx, accountId: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  for (const day of [...new Set(places.map((place) => place.day))].sort())
    await lockDailySends(tx, accountId, day);
  await lockSenders(tx, accountId, [...new Set(places.map(({ senderId }) => senderId))]);
  await Promise.all([
    countPlaces(tx, accountId, places, -1),
    deleteFirstInquiries(
      tx,
      places.map(({ messageId }) => messageId),
    ),
  ]);
}

/** As above, of a mail of which it turns out only later that it wasn't sent. */
export async function giveUnsentBack(
  tx: Tx,
  accountId: string,
  mail: { messageId: string; senderId: string | null; day: string; sentAt: Date },
): Promise<void> {
  const senders = await listSenders(tx, accountId);
  const sender = senders.find(({ id }) => id === mail.senderId);
  if (!sender) return deleteFirstInquiries(tx, [mail.messageId]);
  const senderDay = calendarDay(sender.calendar, mail.sentAt);
  const { messageId, day } = mail;
  await givePlacesBack(tx, accountId, [{ messageId, senderId: sender.id, day, senderDay }]);
}

/**
 * Counts an answer to a person in the figures of the day. No limit, window or state of a sender ever holds one back.
 */
export async function countAnswer(
  tx: Tx,
  accountId: string,
  answer: { messageId: string; senderId: string },
  now: Date,
): Promise<Place> {
  const account = await readAccount(tx, accountId);
  const day = calendarDay(account, now);
  await lockDailySends(tx, accountId, day);
  const [sender] = await lockSenders(tx, accountId, [answer.senderId]);
  const place = { ...answer, day, senderDay: calendarDay(sender?.calendar ?? account, now) };
  await countPlaces(tx, accountId, [place], 1);
  return place;
}

/** What an address was sent longer ago counts no more. */
export const forgetFirstInquiries = (tx: Tx, now: Date): Promise<void> =>
  deleteFirstInquiriesBefore(tx, new Date(now.getTime() - INQUIRIES_COUNT_FOR_MS));

function roomsOf(
  senders: readonly Sender[],
  sent: SentByDay,
  planLimit: number,
  now: Date,
): (senderId: string, taken: number) => SenderRoom | undefined {
  const byId = new Map(senders.map((sender) => [sender.id, sender]));
  return (senderId, taken) => {
    const sender = byId.get(senderId);
    if (!sender) return undefined;
    const sentToday = sentOnDay(sent, senderId, calendarDay(sender.calendar, now)) + taken;
    const nextSendAt = taken > 0 ? nextAfter(sender, senderId, now) : sender.nextSendAt;
    return roomOf({ ...sender, nextSendAt }, { sentToday, planLimit, now });
  };
}

const hashesOf = (wanted: readonly Wanted[], optOuts: OptOutHasher): Map<string, Buffer[]> =>
  new Map(
    wanted
      .filter(({ isFirstInquiry }) => isFirstInquiry)
      .map(({ to }) => [addressKey(to), optOuts.hashes(to)]),
  );

async function countPlaces(tx: Tx, accountId: string, places: readonly Place[], by: 1 | -1): Promise<void> {
  const days = Map.groupBy(places, ({ day }) => day);
  const senderDays = Map.groupBy(places, ({ senderId, senderDay }) => `${senderId} ${senderDay}`);
  await Promise.all([
    ...[...days].map(([day, ofDay]) => countDailySends(tx, accountId, day, by * ofDay.length)),
    countOnSenderDays(
      tx,
      accountId,
      [...senderDays.values()].flatMap(([first, ...others]): SenderDay[] =>
        first ? [{ senderId: first.senderId, day: first.senderDay, mails: by * (1 + others.length) }] : [],
      ),
    ),
  ]);
}

function nextSendsOf(
  senders: readonly Sender[],
  places: readonly Place[],
  now: Date,
): { senderId: string; at: Date }[] {
  return senders.flatMap((sender) => {
    const last = places.findLast(({ senderId }) => senderId === sender.id);
    const at = last ? nextAfter(sender, last.messageId, now) : null;
    return at ? [{ senderId: sender.id, at }] : [];
  });
}
