import { useCallback, useEffect, useState } from 'react';
import { KEPT_DRAFT, owningAccount } from './session-hint.ts';

/** Where a browser keeps nothing: as long as the page is open. */
const here = new Map<string, string>();

const keyOf = (name: string): string => `${KEPT_DRAFT}${owningAccount() ?? ''}:${name}`;

/**
 * What somebody has typed and not saved. It stays while they look at something else, and over a reload of the page; it
 * goes with the tab, and nobody else who signs in there sees it.
 */
export function useKeptDraft<Draft>(name: string, saved: Draft) {
  const [draft, setDraft] = useState(() => readDraft(name) as Draft | undefined);
  const keep = useCallback(
    (next: Draft | undefined) => {
      setDraft(next);
      writeDraft(name, next);
    },
    [name],
  );
  const forget = useCallback(() => keep(undefined), [keep]);
  return { draft: draft ?? saved, keep, forget };
}

/** The browser's own question before a tab is closed whose draft would go with it: not of who has logged out. */
export function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const owner = owningAccount();
    const ask = (event: BeforeUnloadEvent) => {
      if (owningAccount() === owner) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

export function readDraft(name: string): unknown {
  forgetOthers();
  const key = keyOf(name);
  const text = here.get(key) ?? stored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: unknown): void {
  const key = keyOf(name);
  const text = draft === undefined ? null : JSON.stringify(draft);
  if (text === null) here.delete(key);
  else here.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It is kept here, as long as the page is open.
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Of whoever was signed in here before. */
function forgetOthers(): void {
  const isOthers = (key: string) => key.startsWith(KEPT_DRAFT) && !key.startsWith(keyOf(''));
  for (const key of here.keys()) if (isOthers(key)) here.delete(key);
  try {
    for (const key of Object.keys(sessionStorage)) if (isOthers(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
