import { HOUR_MS, MINUTE_MS } from '../../../kernel/durations.ts';
import { MENTORSHIP } from './plans.ts';
import type { Subscription } from './subscription.ts';

/** How long a checkout of the mentorship can be paid, which is as short as the provider allows. */
const CHECKOUT_MS = 30 * MINUTE_MS;
/** The provider counts from when it hears of the checkout. */
const ON_THE_WAY_MS = 30_000;

/** Until when a seat is held for a checkout that is opened now. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + CHECKOUT_MS + ON_THE_WAY_MS);

const INVITATION_MS = 48 * HOUR_MS;

/** Until when a free seat is kept for the first of the waiting list, before it is the next one's turn. */
export const keptUntil = (now: Date): Date => new Date(now.getTime() + INVITATION_MS);

/** The mentorship is no plan; one that was sold by a fixed link is known by its price. */
export const isMentorship = ({
  program,
  tier,
  cents,
}: Pick<Subscription, 'program' | 'tier' | 'cents'>): boolean =>
  program === 'mentorship' || (program === null && tier === null && cents === MENTORSHIP.cents);

export interface Seats {
  /** Held or taken. */
  occupied: number;
  /** For people of the waiting list. */
  kept: number;
}

/** How many seats somebody may have: those that are kept for others are not among them. */
export const seatsLeft = ({ occupied, kept }: Seats): number =>
  Math.max(0, MENTORSHIP.seats - occupied - kept);
