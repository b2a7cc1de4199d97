import { counted } from '../../../kernel/words.ts';
import type { DisputedPurchase } from '../../billing/domain/payment.ts';

/** What a run says that waits for credits. */
export function outOfCredits(rowsLeft: number, disputed: DisputedPurchase | null): string {
  const why =
    disputed === null
      ? ''
      : ` Your payment for a ${disputed} is disputed, and its credits are held until the bank decides.`;
  return `Out of credits with ${counted(rowsLeft, 'row')} left.${why} It continues after a top-up.`;
}
