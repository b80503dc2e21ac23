import type { Cart as CartData } from '@prosperx/core/cart';
import { useCart } from '#data/cart-queries.js';
import { DataProvider } from '#data/data-provider.js';
import { sentenceOf, useServices } from '#data/services.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import { CartRow } from './cart-row.js';
import { CartSummary } from './cart-summary.js';
import { usePlaceOrder } from './cart-queries.js';
import type { cartContract } from './cart.contract.js';
import css from './cart.css?inline';
import { cartText } from './cart.text.js';
import { useCartEdits, type EditedItem, type CartEdits } from './use-cart-edits.js';

type Props = ViewProps<typeof cartContract>;

export function Cart(props: Props) {
  return (
    <DataProvider>
      <CartStates {...props} />
    </DataProvider>
  );
}

function CartStates(props: Props) {
  useRichStyles(css);
  const { data: cart, error, refetch } = useCart();
  const { navigate } = useWidget();
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{cartText.retry}</Button>;
    return <EmptyState level={2} tone="error" title={cartText.failed} text={sentenceOf(error)} action={retry} />;
  }
  if (!cart)
    return (
      <SkeletonGroup>
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonGroup>
    );
  if (cart.noOfItems === 0) {
    const explore = (
      <Button variant="primary" onClick={() => navigate('/home')}>
        {cartText.explore}
      </Button>
    );
    return <EmptyState level={2} title={cartText.emptyTitle} text={cartText.emptyText} action={explore} />;
  }
  return <FullCart cart={cart} {...props} />;
}

function FullCart({ cart, onOrdered }: Props & { readonly cart: CartData }) {
  const edits = useCartEdits(cart.activeCustomizedInvestmentDetailList);
  const order = usePlaceOrder();
  const { flash } = useServices();
  const { navigate } = useWidget();
  const place = () =>
    order.mutate(
      { cartId: cart.encryptedCartId, version: cart.version },
      {
        onSuccess: ({ pxOrderNumber, paymentUrl }) => {
          onOrdered?.({ orderNumber: pxOrderNumber });
          navigate('/order-summary', { paymentUrl });
        },
        onError: (error) => flash.getState().show('error', sentenceOf(error)),
      },
    );
  const of = (type: string) => edits.rows.filter(({ item }) => item.investmentType === type);
  return (
    <div className="cart">
      <p className="cart__lead">{cartText.lead(cart.noOfItems)}</p>
      <div className="cart__lists">
        <CartList title={cartText.sips} rows={of('SIP')} edits={edits} />
        <CartList title={cartText.lumpsums} note={cartText.oneTime} rows={of('LUMPSUM')} edits={edits} />
        <TextLink onClick={() => navigate('/home')}>{cartText.addAnother}</TextLink>
      </div>
      <CartSummary edits={edits} isPlacing={order.isPending} onPlace={place} />
    </div>
  );
}

interface CartListProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly EditedItem[];
  readonly edits: CartEdits;
}

function CartList({ title, note, rows, edits }: CartListProps) {
  if (rows.length === 0) return null;
  return (
    <section className="cart__group" aria-label={title}>
      <div className="cart__head">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <ul className="cart__list">
        {rows.map((row) => (
          <CartRow key={row.item.investmentId} row={row} edits={edits} />
        ))}
      </ul>
    </section>
  );
}
