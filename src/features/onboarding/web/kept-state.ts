import { KEPT_SETUP } from '../../../web/api/session-hint.ts';
import { readWizardState, type WizardState } from '../domain/wizard.ts';

const keyOf = (accountId: string): string => KEPT_SETUP + accountId;

export function keptState(accountId: string): WizardState | null {
  try {
    return readWizardState(localStorage.getItem(keyOf(accountId)));
  } catch {
    return null;
  }
}

/** Keeps one account's setup alone: whoever used this browser before is nobody's business. */
export function keepState(accountId: string, state: WizardState): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEPT_SETUP) && key !== keyOf(accountId)) localStorage.removeItem(key);
    }
    localStorage.setItem(keyOf(accountId), JSON.stringify(state));
  } catch {
    // A browser that keeps nothing reads everything from the server.
  }
}
