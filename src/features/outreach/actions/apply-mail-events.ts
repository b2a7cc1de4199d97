import type { Database, Tx } from '../../../db/database.ts';
import { messageOf } from '../../../kernel/errors.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { suppressForEverybody } from '../../suppression/actions/suppress-for-everybody.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { type Delivery, deliveryAfter, type MailEvent } from '../domain/mails/mail-event.ts';
import type { MailEventReader } from '../ports.ts';
import { lockEnrolmentsOfMails } from '../store/enrolments.ts';
import { insertEvents, lockMessages, type MessageOfEvent, updateDeliveries } from '../store/mail-events.ts';
import {
  deleteProcessedBefore,
  markProcessed,
  postponeDelivery,
  takeEventDeliveries,
  type WaitingDelivery,
} from '../store/webhook-deliveries.ts';
import { settleMessages } from './settle-messages.ts';
import { stopSequencesTo } from './stop-sequences.ts';
import { watchMailHealth } from './watch-senders.ts';

const DELIVERIES_AT_ONCE = 20;
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const MAX_FAILURE = 500;

export interface Applying {
  optOuts: OptOutHasher;
  now: Date;
}

interface ReadDelivery {
  delivery: WaitingDelivery;
  events: MailEvent[];
  failure: string | null;
}

/** `postponed` posts speak of mails that a bot has in its hands at this moment, and wait until it has let go of them. */
interface Applied {
  applied: number;
  postponed: number;
}

/**
 * Applies what providers posted, many posts together. Where that fails the oldest is applied alone, and put off if it is
 * the one to blame: it holds up none of the others, whichever account's they are.
 */
export async function applyMailEvents(
  database: Database,
  reader: MailEventReader,
  by: Applying,
): Promise<Applied> {
  try {
    return await database.asSystem(async (tx) =>
      applyDeliveries(tx, reader, by, await takeEventDeliveries(tx, DELIVERIES_AT_ONCE)),
    );
  } catch {
    return applyOldest(database, reader, by);
  }
}

async function applyOldest(database: Database, reader: MailEventReader, by: Applying): Promise<Applied> {
  let taken: WaitingDelivery | undefined;
  try {
    return await database.asSystem(async (tx) => {
      const oldest = await takeEventDeliveries(tx, 1);
      [taken] = oldest;
      return applyDeliveries(tx, reader, by, oldest);
    });
  } catch (error) {
    if (taken) await putOff(database, taken, messageOf(error).slice(0, MAX_FAILURE));
    throw error;
  }
}

const putOff = (database: Database, { id, tries }: WaitingDelivery, failure: string): Promise<void> =>
  database.asSystem((tx) =>
    tries + 1 < MOST_TRIES
      ? postponeDelivery(tx, id, { failure, tries: tries + 1, waitMs: FIRST_WAIT_MS * 4 ** tries })
      : markProcessed(tx, [{ id, failure }]),
  );

/** Each event once, in whatever order and number they come. */
async function applyDeliveries(
  tx: Tx,
  reader: MailEventReader,
  { optOuts, now }: Applying,
  deliveries: readonly WaitingDelivery[],
): Promise<Applied> {
  if (deliveries.length === 0) return { applied: 0, postponed: 0 };
  const read = deliveries.map((delivery): ReadDelivery => {
    const result = reader.read(delivery, delivery.eventPublicKey);
    return 'events' in result
      ? { delivery, events: result.events, failure: null }
      : { delivery, events: [], failure: result.refused };
  });
  const ids = new Set(read.flatMap(({ events }) => events.map((event) => event.messageId)));
  // Before the mails, as whoever sends does: what comes of an event may be that a sequence ends.
  await lockEnrolmentsOfMails(tx, [...ids]);
  const { locked, busy } = await lockMessages(tx, [...ids]);
  const ready = read.filter(({ events }) => !events.some((event) => busy.has(event.messageId)));
  await apply(tx, ready, locked, optOuts, now);
  await markProcessed(
    tx,
    ready.map(({ delivery, failure }) => ({ id: delivery.id, failure })),
  );
  return { applied: ready.length, postponed: read.length - ready.length };
}

async function apply(
  tx: Tx,
  ready: readonly ReadDelivery[],
  messages: ReadonlyMap<string, MessageOfEvent>,
  optOuts: OptOutHasher,
  now: Date,
): Promise<void> {
  const ours = ready.flatMap(({ delivery, events }) =>
    events.flatMap((event) => {
      const message = messages.get(event.messageId);
      return message && mayTellOf(delivery, message)
        ? [
            {
              ...event,
              message,
              accountId: message.accountId,
              isVouchedFor: isVouchedFor(delivery, event, message),
            },
          ]
        : [];
    }),
  );
  if (ours.length === 0) return;
  const fresh = await insertEvents(tx, ours);
  const events = ours.filter((_, place) => fresh.has(place));

  const after = new Map<string, Delivery | null>();
  for (const event of events) {
    const before = after.get(event.messageId) ?? event.message.delivery;
    after.set(event.messageId, deliveryAfter(before, event));
  }
  const changes = [...after].map(([id, delivery]) => ({ id, delivery }));
  await updateDeliveries(
    tx,
    changes.filter(({ id, delivery }) => delivery !== messages.get(id)?.delivery),
  );
  await settleMessages(tx, [...after.keys()]);
  for (const { suppress: reason, message, detail } of events) {
    if (reason === null) continue;
    const source = `SendGrid: ${detail ?? reason}`;
    await suppress(tx, { accountId: message.accountId, email: message.toEmail, reason, source });
    await stopSequencesTo(tx, message.accountId, message.toEmail, reason);
  }
  const spam = events.filter((event) => event.suppress === 'complained' && event.isVouchedFor);
  await suppressForEverybody(
    tx,
    optOuts,
    spam.map(({ message }) => message.toEmail),
  );
  await watchMailHealth(tx, senderOfEach(events), now);
}

/** Those whose mails came to no good just now. */
const senderOfEach = (events: readonly { kind: MailEvent['kind']; message: MessageOfEvent }[]) =>
  events.flatMap(({ kind, message: { accountId, senderId } }) =>
    senderId !== null && (kind === 'bounced' || kind === 'complained') ? [{ accountId, senderId }] : [],
  );

/** An account's SendGrid may tell of that account's mails alone; the operator's sends for many. */
const mayTellOf = ({ accountId }: WaitingDelivery, message: MessageOfEvent): boolean =>
  accountId === null || accountId === message.accountId;

/**
 * Whether somebody else than the account says so: the operator's own SendGrid, or the account's where it signed that this
 * very address was written to. Whoever has an account knows the address of its webhook, and could post there whatever it
 * likes.
 */
function isVouchedFor(
  { accountId, eventPublicKey }: WaitingDelivery,
  { recipient }: MailEvent,
  { toEmail }: MessageOfEvent,
): boolean {
  const isSame = recipient !== null && addressKey(recipient) === addressKey(toEmail);
  return accountId === null ? isSame || recipient === null : isSame && eventPublicKey !== null;
}

/** What was applied is in the messages; the posts themselves are kept a while, to look something up. */
export const forgetOldWebhooks = (tx: Tx, before: Date): Promise<void> => deleteProcessedBefore(tx, before);
