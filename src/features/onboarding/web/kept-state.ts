import { readWizardState, type WizardState } from '../domain/wizard.ts';

/** One entry per account, so that two people at one browser never see each other's setup. */
const keyOf = (accountId: string): string => `onboarding:${accountId}`;

export function keptState(accountId: string): WizardState | null {
  try {
    return readWizardState(localStorage.getItem(keyOf(accountId)));
  } catch {
    return null;
  }
}

export function keepState(accountId: string, state: WizardState): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(state));
  } catch {
    // A browser that keeps nothing reads everything from the server.
  }
}
