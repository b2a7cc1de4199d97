const KEY = 'dismissed_announcement';

/** The announcement that this browser's person has seen enough of: there is one at a time. */
export function dismissedAnnouncement(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function dismissAnnouncement(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing shows it again on the next page load.
  }
}
