import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { startWokenLoop } from '../../../queue/woken-loop.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { applyNextEvent } from '../actions/apply-payment-event.ts';
import { lookAfterNext } from '../actions/look-after-subscriptions.ts';
import { tellOfNextDeclined } from '../actions/tell-of-declined.ts';
import { PAYMENT_EVENTS_CHANNEL } from '../jobs.ts';
import type { PaymentProvider } from '../ports.ts';

const LOOK_EVERY_MS = 5_000;

/** Nothing waits for it: events tell of almost everything. */
const LOOK_AFTER_EVERY_MS = 60_000;

/** Asks about subscriptions that nothing was heard of in time. */
export function startLookingAfterSubscriptions(deps: {
  database: Database;
  provider: PaymentProvider;
  clock: Clock;
  failed: (error: unknown) => void;
}): Running {
  const { database, provider, clock, failed } = deps;
  const work = () => lookAfterNext(database, { provider, now: clock.now() });
  return startWorkLoop({ everyMs: LOOK_AFTER_EVERY_MS, work, failed });
}

/** Applies payment events as they come, on whichever machine they came in, and writes to whose renewal was declined. */
export function startPaymentEvents(deps: {
  database: Database;
  provider: PaymentProvider;
  clock: Clock;
  publicUrl: string;
  failed: (error: unknown) => void;
}): Promise<Running> {
  const { database, provider, clock, publicUrl, failed } = deps;
  return startWokenLoop({
    database,
    channel: PAYMENT_EVENTS_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      const now = clock.now();
      if ((await applyNextEvent(database, { provider, now })) === 'more') return 'more';
      return tellOfNextDeclined(database, { isSandbox: provider.isSandbox, publicUrl, now });
    },
    failed,
  });
}
