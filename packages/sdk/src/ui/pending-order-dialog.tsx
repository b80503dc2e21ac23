import { useWidget } from '#widget/context.js';
import { Banner } from './banner.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { pendingOrderText as text } from './interruptions.text.js';

export interface PendingOrderDialogProps {
  open: boolean;
  /** Link of the pending orders: Continue goes to `/order-summary` with it. */
  paymentUrl: string;
  /** Discards the active orders. */
  onCancelOrder: () => void;
  isCancelling?: boolean | undefined;
  /** Why they could not be discarded. */
  failure?: string | undefined;
  onClose: () => void;
}

/** An investment cannot be kept while orders are pending (specification, investing, section 4): pay for them, or discard them. */
export function PendingOrderDialog({ open, onClose, ...props }: PendingOrderDialogProps) {
  const { navigate } = useWidget();
  const goOn = () => {
    onClose();
    navigate('/order-summary', { paymentUrl: props.paymentUrl });
  };
  const actions = (
    <>
      <Button variant="danger-ghost" busy={props.isCancelling} onClick={props.onCancelOrder}>
        {text.cancel}
      </Button>
      <Button variant="primary" onClick={goOn}>
        {text.continue}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={actions} alert>
      <p>{text.text}</p>
      {props.failure && (
        <div role="alert">
          <Banner tone="danger">{props.failure}</Banner>
        </div>
      )}
    </Dialog>
  );
}
