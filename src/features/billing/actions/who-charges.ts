import { AppError } from '../../../kernel/errors.ts';
import type { PaymentProvider } from '../ports.ts';

/** At whom an account's payments can be ended. Nobody is charged by a stand-in, least of all by one that is gone: null. */
export function whoCharges(
  provider: PaymentProvider | null,
  { isSandbox }: { isSandbox: boolean },
): PaymentProvider | null {
  if (provider?.isSandbox === isSandbox) return provider;
  if (isSandbox) return null;
  const sentence =
    'The subscription can’t be cancelled, because no payment key is set on this server. Set STRIPE_SECRET_KEY first.';
  throw new AppError('not_configured', sentence);
}
