import type { Cart } from '@prosperx/core/cart';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { TextLink } from '#primitives/display/links.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { plus } from '#primitives/icons/features.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useToday } from '#queries/calendar.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { type EditedItem, nameOf } from './cart-edits.js';
import { CartRow, type CartRowProps } from './cart-row.js';
import { CartSummary } from './cart-summary.js';
import type { cartContract } from './cart.contract.js';
import { cartText } from './cart.text.js';
import { UnpaidOrders, useUnpaidAsked } from './unpaid-orders.js';
import { type CartEdits, useCartEdits } from './use-cart-edits.js';
import { useOrder } from './use-order.js';
import css from './cart.css?inline';

interface RemoveItemDialogProps {
  /** The item that is to go, or all of them; null while nothing is asked. */
  readonly what: EditedItem | 'all' | null;
  readonly edits: CartEdits;
  readonly onClose: () => void;
}

/** Asks before something leaves the cart. */
function RemoveItemDialog({ what, edits, onClose }: RemoveItemDialogProps) {
  const removeWords = useWords(cartText).removal;
  const isAll = what === 'all';
  const remove = async () => {
    if (what) await (isAll ? edits.empty() : edits.remove(what.item.investmentId));
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{removeWords.keep}</Button>
      <Button variant="danger" busy={edits.isRemoving} onClick={() => void remove()}>
        {isAll ? removeWords.empty : removeWords.remove}
      </Button>
    </>
  );
  return (
    <Dialog
      open={what !== null}
      onClose={onClose}
      title={isAll ? removeWords.emptyTitle : removeWords.title}
      actions={actions}
      alert
    >
      {what && <p>{isAll ? removeWords.all(edits.rows.length) : removeWords.one(nameOf(what.item))}</p>}
    </Dialog>
  );
}

/** Returns what is asked to be taken out. Once an item is gone, and its button with it, the focus is on the next one, or on the lead where none is left. */
function useRemoveItem(root: RefObject<HTMLElement | null>, rows: readonly EditedItem[]) {
  const [what, ask] = useState<EditedItem | 'all' | null>(null);
  const place = useRef({ id: '', at: 0 });
  const removers = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  useBeforePaint(() => {
    const { id, at } = place.current;
    if (what !== null || !id || rows.some(({ item }) => item.investmentId === id)) return;
    place.current = { id: '', at: 0 };
    const left = removers();
    (left[Math.min(at, left.length - 1)] ?? root.current)?.focus();
  }, [what, rows.length]);
  return {
    what,
    askFor: (row: EditedItem) => {
      const id = row.item.investmentId;
      place.current = { id, at: removers().findIndex(({ dataset }) => dataset['remove'] === id) };
      ask(row);
    },
    askForAll: () => ask('all'),
    close: () => ask(null),
  };
}

type Props = ViewProps<typeof cartContract> & {
  readonly cart: Cart;
  /** Stands in its place while the orders that wait are asked. */
  readonly waiting: ReactNode;
  /** It was filled by a button that went with its emptiness, and the focus with it. */
  readonly isRestored: boolean;
};

/** A cart that has arrived and holds something. */
export function FullCart({ waiting, ...props }: Props) {
  return useUnpaidAsked() ? waiting : <Items {...props} />;
}

function Items({ cart, isRestored, onOrdered }: Omit<Props, 'waiting'>) {
  const cartWords = useWords(cartText);
  useStyles(css);
  const root = useRef<HTMLDivElement>(null);
  const { status, expired } = useSession();
  useEffect(() => {
    if (isRestored) root.current?.focus();
  }, [isRestored]);
  const edits = useCartEdits(cart);
  const order = useOrder({ cart, edits, root, onOrdered });
  const removal = useRemoveItem(root, edits.rows);
  const { navigate } = useWidget();
  const today = useToday();
  const of = (type: string) => ({
    rows: edits.rows.filter(({ item }) => item.investmentType === type),
    edits,
    today,
    onRemove: removal.askFor,
  });
  return (
    <div className="cart" ref={root} tabIndex={-1}>
      <p className="cart__lead">{cartWords.intro(cart.noOfItems)}</p>
      <div className="cart__lists">
        <UnpaidOrders enabled={status === 'signed_in'} />
        <CartList title={cartWords.sips} {...of('SIP')} />
        <CartList title={cartWords.lumpsums} note={cartWords.oneTime} {...of('LUMPSUM')} />
        <div className="cart__more">
          <TextLink onClick={() => navigate('/home')}>
            <Icon shape={plus} />
            {cartWords.addAnother}
          </TextLink>
          <TextLink onClick={removal.askForAll}>{cartWords.empty}</TextLink>
        </div>
      </div>
      <CartSummary cart={cart} edits={edits} order={order} />
      {/* a dialog would lie over the page of whoever is there once its owner's session has expired */}
      <RemoveItemDialog what={expired ? null : removal.what} edits={edits} onClose={removal.close} />
      <PendingOrderDialog {...order.pending} />
    </div>
  );
}

interface CartListProps extends Omit<CartRowProps, 'row'> {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly EditedItem[];
}

function CartList({ title, note, rows, ...rest }: CartListProps) {
  if (rows.length === 0) return null;
  return (
    <section className="cart__group" aria-label={title}>
      <div className="cart__head">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <ul className="cart__list">
        {rows.map((row) => (
          <CartRow key={row.item.investmentId} row={row} {...rest} />
        ))}
      </ul>
    </section>
  );
}
