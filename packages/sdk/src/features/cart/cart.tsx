import { useRef } from 'react';
import { useCart } from '#queries/cart.js';
import { DataProvider } from '#api/data-provider.js';
import { sentenceOf } from '#api/services.js';
import { usePart } from '#api/use-part.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Skeleton, SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';
import type { ViewProps } from '#widget/contract.js';
import type { cartContract } from './cart.contract.js';
import type { EmptyCartProps } from './empty-cart.js';
import css from './cart-skeleton.css?inline';
import { cartText } from './cart.text.js';

type Props = ViewProps<typeof cartContract>;

const loadFullCart = () => import('./full-cart.js');
const loadEmptyCart = () => import('./empty-cart.js');

export function Cart(props: Props) {
  return (
    <DataProvider>
      <CartStates {...props} />
    </DataProvider>
  );
}

function CartStates(props: Props) {
  const { data: cart, error, refetch } = useCart();
  const part = usePart(loadFullCart);
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
  if (cart?.noOfItems === 0) return <Nothing isLeft={wasFilled.current} onPutBack={onPutBack} />;
  if (cart) wasFilled.current = true;
  if (cart && part) return <part.FullCart cart={cart} isPutBack={isPutBack.current} {...props} />;
  return <CartSkeleton />;
}

/** Its code comes where it is needed. */
function Nothing(props: EmptyCartProps) {
  const part = usePart(loadEmptyCart);
  return part ? <part.EmptyCart {...props} /> : <CartSkeleton />;
}

/** Items, and beside them the sum. */
function CartSkeleton() {
  useRichStyles(css);
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
