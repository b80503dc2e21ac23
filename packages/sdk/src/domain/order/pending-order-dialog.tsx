import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { WaitingOrder } from '#queries/place-order.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { pendingOrderText } from './pending-order-dialog.text.js';
import css from './pending-order-dialog.css?inline';

export interface PendingOrderDialogProps {
  open: boolean;
  /** All that wait to be paid, which are cancelled together, and those in the way whose payment is under way. */
  orders: readonly WaitingOrder[];
  /** Link of the only set: Continue goes to `/order-summary` with it. null of several sets: it goes to the list of all. */
  paymentUrl: string | null;
  /** Orders once more though the payment of all in the way is under way; absent where nothing is ordered yet. */
  onOrderAnyway?: (() => void) | undefined;
  /** Discards the active orders. */
  onCancelOrder: () => void;
  isCancelling?: boolean | undefined;
  /** What waits is not known in full yet: nobody cancels, or goes on to, what they have not seen. */
  isReading?: boolean | undefined;
  /** The error for which the orders could not be discarded. */
  failure?: string | undefined;
  onClose: () => void;
}

/** An investment cannot be kept while orders are pending: pay for them, or discard them. Besides a payment under way one orders again, knowingly. */
export function PendingOrderDialog({ open, onClose, orders, onOrderAnyway, ...props }: PendingOrderDialogProps) {
  const text = useWords(pendingOrderText);
  useStyles(css);
  const { navigate } = useWidget();
  const next = () => {
    onClose();
    if (props.paymentUrl === null) navigate('/profile/portfolio');
    else navigate('/order-summary', { paymentUrl: props.paymentUrl });
  };
  const unpaid = orders.filter(({ beingPaid }) => !beingPaid).length;
  const isAllPaid = orders.length > 0 && unpaid === 0;
  const orderAnyway = () => {
    onClose();
    onOrderAnyway?.();
  };
  const actions = (
    <>
      {isAllPaid && onOrderAnyway && <Button onClick={orderAnyway}>{text.orderAnyway}</Button>}
      {!isAllPaid && (
        <Button variant="danger-ghost" idle={props.isReading} busy={props.isCancelling} onClick={props.onCancelOrder}>
          {text.cancel(unpaid)}
        </Button>
      )}
      <Button variant="primary" idle={props.isReading} onClick={next}>
        {isAllPaid ? text.seePayment : text.continue}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={actions} alert canWait>
      <p>
        {isAllPaid
          ? `${text.beingPaid(orders.length)} ${onOrderAnyway ? text.orderAnywayAdvice : ''}`
          : `${text.waiting(unpaid)} ${text.advice(unpaid)}`}
      </p>
      {orders.length > 0 && (
        <ul className="px-pending" aria-label={isAllPaid ? text.paymentUnderWay : text.orders}>
          {orders.map(({ schemeName, amount, note, beingPaid }, index) => (
            <li key={index}>
              <span lang="en">{schemeName}</span> <Money amount={amount} />
              {note && <small>{note}</small>}
              {beingPaid && <small>{text.paymentUnderWay}</small>}
            </li>
          ))}
        </ul>
      )}
      {props.failure && (
        <div role="alert">
          <Banner tone="danger">{props.failure}</Banner>
        </div>
      )}
    </Dialog>
  );
}
