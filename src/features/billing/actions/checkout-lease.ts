import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { AppError } from '../../../kernel/errors.ts';
import { restoreProfile } from '../../accounts/actions/restore-profile.ts';
import type { PaymentProvider } from '../ports.ts';
import {
  findPayingAccount,
  returnCheckoutLease,
  saveCustomer,
  takeCheckoutLease,
} from '../store/paying-accounts.ts';
import { ensurePayingAccount } from './ensure-paying-account.ts';

/** Longer than the provider takes to answer all that is asked of it, each question repeated once. */
const LEASE_MS = 2 * MINUTE_MS;

export interface CheckoutPlace {
  database: Database;
  clock: Clock;
  provider: PaymentProvider;
}

export interface Payer {
  accountId: string;
  email: string;
}

/** One thing at a time is opened or changed at the provider for an account, so that two clicks at once never lead to two. */
export async function withCheckoutLease<T>(
  { database, clock, provider }: CheckoutPlace,
  accountId: string,
  open: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  // What is paid for is kept in the profile: nobody pays who has lost theirs.
  await database.asSystem((tx) => restoreProfile(tx, accountId));
  const leased = await database.asAccount(accountId, async (tx) => {
    await ensurePayingAccount(tx, accountId, provider);
    return takeCheckoutLease(tx, accountId, now, until);
  });
  if (!leased) {
    const sentence =
      'Something about your billing is being changed already, perhaps in another tab. Please try again in a moment.';
    throw new AppError('conflict', sentence);
  }
  try {
    return await open();
  } finally {
    await database.asAccount(accountId, (tx) => returnCheckoutLease(tx, accountId, until));
  }
}

/** The account's customer at the provider, made where there is none yet. Call it under the lease. */
export async function customerOf(
  { database, provider }: Pick<CheckoutPlace, 'database' | 'provider'>,
  { accountId, email }: Payer,
): Promise<string> {
  const known = await database.asAccount(accountId, (tx) => findPayingAccount(tx, accountId));
  if (known?.customerId) return known.customerId;
  const customerId = await provider.checkouts.createCustomer({ accountId, email });
  await database.asAccount(accountId, (tx) => saveCustomer(tx, accountId, customerId));
  return customerId;
}
