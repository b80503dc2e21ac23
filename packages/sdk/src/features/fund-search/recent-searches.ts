import type { NfoCategory } from '@prosperx/core/nfo';
import { useEffect, useState } from 'react';
import { RECENT_SEARCHES } from '#stores/recent-storage.js';

/** How many searches are kept. */
const MAX_RECENT = 5;

/** What was opened: its id, the path of its page, and the type of an offer. */
export interface OpenedFund {
  readonly schemeId: string;
  readonly path: string;
  readonly nfoType?: NfoCategory | undefined;
}

/** Words that were searched for, or the name of a fund that was opened. */
export interface RecentSearch {
  readonly text: string;
  readonly fund?: OpenedFund | undefined;
}

/** The newest first, each once whatever its letters' case, five at most. */
export function withSearch(recent: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const others = recent.filter(({ text }) => text.toLowerCase() !== search.text.toLowerCase());
  return [search, ...others].slice(0, MAX_RECENT);
}

function isSearch(kept: unknown): kept is RecentSearch {
  const { text, fund } = Object(kept) as Partial<RecentSearch>;
  return typeof text === 'string' && (!fund || typeof fund.path === 'string');
}

/** Returns what is kept, as far as it makes sense. A page may forbid the storage altogether, as a sandboxed frame does. */
export function readRecent(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

function saveRecent(recent: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(RECENT_SEARCHES, JSON.stringify(recent));
  } catch {
    // they last as long as the widget then
  }
}

/** The last searches of this browser, read as they are shown, and how to add one. */
export function useRecentSearches(isShown: boolean) {
  const [recent, setRecent] = useState(readRecent);
  useEffect(() => {
    if (isShown) setRecent(readRecent());
  }, [isShown]);
  const remember = (search: RecentSearch) => {
    // read again: another widget or tab may have added some
    const next = withSearch(readRecent(), search);
    saveRecent(next);
    setRecent(next);
  };
  return { recent, remember };
}
