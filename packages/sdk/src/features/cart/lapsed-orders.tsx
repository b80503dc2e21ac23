import { useMutation } from '@tanstack/react-query';
import { readPaymentLink, useOrdersInProgress } from '#queries/order.js';
import { useServices } from '#api/services.js';
import { usePutBack } from '#queries/cart.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { emptyCartText as text } from './empty-cart.text.js';

interface LapsedOrdersProps {
  readonly enabled: boolean;
  /** Before the cart is filled by them. */
  readonly onPutBack: () => void;
}

/** Orders that were made of the cart and not paid in time, with the way back into it; nothing where there are none. */
export function LapsedOrders({ enabled, onPutBack }: LapsedOrdersProps) {
  const { flash } = useServices();
  const { data = [], refetch } = useOrdersInProgress(enabled);
  const cartIds = data.flatMap(({ canRestore, paymentUrl }) => {
    const link = canRestore && paymentUrl !== null ? readPaymentLink(paymentUrl) : null;
    return link ? [link.cartId] : [];
  });
  const putBack = usePutBack();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      onPutBack();
      const done: boolean[] = [];
      for (const cartId of cartIds) done.push(await putBack(cartId));
      return done.every(Boolean);
    },
    onSuccess: (isDone) => isDone && flash.getState().show('success', text.isBack),
    onSettled: () => refetch(),
  });
  if (cartIds.length === 0) return null;
  const back = (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {text.putBack}
    </Button>
  );
  return (
    <Banner title={text.lapsed(cartIds.length)} action={back}>
      {text.lapsedText}
    </Banner>
  );
}
