import { type RefObject, useEffect, useRef } from 'react';

const LANDMARKS = ':is(section, form):is([aria-label], [aria-labelledby]), nav, aside, search, [role=search]';

let count = 0;

/** Returns the ref of an example. Its landmarks are named after it too, by the ids of its titles: the same widget stands on the page several times. */
export function useOwnLandmarks(titles: string): RefObject<HTMLDivElement | null> {
  const example = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = example.current;
    if (!place) return;
    const nameAll = () => {
      for (const landmark of place.querySelectorAll(LANDMARKS)) {
        const named = landmark.getAttribute('aria-labelledby');
        if (named?.endsWith(titles)) continue;
        landmark.id ||= `landmark-${(count += 1)}`;
        const own = named ?? (landmark.hasAttribute('aria-label') ? landmark.id : '');
        landmark.setAttribute('aria-labelledby', `${own} ${titles}`.trim());
      }
    };
    nameAll();
    const observer = new MutationObserver(nameAll);
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [titles]);
  return example;
}
