import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { readPaymentLink, useOrdersInProgress } from '#queries/order.js';
import { useRestoreCart } from '#queries/restore-orders.js';
import { useServices } from '#services/services.js';
import { emptyCartText } from './cart.text.js';
import { UnpaidOrders, useUnpaidAsked } from './unpaid-orders.js';

interface OrdersOfCartProps {
  /** Stands in place of all while they are asked. */
  readonly waiting: ReactNode;
  /** The cart, with the orders above it. */
  readonly children: (orders: ReactNode) => ReactNode;
  /** Before the cart is filled by expired ones. */
  readonly onRestored: () => void;
}

/** Above an empty cart: the orders that were made of it and wait to be paid, or have expired. */
export function OrdersOfCart({ waiting, children, onRestored }: OrdersOfCartProps) {
  if (useUnpaidAsked()) return waiting;
  return children(
    <>
      <UnpaidOrders enabled />
      <ExpiredOrders onRestored={onRestored} />
    </>,
  );
}

/** Orders that were made of the cart and not paid in time, with the way back into it; nothing where there are none. */
function ExpiredOrders({ onRestored }: Pick<OrdersOfCartProps, 'onRestored'>) {
  const text = useWords(emptyCartText);
  const { flash } = useServices();
  const { data = [], refetch } = useOrdersInProgress(true);
  const cartIds = data.flatMap(({ canRestore, paymentUrl }) => {
    const link = canRestore && paymentUrl !== null ? readPaymentLink(paymentUrl) : null;
    return link ? [link.cartId] : [];
  });
  const restore = useRestoreCart();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      onRestored();
      const done: boolean[] = [];
      for (const cartId of cartIds) done.push(await restore(cartId));
      return done.every(Boolean);
    },
    onSuccess: (isDone) => isDone && flash.getState().show('success', text.isBack),
    onSettled: () => refetch(),
  });
  if (cartIds.length === 0) return null;
  const back = (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {text.restore}
    </Button>
  );
  return (
    <Banner title={text.expired(cartIds.length)} action={back}>
      {text.expiredText}
    </Banner>
  );
}
