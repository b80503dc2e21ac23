/** Where a browser keeps the last searches. */
export const RECENT_SEARCHES = 'px-recent-searches';

/** Forgets them when a person leaves, or another one comes. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES);
  } catch {
    // nothing is kept there
  }
}
