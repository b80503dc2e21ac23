import type { PaymentView } from '@prosperx/core/payment';
import { useGoTo } from '#session/use-redirect.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { payText } from './pay.text.js';

const text = payText.beside;

interface PaymentEndProps {
  readonly payment: PaymentView;
  readonly onRetry: (() => void) | undefined;
}

/** How a payment ended, told where it was started. */
export function PaymentEnd({ payment: { progress, reason, returnTo }, onRetry }: PaymentEndProps) {
  const goTo = useGoTo();
  const paid = progress === 'paid';
  const goOn = () => (paid || !onRetry ? goTo(returnTo) : onRetry());
  return (
    <div role="status">
      <Banner tone={paid ? 'success' : 'danger'} title={paid ? text.paid : text.failed}>
        {paid ? text.paidText : reason}
      </Banner>
      <Button variant="primary" size="lg" block onClick={goOn}>
        {paid ? text.seeOrder : text.retry}
      </Button>
    </div>
  );
}
