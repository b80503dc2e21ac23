import type { OrderInProgress } from '@prosperx/core/order';
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
  /** Before the cart is filled by those that have ended. */
  readonly onRestored: () => void;
}

/** Above an empty cart: the orders that were made of it and wait to be paid, were refused, or have expired. */
export function OrdersOfCart({ waiting, children, onRestored }: OrdersOfCartProps) {
  if (useUnpaidAsked()) return waiting;
  return children(
    <>
      <UnpaidOrders enabled />
      <EndedOrders onRestored={onRestored} />
    </>,
  );
}

/** Returns how many orders of a set can be moved back, by how they ended. */
const restorableOf = ({ restorable, status, orders: { length } }: OrderInProgress) =>
  restorable ?? (status === 'expired' ? { refused: 0, expired: length } : { refused: length, expired: 0 });

/** Orders that were made of the cart and were refused or have expired, with the way back into it; nothing where there are none. */
function EndedOrders({ onRestored }: Pick<OrdersOfCartProps, 'onRestored'>) {
  const text = useWords(emptyCartText);
  const { flash } = useServices();
  const { data = [], refetch } = useOrdersInProgress(true);
  const sets = data.flatMap((set) => {
    const link = set.canRestore && set.paymentUrl !== null ? readPaymentLink(set.paymentUrl) : null;
    return link ? [{ cartId: link.cartId, ...restorableOf(set) }] : [];
  });
  const restore = useRestoreCart();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      onRestored();
      const done: boolean[] = [];
      for (const { cartId } of sets) done.push(await restore(cartId));
      return done.every(Boolean);
    },
    onSuccess: (isDone) => isDone && flash.getState().show('success', text.isBack),
    onSettled: () => refetch(),
  });
  if (sets.length === 0) return null;
  const refused = sets.reduce((sum, set) => sum + set.refused, 0);
  const expired = sets.reduce((sum, set) => sum + set.expired, 0);
  const how = refused === 0 ? 'expired' : expired === 0 ? 'refused' : 'both';
  const back = (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {text.restore}
    </Button>
  );
  return (
    <Banner title={text.ended[how](refused + expired)} action={back}>
      {text.endedText[how]}
    </Banner>
  );
}
