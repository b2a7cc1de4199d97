import type { Tx } from '../../../db/database.ts';
import { accountIdByEmail } from '../../accounts/actions/find-account-by-email.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { SignInWatch } from '../../accounts/ports.ts';
import type { AddressMarker } from '../domain/address-marker.ts';
import { insertSignInFailure } from '../store/security.ts';

/** Keeps that somebody failed to sign in: when, as whom, from where, and why. Needs the system role. */
export async function recordSignInFailure(
  tx: Tx,
  mark: AddressMarker,
  failure: Parameters<SignInWatch['failed']>[0],
): Promise<void> {
  const { client, code } = failure;
  const accountId = failure.accountId ?? (await accountIdByEmail(tx, failure.email ?? ''));
  const email = failure.email ?? (accountId === null ? '' : (await readAccount(tx, accountId)).email);
  await insertSignInFailure(tx, { accountId, emailHash: mark(email), client, code });
}
