import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { PaymentProvider } from '../ports.ts';
import { seatOf } from '../store/mentorship-seats.ts';
import { placeOf } from './ask-then-apply.ts';
import { followSubscription } from './follow-subscription.ts';

/** Lets a mentorship end with the month that is paid, or go on after all. */
export async function renewMentorship(
  { database, provider, clock }: { database: Database; provider: PaymentProvider | null; clock: Clock },
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<void> {
  const seat =
    provider && (await database.asAccount(accountId, (tx) => seatOf(tx, accountId, provider.isSandbox)));
  if (!provider || !seat?.subscriptionId) throw new AppError('not_found', 'You have no mentorship.');
  const { subscriptionId } = seat;
  await provider.changes.renew(subscriptionId, renews);
  await followSubscription(placeOf({ database, provider, clock }, accountId), subscriptionId);
}
