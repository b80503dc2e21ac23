import { useEffect, useState } from 'react';

/** How many searches are kept (specification, investing, section 9). */
const MOST_RECENT = 5;

const KEY = 'px-recent-searches';

/** The newest first, each once whatever its letters' case, five at most. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const others = recent.filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST_RECENT);
}

/** Returns what is kept, as far as it makes sense. A page may forbid the storage altogether, as a sandboxed frame does. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

function keepRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // they last as long as the widget then
  }
}

/** Forgets all searches when a person leaves. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing is kept there
  }
}

/** The last searches of this browser, read as they are shown, and how to add one. */
export function useRecentSearches(isShown: boolean) {
  const [recent, setRecent] = useState(readRecent);
  useEffect(() => {
    if (isShown) setRecent(readRecent());
  }, [isShown]);
  const remember = (text: string) => {
    // read again: another widget or tab may have added some
    const next = withSearch(readRecent(), text);
    keepRecent(next);
    setRecent(next);
  };
  return { recent, remember };
}
