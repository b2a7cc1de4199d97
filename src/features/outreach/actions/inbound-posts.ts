import type { Tx } from '../../../db/database.ts';
import {
  finishInboundPost,
  type InboundPost,
  lockInboundPost,
  takeInboundPost,
} from '../store/inbound-posts.ts';
import { postponeDelivery } from '../store/webhook-deliveries.ts';

export type { InboundPost };

/** After this it is taken up anew: whoever had it is gone, or finds it done when they come to it. */
const LEASE_MS = 30_000;
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const PASSING_WAIT_MS = 20_000;
const MAX_FAILURE = 500;

/** The next post of a mail that a brand wrote. Its own transaction: what comes of it is another. */
export const takeUpInboundPost = (tx: Tx): Promise<InboundPost | null> => takeInboundPost(tx, LEASE_MS);

type Tried = Pick<InboundPost, 'id' | 'tries'>;

/** Whether it was begun again and again, and never came to an end: all who took it up have died over it. */
export const endsItsReaders = ({ tries }: Tried): boolean => tries > MOST_TRIES;

export const isLastTry = ({ tries }: Tried): boolean => tries >= MOST_TRIES;

/** In the transaction with its effects; false where they are there already. */
export const claimInboundPost = (tx: Tx, id: number): Promise<boolean> => lockInboundPost(tx, id);

export const closeInboundPost = (tx: Tx, id: number, failure: string | null = null): Promise<void> =>
  finishInboundPost(tx, id, failure?.slice(0, MAX_FAILURE) ?? null);

/** Tries it again later, longer each time. */
export const giveBackInboundPost = (tx: Tx, { id, tries }: Tried, reason: string): Promise<void> =>
  postponeDelivery(tx, id, {
    failure: reason.slice(0, MAX_FAILURE),
    tries,
    waitMs: FIRST_WAIT_MS * 4 ** (tries - 1),
  });

/** Comes again soon, as if it had not been tried: what kept it from being applied passes. */
export const putOffInboundPost = (tx: Tx, { id, tries }: Tried, reason: string): Promise<void> =>
  postponeDelivery(tx, id, { failure: reason, tries: tries - 1, waitMs: PASSING_WAIT_MS });
