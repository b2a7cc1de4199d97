import type { Tx } from '../../../db/database.ts';
import {
  type AccountChanges,
  type AccountChanging,
  changeAccount,
} from '../../accounts/actions/change-account.ts';
import { type Step, stepAfter } from '../domain/steps.ts';
import { readSetup, type Setup } from './read-setup.ts';

/** Saves what a step entered and where the wizard goes on, so that a second browser shows the same. */
export async function saveStep(
  tx: Tx,
  deps: AccountChanging,
  accountId: string,
  { step, changes }: { step: Step; changes: AccountChanges },
): Promise<Setup> {
  await changeAccount(tx, deps, accountId, { ...changes, onboardingStep: stepAfter(step) });
  return readSetup(tx, deps.sealer, accountId);
}
