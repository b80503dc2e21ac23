import { type RefCallback, useCallback, useRef } from 'react';

/** What has a place in the order of the tab key. */
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((name) => `${name}:not(:disabled, dialog *, [hidden] *, [tabindex="-1"])`)
  .join();

/**
 * Returns the ref of a place that stays. When the control in it that has the focus goes, now or once a dialog over it has closed, the one that
 * takes its turn has the focus, else the last of the place, else the place itself: nobody begins at the top of the page again.
 * Our own site does so for its whole page; a widget on the page of another has this.
 */
export function useKeptFocus<Place extends HTMLElement>(): RefCallback<Place> {
  const stop = useRef<() => void>(undefined);
  return useCallback((place: Place | null) => {
    stop.current?.();
    stop.current = place ? keepFocus(place) : undefined;
  }, []);
}

function keepFocus(place: HTMLElement): () => void {
  const controls = () => [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  let held: HTMLElement | null = null;
  let turn = 0;
  const onFocus = ({ target }: FocusEvent) => {
    const at = controls().indexOf(target as HTMLElement);
    if (at >= 0) [held, turn] = [target as HTMLElement, at];
  };
  const onChange = () => {
    if (held?.isConnected) turn = Math.max(controls().indexOf(held), 0);
    if (!held || held.isConnected) return;
    const { activeElement } = place.getRootNode() as Document | ShadowRoot;
    // a dialog gives the focus back, to what may be gone
    if (activeElement?.closest('dialog')) return;
    held = null;
    if (activeElement !== null && activeElement !== document.body) return;
    const left = controls();
    if (left.length === 0) place.tabIndex = -1;
    (left[turn] ?? left.at(-1) ?? place).focus();
  };
  const watch = new MutationObserver(onChange);
  watch.observe(place, { childList: true, subtree: true });
  // natively, since `focus` does not bubble in Preact
  place.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    place.removeEventListener('focusin', onFocus);
  };
}
