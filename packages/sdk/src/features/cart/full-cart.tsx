import type { Cart } from '@prosperx/core/cart';
import { sentenceOf, useServices } from '#data/services.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { FlashPlace } from '#ui/flash-place.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import { usePlaceOrder } from './cart-queries.js';
import { CartRow } from './cart-row.js';
import { CartSummary } from './cart-summary.js';
import type { cartContract } from './cart.contract.js';
import css from './cart.css?inline';
import { cartText } from './cart.text.js';
import { isRefusal } from './order-refused.js';
import { type CartEdits, type EditedItem, useCartEdits } from './use-cart-edits.js';

type Props = ViewProps<typeof cartContract> & { readonly cart: Cart };

/** A cart that has arrived and holds something. */
export function FullCart({ cart, onOrdered }: Props) {
  useRichStyles(css);
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
        onError: (error) => {
          if (!isRefusal(error)) flash.getState().show('error', sentenceOf(error));
        },
      },
    );
  // until the cart is read again, what became orders is still shown
  const isOrdered = order.isSuccess && order.variables.version === cart.version;
  const refusal = order.variables?.version === cart.version && isRefusal(order.error) ? order.error : null;
  const of = (type: string) => edits.rows.filter(({ item }) => item.investmentType === type);
  return (
    <div className="cart">
      <p className="cart__lead">{cartText.lead(cart.noOfItems)}</p>
      <div className="cart__lists">
        <CartList title={cartText.sips} rows={of('SIP')} edits={edits} />
        <CartList title={cartText.lumpsums} note={cartText.oneTime} rows={of('LUMPSUM')} edits={edits} />
        <TextLink onClick={() => navigate('/home')}>{cartText.addAnother}</TextLink>
      </div>
      <CartSummary edits={edits} isPlacing={order.isPending || isOrdered} refusal={refusal} onPlace={place} />
      <FlashPlace />
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
