import { useEffect, useState } from 'react';
import { renderHooks } from '#theme/render-hooks.js';

/** What is so near to the window is about to be seen: a screen of a phone. */
const MARGIN = '700px';

/**
 * Tells whether an element has come near to what is seen, and stays so: what is far down a page is fetched when somebody scrolls there.
 * Returns the ref of the element and the answer. A browser that cannot tell is taken to be near, and so is what
 * a server has rendered already.
 */
export function useNearView(): readonly [ref: (element: Element | null) => void, isNear: boolean] {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setNear] = useState(
    () => typeof IntersectionObserver === 'undefined' || renderHooks.isTakingOver === true,
  );
  useEffect(() => {
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return [setElement, isNear];
}
