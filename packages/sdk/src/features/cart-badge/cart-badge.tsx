import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { cart as shape } from '#primitives/icons/controls.js';
import { useCart } from '#queries/cart.js';
import { useReportError } from '#services/error-message.js';
import { isFramed } from '#services/own-site.js';
import { DataProvider, useIsExpired, usePersonKey } from '#services/services.js';
import { useSiteLink } from '#services/use-site-link.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import { toReact } from '#widget/react.js';
import { cartBadgeContract } from './cart-badge.contract.js';
import { cartBadgeText } from './cart-badge.text.js';
import iconCss from '#primitives/display/icon.css?inline';
import css from './cart-badge.css?inline';

/** Milliseconds that a pointer rests before the preview opens, and is away before it closes: long enough to cross the gap. */
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;

/**
 * Returns whether the preview of `box` is open (WCAG 1.4.13): by a pointer that rests on it or by the keyboard's focus in it, until both have left;
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

  // before it is seen, so that no press is lost
  useBeforePaint(() => {
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

/** Without its code there is no preview, and the way to the cart stays. */
const CartPreview = lazy(async () => (await import('./cart-preview.lazy.js')).CartPreview, { optional: true });

export function CartBadge() {
  return (
    <DataProvider>
      <Badge />
    </DataProvider>
  );
}

const MAX_SHOWN = 99;

function Badge() {
  const text = useWords(cartBadgeText);
  useStyles(iconCss);
  useStyles(css);
  const { data, error, isPending } = useCart();
  const isExpired = useIsExpired();
  const cart = isExpired ? undefined : data;
  useReportError(error);
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, close } = usePreview(box);
  const isPreviewShown = isOpen && !isPending && !isExpired && !isFramed();
  const count = cart?.noOfItems;
  const toCart = useSiteLink({ to: '/cart-review', onFollow: close });
  return (
    <div ref={box} className="cart-badge">
      <a
        {...toCart}
        className="px-iconbtn"
        aria-label={count === undefined ? (error ? text.failed : text.cart) : text.label(count)}
      >
        <Icon shape={shape} />
        {count ? (
          <span className="px-count" aria-hidden="true">
            {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          </span>
        ) : null}
      </a>
      <Announced key={usePersonKey()} count={count} />
      {isPreviewShown && <CartPreview cart={cart} onFollow={close} />}
    </div>
  );
}

/** Says how much is in the cart when that has changed, not when one comes, nor when the one that was there is back. */
function Announced({ count }: { readonly count: number | undefined }) {
  const text = useWords(cartBadgeText);
  const [known, setKnown] = useState({ count, changed: false });
  if (count === undefined) {
    if (known.changed) setKnown({ ...known, changed: false });
  } else if (known.count !== count) setKnown({ count, changed: known.count !== undefined });
  return (
    <span className="px-vh" role="status">
      {known.changed && count !== undefined ? text.changed(count) : null}
    </span>
  );
}

export const CartBadgeWidget = /* @__PURE__ */ toReact(cartBadgeContract, CartBadge);
