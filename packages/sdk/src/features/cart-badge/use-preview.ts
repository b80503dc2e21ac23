import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a pointer rests before the preview opens, and is away before it closes: long enough to cross the gap. */
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;

/**
 * Whether the preview of `box` is open (WCAG 1.4.13): by a pointer that rests on it or by the keyboard's focus in it, until both have left;
 * Esc closes it wherever the focus is. A touch opens nothing. Listened to natively, since `focus` does not bubble in Preact.
 */
export function usePreview(box: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const set = useCallback((open: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), after);
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stopped = new AbortController();
    const on = <E extends Event>(type: string, listen: (event: E) => void) =>
      element.addEventListener(type, listen as EventListener, { signal: stopped.signal });
    on<PointerEvent>('pointerenter', ({ pointerType }) => pointerType !== 'touch' && set(true, OPEN_AFTER));
    on('pointerleave', () => set(hasKeyboard(element), CLOSE_AFTER));
    on('focusin', () => hasKeyboard(element) && set(true));
    on<FocusEvent>('focusout', ({ relatedTarget }) => element.contains(relatedTarget as Node | null) || set(false));
    return () => {
      stopped.abort();
      clearTimeout(timer.current);
    };
  }, [box, set]);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // before it closes: what has the focus goes with it
      if (box.current?.querySelector('[popover] :focus')) box.current.querySelector('a')?.focus();
      set(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [box, set, isOpen]);

  return { isOpen, close: useCallback(() => set(false), [set]) };
}

const hasKeyboard = (element: Element) => element.querySelector(':focus-visible') !== null;
