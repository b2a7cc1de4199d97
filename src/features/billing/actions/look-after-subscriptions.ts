import type { Database } from '../../../db/database.ts';
import { DAY_MS, HOUR_MS } from '../../../kernel/durations.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { GRACE_DAYS } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { takeOverdue } from '../store/paying-accounts.ts';
import { placeOfAll } from './ask-then-apply.ts';
import { followSubscription } from './follow-subscription.ts';

/**
 * Asks about the next subscription that nothing was heard of in time: its days of grace are over, or its period ended
 * and no event came. Tells whether there may be more.
 */
export async function lookAfterNext(
  database: Database,
  { provider, now }: { provider: PaymentProvider; now: Date },
): Promise<'more' | 'done'> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { isSandbox } = provider;
  const overdue = await database.asSystem((tx) =>
    takeOverdue(tx, {
      isSandbox,
      now,
      owedBefore: before(GRACE_DAYS * DAY_MS),
      endedBefore: before(HOUR_MS),
      checkedBefore: before(HOUR_MS),
    }),
  );
  if (!overdue) return 'done';
  try {
    await followSubscription(placeOfAll(database, { provider, now }), overdue.subscriptionId);
  } catch (error) {
    // Nobody's plan is taken away on the word of a provider that can't be asked: it is, in an hour.
    if (!(error instanceof ProviderError)) throw error;
  }
  return 'more';
}
