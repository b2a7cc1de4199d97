import type { Tx } from '../../../db/database.ts';
import { accountIdByEmail } from '../../accounts/actions/find-account-by-email.ts';
import type { AddressMarker } from '../domain/address-marker.ts';
import { insertSignInFailure } from '../store/security.ts';

/** Keeps that somebody failed to sign in: when, as whom, from where, and why. Needs the system role. */
export async function recordSignInFailure(
  tx: Tx,
  mark: AddressMarker,
  { email, client, code }: { email: string; client: string; code: string },
): Promise<void> {
  const accountId = await accountIdByEmail(tx, email);
  await insertSignInFailure(tx, { accountId, emailHash: mark(email), client, code });
}
