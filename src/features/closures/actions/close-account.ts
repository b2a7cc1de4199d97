import type { Database } from '../../../db/database.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { deleteUser, readSignInEmail } from '../../accounts/actions/delete-user.ts';
import { requireAdminBesides } from '../../admin/actions/change-person.ts';
import { recordFromCommandLine } from '../../admin/actions/record-deed.ts';
import { accountDeleted } from '../../admin/domain/command-line-deeds.ts';
import { withCheckoutLease } from '../../billing/actions/checkout-lease.ts';
import { endPayments } from '../../billing/actions/end-payments.ts';
import type { PaymentProvider } from '../../billing/ports.ts';
import { stopAllRuns } from '../../runs/actions/stop-all-runs.ts';
import { keepOptOuts } from '../../suppression/actions/keep-opt-outs.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { deleteTraces } from '../store/traces.ts';

export interface ClosureDeps {
  database: Database;
  optOuts: OptOutHasher;
  /** Null where no payments are taken. */
  payments: PaymentProvider | null;
  clock?: Clock;
  /** How long bots may take with what they have in hand. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/**
 * Deletes an account for good. Bots are stopped and payments ended first, as neither can be undone with a transaction;
 * then all that the account owns goes at once. Closing again goes on where it failed.
 *
 * `keepsAnAdmin`: the last one who can sign in may not go. It is looked at before anything ends, and again when the account
 * goes, as two may want to at once. The operator may delete anybody by the command line, and makes a new one there: what
 * was done there stands in the audit log.
 */
export async function closeAccount(
  deps: ClosureDeps,
  accountId: string,
  { keepsAnAdmin = false, fromCommandLine = false } = {},
): Promise<void> {
  const { database, optOuts, payments, clock = systemClock, patienceMs = PATIENCE_MS } = deps;
  if (keepsAnAdmin) await database.asSystem((tx) => requireAdminBesides(tx, accountId));
  if (!(await stopAllRuns(database, accountId, patienceMs))) {
    const sentence = 'Your bots are still ending what they were at. Please try again in a moment.';
    throw new AppError('conflict', sentence, { retryAfterSeconds: 10 });
  }
  const end = async () => {
    await endPayments(database, payments, accountId);
    await database.asSystem(async (tx) => {
      if (keepsAnAdmin) await requireAdminBesides(tx, accountId);
      const email = await readSignInEmail(tx, accountId);
      await keepOptOuts(tx, accountId, optOuts);
      await deleteTraces(tx, { id: accountId, email });
      if (fromCommandLine) await recordFromCommandLine(tx, accountDeleted(accountId));
      await deleteUser(tx, accountId);
    });
  };
  // Until the account is gone nothing is opened that it could still pay for, in whatever tab.
  if (payments) await withCheckoutLease({ database, clock, provider: payments }, accountId, end);
  else await end();
}
