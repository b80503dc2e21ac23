import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon, IconButton } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { check, close } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import css from './flash.css?inline';

export interface FlashMessage {
  /** Another number for each message, so that the same words twice are two messages. */
  readonly id: number;
  readonly tone: 'error' | 'success';
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly lang?: 'en' | undefined;
}

export interface FlashProps {
  flash: FlashMessage | null;
  onHide: () => void;
}

/**
 * A message near the top of the page, or at its foot while the focus is where it would stand, that leaves by itself; while the pointer rests on it or the focus is in it, it stays, and its time counts
 * anew when they have left. The words are heard from a region that was there before them, so that what is seen is hidden from screen readers;
 * its button is not. All of it stands in the topmost dialog while one is open. One region a page.
 */
export function Flash({ flash, onHide }: FlashProps) {
  const text = useWords(primitivesText);
  useStyles(css);
  const home = useRef<HTMLDivElement>(null);
  const guest = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = flash?.id;
  const shown = useRef(id);
  const isHoveredOrFocused = useHoverOrFocus(box, id !== undefined);
  const previousFocus = usePreviousFocus(box);

  const show = useCallback(() => {
    // in the top layer, since a message may be about the dialog that is open
    if (shown.current !== undefined) box.current?.showPopover?.();
    else box.current?.hidePopover?.();
  }, []);
  const place = useInTopDialog({ home, guest, onMoved: show });
  useBeforePaint(() => {
    shown.current = id;
    place();
    show();
  }, [id, place, show]);
  const edge = useFreeEdge(box, id);
  useEffect(() => {
    if (!flash || isHoveredOrFocused) return;
    const timer = setTimeout(onHide, flash.duration);
    return () => clearTimeout(timer);
  }, [flash, isHoveredOrFocused, onHide]);

  const dismiss = () => {
    // what has the focus goes with it
    previousFocus.current?.focus();
    onHide();
  };
  const spoken = (tone: FlashMessage['tone']) => (flash?.tone === tone ? flash.message : null);
  const lang = flash?.lang;
  return (
    <div ref={home} className="px-flash-home">
      <div ref={guest} className="px-flash-home">
        <p className="px-vh" role="status" lang={lang}>
          {spoken('success')}
        </p>
        <p className="px-vh" role="alert" lang={lang}>
          {spoken('error')}
        </p>
        <div ref={box} className="px-flash" popover="manual" data-tone={flash?.tone} data-edge={edge}>
          <span>
            <Icon shape={flash?.tone === 'error' ? close : check} />
          </span>
          <span aria-hidden="true" lang={lang}>
            {flash?.message}
          </span>
          {flash && <IconButton shape={close} label={text.closeMessage} onClick={dismiss} />}
        </div>
      </div>
    </div>
  );
}

/** True while the pointer is on it or the focus in it. Listened to natively, since `focus` does not bubble in Preact. */
function useHoverOrFocus(box: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [holders, setHolders] = useState(NOBODY);
  useEffect(() => {
    if (!isShown) return;
    const stopped = new AbortController();
    const on = (type: string, change: Partial<typeof NOBODY>) =>
      box.current?.addEventListener(type, () => setHolders((before) => ({ ...before, ...change })), {
        signal: stopped.signal,
      });
    on('mouseenter', { pointer: true });
    on('mouseleave', { pointer: false });
    on('focusin', { focus: true });
    on('focusout', { focus: false });
    return () => {
      stopped.abort();
      // it went from under the pointer, which then tells nothing
      setHolders(NOBODY);
    };
  }, [box, isShown]);
  return holders.pointer || holders.focus;
}

const NOBODY = { pointer: false, focus: false };

/** Returns what had the focus before it came into `box`. */
function usePreviousFocus(box: RefObject<HTMLElement | null>): { current: HTMLElement | null } {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = box.current;
    const keep = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) from.current = relatedTarget as HTMLElement | null;
    };
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, [box]);
  return from;
}

/** The edge of the window at which the box covers nothing that has the focus (WCAG 2.4.11): the top unless the focus is there. */
function useFreeEdge(box: RefObject<HTMLElement | null>, id: number | undefined): 'top' | 'foot' {
  const [edge, setEdge] = useState<'top' | 'foot'>('top');
  useBeforePaint(() => {
    const element = box.current;
    if (id === undefined) setEdge('top');
    if (!element || id === undefined) return;
    const giveWay = (focused: Element | null | undefined) => {
      // the edge at which it is measured, whatever was asked for since
      const other = element.dataset['edge'] === 'foot' ? 'top' : 'foot';
      if (focused && !element.contains(focused) && isOver(element, focused)) setEdge(other);
    };
    giveWay(focusedIn(element.ownerDocument));
    // of the document, which hears of what has the focus in any shadow root
    const onFocus = (event: FocusEvent) => giveWay(event.composedPath()[0] as Element);
    const page = element.ownerDocument;
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [box, id]);
  return edge;
}

/** What has the focus, in whichever shadow root. */
function focusedIn({ activeElement }: Document | ShadowRoot): Element | null {
  const inner = activeElement?.shadowRoot;
  return inner?.activeElement ? focusedIn(inner) : activeElement;
}

/** Whether it stands over another. What holds it, or is as large as a page, is not covered by it. */
function isOver(box: Element, other: Element): boolean {
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  if (other.contains(box) || b.height > innerHeight / 2) return false;
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

interface Places {
  /** The container of the flash while no dialog is open. */
  readonly home: RefObject<HTMLElement | null>;
  readonly guest: RefObject<HTMLElement | null>;
  /** Called after each move, which closes a popover that is moved. */
  readonly onMoved: () => void;
}

/**
 * Keeps `guest` in the topmost modal dialog of its page or shadow root: beside an open one nothing is heard, and nothing can be pressed.
 * Returns a function that looks at once, for when something is about to be shown.
 */
function useInTopDialog({ home, guest, onMoved }: Places): () => void {
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
