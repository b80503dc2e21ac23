import { type RefObject, useCallback } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';

interface Places {
  /** Where it stands while no dialog is open. */
  readonly home: RefObject<HTMLElement | null>;
  readonly guest: RefObject<HTMLElement | null>;
  /** Called after each move, which closes a popover that is moved. */
  readonly onMoved: () => void;
}

/**
 * Keeps `guest` in the topmost modal dialog of its page or shadow root: beside an open one nothing is heard, and nothing can be pressed.
 * Returns a function that looks at once, for when something is about to be shown.
 */
export function useInTopDialog({ home, guest, onMoved }: Places): () => void {
  const place = useCallback(() => {
    const [own, moved] = [home.current, guest.current];
    const target = own && (topDialogOf(own) ?? own);
    if (!target || !moved || moved.parentNode === target) return;
    // before the rest: the last of a dialog has a look of its own
    target.prepend(moved);
    onMoved();
  }, [home, guest, onMoved]);
  useBeforePaint(() => {
    const [own, moved] = [home.current, guest.current];
    if (!own || !moved) return;
    place();
    const watch = new MutationObserver(place);
    watch.observe(own.getRootNode(), { subtree: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      own.prepend(moved);
    };
  }, [home, guest, place]);
  return place;
}

/** The one that has the focus, else the last of the page. */
function topDialogOf(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  const open = [...root.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'));
  return open.findLast((dialog) => dialog.contains(root.activeElement)) ?? open.at(-1) ?? null;
}
