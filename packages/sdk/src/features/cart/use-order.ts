import type { Cart } from '@prosperx/core/cart';
import type { PxError } from '@prosperx/core/errors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { pendingPaymentUrl, usePendingOrders, usePlaceOrder } from '#queries/place-order.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import type { HandlersOf } from '#widget/contract.js';
import { isWrong } from './cart-edits.js';
import type { cartContract } from './cart.contract.js';
import { cartText } from './cart.text.js';
import { isRefusal } from './order-refused.js';
import type { CartEdits } from './use-cart-edits.js';

export interface Ordering {
  /** Goes on with the cart that is on the screen once it is kept; a wrong field is led to instead. */
  readonly whenKept: (next: (cart: Cart) => void) => void;
  readonly place: () => void;
  readonly isBusy: boolean;
  /** Orders of the same schemes that wait to be paid. */
  readonly pending: ReturnType<typeof usePendingOrders>;
  /** The error of the last try with this cart; null when it was not refused. */
  readonly refusal: PxError | null;
}

interface OrderOptions extends Pick<HandlersOf<typeof cartContract>, 'onOrdered'> {
  readonly cart: Cart;
  readonly edits: CartEdits;
  /** The element in which the first wrong field is searched. */
  readonly root: RefObject<HTMLElement | null>;
}

/** The way from a cart to orders. What was wished while a change was on its way to the server is done when that is through. */
export function useOrder({ cart, edits, root, onOrdered }: OrderOptions): Ordering {
  const text = useWords(cartText);
  const order = usePlaceOrder();
  const { flash } = useServices();
  const widget = useWidget();
  const { navigate } = widget;
  const isMounted = useIsMounted();
  const [isWaiting, setWaiting] = useState(false);
  const say = (error: unknown) => showErrorFlash({ flash }, error);

  const whenKept = async (next: (cart: Cart) => void) => {
    if (edits.rows.some(isWrong)) return root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    setWaiting(true);
    const kept = await edits.settle().catch((error: unknown) => showErrorFlash({ flash }, error, text.changed));
    if (!isMounted.current) return;
    setWaiting(false);
    if (kept) next(kept);
  };
  const placeWith =
    (again: boolean) =>
    ({ encryptedCartId: cartId, version }: Cart) =>
      order.mutate(
        { cartId, version, ...(again && { again }) },
        {
          onSuccess: ({ pxOrderNumber, paymentUrl }) => {
            onOrdered?.({ orderNumber: pxOrderNumber });
            if (!widget.quiet)
              void import('#services/count-use.lazy.js')
                .then((file) => file.countUse(widget, 'cart', 'px-order'))
                .catch(() => {});
            navigate('/order-summary', { paymentUrl });
          },
          onError: (error) => {
            if (!isRefusal(error) && pendingPaymentUrl(error) === null) say(error);
          },
        },
      );
  const place = placeWith(false);
  const pending = usePendingOrders(
    order.error,
    () => void whenKept(place),
    () => void whenKept(placeWith(true)),
  );
  const isOfThis = order.variables?.version === cart.version;
  return {
    whenKept: (next) => void whenKept(next),
    place: () => void whenKept(place),
    // until the cart is read again, what became orders is still shown
    isBusy: isWaiting || order.isPending || (order.isSuccess && isOfThis),
    pending,
    refusal: isOfThis && isRefusal(order.error) ? order.error : null,
  };
}

/** Returns whether the cart is still shown: a person who has left it no longer wants what they were waiting for. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
