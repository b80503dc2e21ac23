import { useCart } from '#data/cart-queries.js';
import { DataProvider } from '#data/data-provider.js';
import { sentenceOf } from '#data/services.js';
import { usePart } from '#data/use-part.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import type { cartContract } from './cart.contract.js';
import { cartText } from './cart.text.js';

type Props = ViewProps<typeof cartContract>;

const loadFullCart = () => import('./full-cart.js');

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
  const { navigate } = useWidget();
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
  if (cart?.noOfItems === 0) {
    const explore = (
      <Button variant="primary" onClick={() => navigate('/home')}>
        {cartText.explore}
      </Button>
    );
    return <EmptyState level={2} title={cartText.emptyTitle} text={cartText.emptyText} action={explore} />;
  }
  if (cart && part) return <part.FullCart cart={cart} {...props} />;
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  );
}
