import { type RefObject, useRef } from 'react';
import { useBeforePaint } from '#theme/use-styles.js';

/** Each time `state` changes the first control of the element that can be used has the focus: what was pressed may be gone. */
export function useFocusFirst<Shown extends HTMLElement>(state: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const before = useRef(state);
  useBeforePaint(() => {
    if (before.current === state) return;
    before.current = state;
    shown.current
      ?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), button:not([disabled])')
      ?.focus();
  }, [state]);
  return shown;
}
