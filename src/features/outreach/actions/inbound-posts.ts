import type { Tx } from '../../../db/database.ts';
import {
  finishInboundPost,
  type InboundPost,
  lockInboundPost,
  postponeInboundPost,
  takeInboundPost,
} from '../store/inbound-posts.ts';

export type { InboundPost };

/** After this it is taken up anew: whoever had it is gone, or finds it done when they come to it. */
const LEASE_MS = 30_000;
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const MAX_FAILURE = 500;

/**
 * The next post of a mail that a brand wrote. Its own transaction: what comes of it is another. A post over which all who
 * took it up have died is left alone.
 */
export async function takeUpInboundPost(tx: Tx): Promise<InboundPost | null> {
  for (;;) {
    const post = await takeInboundPost(tx, LEASE_MS);
    if (!post || post.tries <= MOST_TRIES) return post;
    await closeInboundPost(tx, post.id, 'Reading it was begun again and again, and never came to an end.');
  }
}

/** In the transaction with its effects; false where they are there already. */
export const claimInboundPost = (tx: Tx, id: number): Promise<boolean> => lockInboundPost(tx, id);

export const closeInboundPost = (tx: Tx, id: number, failure: string | null = null): Promise<void> =>
  finishInboundPost(tx, id, failure?.slice(0, MAX_FAILURE) ?? null);

/** Tries it again later, longer each time; a post that always fails is kept with its failure. */
export async function giveBackInboundPost(
  tx: Tx,
  { id, tries }: Pick<InboundPost, 'id' | 'tries'>,
  reason: string,
): Promise<void> {
  const failure = reason.slice(0, MAX_FAILURE);
  if (tries >= MOST_TRIES) await finishInboundPost(tx, id, failure);
  else await postponeInboundPost(tx, id, { failure, waitMs: FIRST_WAIT_MS * 4 ** (tries - 1) });
}
