/** Local storage keys that the pages' inline script reads too, before anything is drawn. */
export const DEMO_FLAG = 'placeholder_auth';
/** Whose session it is, by the account's id. */
export const SIGNED_IN_HINT = 'signed_in';
/** Whose session ended by itself: their open pages wait for them, while those of somebody who logged out go. */
export const ENDED_HINT = 'session_ended';
/** Setup as far as the browser knows it, one key per account; gone with the session. */
export const KEPT_SETUP = 'onboarding:';
/** What was typed and not saved, in the tab's own storage; gone with who logs out. */
export const KEPT_DRAFT = 'draft:';

/** The fake signed-in person of the demo mode. */
export const isDemoPerson = (): boolean => read(DEMO_FLAG) === 'true';

export const leaveDemo = (): void => write(DEMO_FLAG, null);

/** As far as this browser remembers; the session may have ended since. */
export const wasSignedIn = (): boolean => rememberedAccount() !== null && !isDemoPerson();

const rememberedAccount = (): string | null => read(SIGNED_IN_HINT);

/** Whose open pages these are: who is signed in, or was until the session ended by itself. */
export const owningAccount = (): string | null => rememberedAccount() ?? read(ENDED_HINT);

/**
 * Remembered so that the next public page shows the right header at once, and other tabs hear of it. It grants nothing.
 */
export function rememberSignedIn(accountId: string | null): void {
  write(SIGNED_IN_HINT, accountId);
  write(ENDED_HINT, null);
  if (accountId === null) forgetSetup();
  showWhoIsThere();
}

/** For who finds nobody signed in any more: no page of theirs that is open elsewhere is sent away for it. */
export function rememberEnded(): void {
  // Other tabs hear of each of these by itself, in this order.
  write(ENDED_HINT, owningAccount());
  write(SIGNED_IN_HINT, null);
  forgetSetup();
  showWhoIsThere();
}

function showWhoIsThere(): void {
  if (rememberedAccount() !== null || isDemoPerson()) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
}

function forgetSetup(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT_SETUP)) write(key, null);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing only loses the hint.
  }
}
