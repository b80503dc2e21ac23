import { useRef } from 'react';
import { useCart } from '#queries/cart.js';
import { DataProvider } from '#api/data-provider.js';
import { sentenceOf } from '#api/services.js';
import { useStyles } from '#theme/use-styles.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { Skeleton, SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import type { cartContract } from './cart.contract.js';
import css from './cart-skeleton.css?inline';
import { cartText } from './cart.text.js';

type Props = ViewProps<typeof cartContract>;

const FullCart = lazy(async () => (await import('./full-cart.lazy.js')).FullCart);
const EmptyCart = lazy(async () => (await import('./empty-cart.lazy.js')).EmptyCart);

export function Cart(props: Props) {
  return (
    <DataProvider>
      <CartStates {...props} />
    </DataProvider>
  );
}

function CartStates(props: Props) {
  const { data: cart, error, refetch } = useCart();
  usePreload(FullCart);
  const wasFilled = useRef(false);
  const isPutBack = useRef(false);
  const onPutBack = () => void (isPutBack.current = true);
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{cartText.retry}</Button>;
    return (
      <EmptyState
        level={2}
        tone="error"
        error={error}
        title={cartText.failed}
        text={sentenceOf(error)}
        action={retry}
      />
    );
  }
  if (cart?.noOfItems === 0)
    return <EmptyCart fallback={<CartSkeleton />} isLeft={wasFilled.current} onPutBack={onPutBack} />;
  if (cart) wasFilled.current = true;
  if (cart) return <FullCart fallback={<CartSkeleton />} cart={cart} isPutBack={isPutBack.current} {...props} />;
  return <CartSkeleton />;
}

/** Items, and beside them the sum. */
function CartSkeleton() {
  useStyles(css);
  return (
    <SkeletonGroup>
      <div className="cart-skel">
        <div>
          {[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
        <div>
          <Skeleton width="40%" height="2.4em" />
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} />
          ))}
          <Skeleton height="3em" radius="10px" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
