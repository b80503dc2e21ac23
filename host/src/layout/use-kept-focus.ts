import { useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

const isSeen = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected && node.checkVisibility() && node.offsetWidth > 1;

/** What stands now where something stood: what came in its place or moved up, else what is before it, else what is around it. */
function placeOf({ previousSibling, nextSibling, target }: MutationRecord): HTMLElement | null {
  const inItsPlace = previousSibling ? previousSibling.nextSibling : target.firstChild;
  const beside = [inItsPlace, nextSibling, previousSibling].find(isSeen);
  if (beside) return beside;
  for (let around: Node | null = target; around; around = around.parentNode) if (isSeen(around)) return around;
  return null;
}

/** Gives the focus to the control of a place that has the name of the lost one, else to the place itself. */
function focusAt(place: HTMLElement, lost: Element): void {
  const name = nameOf(lost);
  const controls = [place, ...place.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.matches(CONTROLS));
  const next = (name && controls.find((one) => nameOf(one) === name)) || place;
  if (!next.matches(CONTROLS) && !next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.dataset['kept'] = '';
    const forget = () => ['tabindex', 'data-kept'].forEach((mark) => next.removeAttribute(mark));
    next.addEventListener('blur', forget, { once: true });
  }
  next.focus();
}

/**
 * Whoever has the focus on something that goes away, such as a row that was removed or a button that comes anew with its region, finds it at
 * what stands in its place. What moves the focus by itself comes first, and another page begins at its beginning.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: { readonly element: Element; readonly path: string } | null = null;
    const note = () => {
      const element = document.activeElement;
      last = element && element !== document.body ? { element, path: location.pathname } : null;
    };
    note();
    const observer = new MutationObserver((records) => {
      if (!last || last.element.isConnected) return;
      const { element, path } = last;
      last = null;
      if (path !== location.pathname || document.activeElement !== document.body) return;
      const record = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
      const place = record && placeOf(record);
      if (place) focusAt(place, element);
    });
    // whoever goes elsewhere by a key or a press loses nothing
    const leave = (event: Event) => {
      if (event.type === 'pointerdown' || (event as FocusEvent).relatedTarget !== null) last = null;
    };
    const stopped = new AbortController();
    const early = { capture: true, signal: stopped.signal };
    document.addEventListener('focusout', leave, early);
    document.addEventListener('pointerdown', leave, early);
    document.addEventListener('focusin', note, early);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      stopped.abort();
    };
  }, []);
}
